#include "room/net/server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <thread>

#include "room/game/fault.h"
#include "room/net/door_keeper.h"

namespace cardroom::room::net {

struct Server::Inside {
  Inside(ServerOptions options, RouteOptions routes, Service& service)
      : hall(std::move(options), std::move(routes), service, context),
        front(context, hall, Door::front),
        metrics(context, hall, Door::metrics),
        signals(context, SIGTERM, SIGINT, SIGHUP),
        certificate_look(context) {}

  void wait_for_signal() {
    signals.async_wait([this](beast::error_code error, int signal) {
      if (error) return;
      if (signal != SIGHUP || !hall.options.reload_on_hangup) return stop();
      read_certificate();
      wait_for_signal();
    });
  }

  // The connections that are there keep the certificate that they came with. One that cannot be
  // used leaves things as they are.
  void read_certificate() {
    if (hall.options.certificate.empty()) return;
    seen = Certificate::changed_at(hall.options.certificate, hall.options.key);
    auto certificate = Certificate::load(hall.options.certificate, hall.options.key);
    if (!certificate)
      return hall.service.note(
          notice::Trouble{certificate.error().operation, certificate.error().detail});
    front.use(std::move(*certificate));
    hall.service.note(notice::CertificateRead{});
  }

  // Whoever renews a certificate need not tell the room.
  void look_at_certificate() {
    if (hall.options.certificate.empty()) return;
    certificate_look.expires_after(std::chrono::seconds(60));
    certificate_look.async_wait([this](beast::error_code error) {
      if (error || hall.stopping) return;
      if (Certificate::changed_at(hall.options.certificate, hall.options.key) != seen)
        read_certificate();
      look_at_certificate();
    });
  }

  // Accepts nothing new, finishes and answers what has come in, then closes all connections.
  void stop() {
    if (hall.stopping) return;
    hall.stopping = true;
    front.stop();
    metrics.stop();
    beast::error_code ignored;
    signals.cancel(ignored);
    certificate_look.cancel();
    stopper = std::thread([this] {
      hall.service.stop();
      asio::post(context, [this] {
        const auto peers = hall.peers;
        for (const auto& [id, peer] : peers) peer->drop("room_is_stopping");
        context.stop();
      });
    });
  }

  asio::io_context context{1};
  Hall hall;
  DoorKeeper front;
  DoorKeeper metrics;
  asio::signal_set signals;
  asio::steady_timer certificate_look;
  std::int64_t seen = 0;  // When the certificate that is in use was written.
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
  routes.line = options.certificate.empty() ? Line::plain : Line::tls;
  routes.sign_ins_a_minute = options.limits.sign_ins_a_minute;
  routes.origins = options.origins;
  routes.hosts = options.hosts;
  routes.proxies = options.proxies;
  auto inside = std::make_unique<Inside>(options, routes, service);
  if (const auto fault = inside->front.listen(options.listen)) return *fault;
  if (options.metrics)
    if (const auto fault = inside->metrics.listen(*options.metrics)) return *fault;
  if (routes.line == Line::tls) {
    auto certificate = Certificate::load(options.certificate, options.key);
    if (!certificate) return certificate.error();
    inside->front.use(std::move(*certificate));
    inside->seen = Certificate::changed_at(options.certificate, options.key);
  }
  return std::unique_ptr<Server>(new Server(std::move(inside)));
}

std::uint16_t Server::port() const { return inside_->front.endpoint().port(); }

std::string Server::address() const { return inside_->front.address(); }

std::string Server::metrics_address() const {
  return inside_->hall.options.metrics ? inside_->metrics.address() : std::string();
}

void Server::run() {
  Inside& inside = *inside_;
  inside.wait_for_signal();
  inside.look_at_certificate();
  inside.hall.service.on_fault = [this] { stop(); };
  inside.hall.service.start([&inside](Delivery delivery) {
    auto shared = std::make_shared<Delivery>(std::move(delivery));
    asio::post(inside.context, [&inside, shared] { inside.hall.deliver(*shared); });
  });
  inside.front.start();
  if (inside.hall.options.metrics) inside.metrics.start();
  // What breaks for one connection ends that one alone.
  while (const auto broken = broken_in([&] { inside.context.run(); }))
    inside.hall.service.note(notice::Trouble{"serve a connection", *broken});
}

void Server::stop() {
  asio::post(inside_->context, [this] { inside_->stop(); });
}

}  // namespace cardroom::room::net
