#include "room/net/server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "room/net/http_peer.h"

namespace cardroom::room::net {

using asio::ip::tcp;

struct Server::Inside {
  Inside(ServerOptions options, RouteOptions routes, Service& service)
      : hall{std::move(options), service, Routes(std::move(routes), service), {}, 0, false},
        acceptor(context),
        again(context),
        signals(context, SIGTERM, SIGINT) {}

  void accept() {
    acceptor.async_accept([this](beast::error_code error, tcp::socket socket) {
      if (hall.stopping) return;
      if (!error) {
        serve(std::move(socket));
        return accept();
      }
      // For example, too many files are open. Trying again at once would only waste processor time.
      again.expires_after(std::chrono::milliseconds(100));
      again.async_wait([this](beast::error_code) {
        if (!hall.stopping) accept();
      });
    });
  }
  void serve(tcp::socket socket) {
    beast::error_code error;
    const auto end = socket.remote_endpoint(error);
    socket.set_option(tcp::no_delay(true), error);
    std::make_shared<HttpPeer>(Stream(std::move(socket), certificate.get()), hall,
                               Address::parse(end.address().to_string()).value_or(Address()))
        ->start();
  }
  // Accepts nothing new, finishes and answers what has come in, then closes all connections.
  void stop() {
    if (hall.stopping) return;
    hall.stopping = true;
    beast::error_code ignored;
    acceptor.close(ignored);
    again.cancel();
    signals.cancel(ignored);
    stopper = std::thread([this] {
      hall.service.stop();
      asio::post(context, [this] {
        const auto peers = hall.peers;
        for (const auto& [id, peer] : peers) peer->drop();
        context.stop();
      });
    });
  }

  asio::io_context context{1};
  Hall hall;
  tcp::acceptor acceptor;
  asio::steady_timer again;
  asio::signal_set signals;
  std::shared_ptr<Certificate> certificate;
  std::thread stopper;
};

std::optional<Fault> fault_of_certificate(const std::string& certificate, const std::string& key) {
  const auto loaded = Certificate::load(certificate, key);
  return loaded ? std::nullopt : std::optional(loaded.error());
}

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Server::~Server() {
  if (inside_ && inside_->stopper.joinable()) inside_->stopper.join();
}

Result<std::unique_ptr<Server>, Fault> Server::open(ServerOptions options, Service& service) {
  RouteOptions routes;
  routes.tls = !options.certificate.empty();
  routes.sign_ins_a_minute = options.sign_ins_a_minute;
  routes.origins = options.origins;
  const std::string where = options.host + ":" + std::to_string(options.port);
  beast::error_code error;
  const auto address = asio::ip::make_address(options.host, error);
  if (error) return Fault{"listen on " + where, error.message()};
  const bool any = address.is_unspecified();
  auto inside = std::make_unique<Inside>(options, routes, service);
  const tcp::endpoint endpoint(address, options.port);
  inside->acceptor.open(endpoint.protocol(), error);
  if (!error) inside->acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) inside->acceptor.bind(endpoint, error);
  if (!error) inside->acceptor.listen(4096, error);
  if (error) return Fault{"listen on " + where, error.message()};
  if (routes.tls) {
    auto certificate = Certificate::load(options.certificate, options.key);
    if (!certificate) return certificate.error();
    inside->certificate = std::move(*certificate);
  }
  auto server = std::unique_ptr<Server>(new Server(std::move(inside)));
  // The server's own origins are known only now.
  if (!any) {
    Routes& known = server->inside_->hall.routes;
    known.allow(server->address());
    if (address.is_loopback())
      known.allow(std::string(routes.tls ? "https" : "http") +
                  "://localhost:" + std::to_string(server->port()));
  }
  return server;
}

std::uint16_t Server::port() const { return inside_->acceptor.local_endpoint().port(); }

std::string Server::address() const {
  const Inside& inside = *inside_;
  return std::string(inside.certificate ? "https" : "http") + "://" + inside.hall.options.host +
         ":" + std::to_string(port());
}

void Server::run() {
  Inside& inside = *inside_;
  inside.signals.async_wait([&](beast::error_code error, int) {
    if (!error) inside.stop();
  });
  inside.hall.service.on_fault = [this] { stop(); };
  inside.hall.service.start([&inside](Delivery delivery) {
    auto shared = std::make_shared<Delivery>(std::move(delivery));
    asio::post(inside.context, [&inside, shared] { inside.hall.deliver(*shared); });
  });
  inside.accept();
  inside.context.run();
}

void Server::stop() {
  asio::post(inside_->context, [this] { inside_->stop(); });
}

}  // namespace cardroom::room::net
