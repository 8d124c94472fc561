#include "room/net/server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "room/net/peer.h"

namespace cardroom::room::net {

using asio::ip::tcp;

void Hall::deliver(const Delivery& delivery) {
  for (const Outgoing& message : delivery.messages)
    if (const auto found = peers.find(message.to); found != peers.end()) {
      const auto peer = found->second;
      peer->send(message);
    }
  for (const ConnectionId gone : delivery.dropped)
    if (const auto found = peers.find(gone); found != peers.end()) {
      const auto peer = found->second;
      peer->drop();
    }
}

HttpRequest read_request(const Request& request, const Hall& hall, const std::string& address) {
  const auto field = [&](http::field name) { return std::string(request[name]); };
  HttpRequest asked;
  asked.method = std::string(request.method_string());
  asked.path = std::string(request.target());
  if (const auto query = asked.path.find('?'); query != std::string::npos) asked.path.resize(query);
  asked.origin = field(http::field::origin);
  asked.host = field(http::field::host);
  asked.body = request.body();
  asked.address = address;
  asked.token = hall.routes.token_in(field(http::field::cookie));
  constexpr std::string_view bearer = "Bearer ";
  const std::string authorization = field(http::field::authorization);
  if (asked.token.empty() && authorization.starts_with(bearer))
    asked.token = authorization.substr(bearer.size());
  return asked;
}

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
        if (secure)
          serve_tls(std::move(socket), *secure, hall);
        else
          serve_plain(std::move(socket), hall);
        return accept();
      }
      // Too many files are open, say: trying again at once would only burn.
      again.expires_after(std::chrono::milliseconds(100));
      again.async_wait([this](beast::error_code) {
        if (!hall.stopping) accept();
      });
    });
  }
  // Nothing new is taken; what has come in is finished and told; then everybody is let go.
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
  std::shared_ptr<Secure> secure;
  std::thread stopper;
};

std::optional<Fault> fault_of_certificate(const std::string& certificate, const std::string& key) {
  const auto secure = load_certificate(certificate, key);
  return secure ? std::nullopt : std::optional(secure.error());
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
    auto secure = load_certificate(options.certificate, options.key);
    if (!secure) return secure.error();
    inside->secure = std::move(*secure);
  }
  auto server = std::unique_ptr<Server>(new Server(std::move(inside)));
  // Known only now: the origins that are the server's own.
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
  return std::string(inside.secure ? "https" : "http") + "://" + inside.hall.options.host + ":" +
         std::to_string(port());
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
