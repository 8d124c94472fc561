#include "room/net/server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <optional>
#include <thread>

#include "room/game/fault.h"
#include "room/net/door_keeper.h"
#include "room/net/link/link_door.h"
#include "room/net/link/passing.h"

namespace cardroom::room::net {

struct Server::Inside {
  // The room in this process.
  class RoomHere : public Reception {
   public:
    RoomHere(Service& service, Routes& routes) : service_(service), routes_(routes) {}

    bool come(const Visitor& who) override {
      return service_.receive(input::Connect{who.id, who.token, who.address}, who.address);
    }
    bool say(const Visitor& who, std::string text) override {
      return service_.receive(input::Receive{who.id, std::move(text)}, who.address);
    }
    void leave(const Visitor& who) override {
      service_.receive(input::Disconnect{who.id}, who.address);
    }
    std::optional<HttpAnswer> ask(const HttpRequest& request, ConnectionId reply_to) override {
      return routes_.answer(request, reply_to, service_.now_ms());
    }

   private:
    Service& service_;
    Routes& routes_;
  };

  // What links this machine with the others of its room.
  struct Links {
    Links(asio::io_context& context, Hall& hall, const store::Hash& seed)
        : key(seed), door(context, hall, key), passing(context, hall, key) {}
    LinkKey key;
    LinkDoor door;
    Passing passing;
  };

  Inside(ServerOptions options, RouteOptions routes)
      : hall(std::move(options), std::move(routes), context),
        front(context, hall, Door::front),
        metrics(context, hall, Door::metrics),
        signals(context, SIGTERM, SIGINT, SIGHUP),
        certificate_look(context) {
    if (hall.options.linking) links.emplace(context, hall, hall.options.linking->seed);
  }

  void open_doors() {
    wait_for_signal();
    look_at_certificate();
    front.start();
    if (hall.options.metrics) metrics.start();
  }

  // Until somebody stops it.
  void turn() {
    // What breaks for one connection ends that one alone.
    while (const auto broken = broken_in([&] { context.run(); }))
      hall.note(notice::Trouble{"serve a connection", *broken});
  }

  void serve(Service& here) {
    if (hall.stopping) return;
    service = &here;
    service->on_fault = [this] { asio::post(context, [this] { stop(); }); };
    service->start([this](Delivery delivery) {
      auto shared = std::make_shared<Delivery>(std::move(delivery));
      asio::post(context, [this, shared] { hall.deliver(*shared); });
    });
    hall.routes.serve(here);
    hall.about_itself = nullptr;
    hall.attend(room_here.emplace(here, hall.routes));
    if (!links) return;
    links->passing.close();
    links->door.start();
  }

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
      return hall.note(notice::Trouble{certificate.error().operation, certificate.error().detail});
    front.use(std::move(*certificate));
    hall.note(notice::CertificateRead{});
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
      if (service != nullptr) service->stop();
      asio::post(context, [this] {
        // People who came to other machines stay there.
        if (links) links->door.stop();
        const auto peers = hall.peers;
        for (const auto& [id, peer] : peers) peer->drop("room_is_stopping");
        context.stop();
      });
    });
  }

  asio::io_context context{1};
  Hall hall;
  Service* service = nullptr;  // None: another machine runs the room.
  std::optional<RoomHere> room_here;
  std::optional<Links> links;
  DoorKeeper front;
  DoorKeeper metrics;
  asio::signal_set signals;
  asio::steady_timer certificate_look;
  std::int64_t seen = 0;  // When the certificate that is in use was written.
  std::thread stopper;
  std::thread waiter;  // Turns the context while this machine waits, and then on.
};

std::optional<Fault> fault_of_certificate(const std::string& certificate, const std::string& key) {
  const auto loaded = Certificate::load(certificate, key);
  return loaded ? std::nullopt : std::optional(loaded.error());
}

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Server::~Server() {
  if (!inside_) return;
  // Nothing is left to be answered: run() has ended, or the room never came here.
  if (inside_->waiter.joinable()) inside_->context.stop();
  if (inside_->waiter.joinable()) inside_->waiter.join();
  if (inside_->stopper.joinable()) inside_->stopper.join();
}

Result<std::unique_ptr<Server>, Fault> Server::open(ServerOptions options) {
  RouteOptions routes;
  routes.line = options.certificate.empty() ? Line::plain : Line::tls;
  routes.sign_ins_a_minute = options.limits.sign_ins_a_minute;
  routes.origins = options.origins;
  routes.hosts = options.hosts;
  routes.proxies = options.proxies;
  auto inside = std::make_unique<Inside>(options, routes);
  if (const auto fault = inside->front.listen(options.listen)) return *fault;
  if (options.metrics)
    if (const auto fault = inside->metrics.listen(*options.metrics)) return *fault;
  if (options.linking)
    if (const auto fault = inside->links->door.listen(options.linking->where)) return *fault;
  if (routes.line == Line::tls) {
    auto certificate = Certificate::load(options.certificate, options.key);
    if (!certificate) return certificate.error();
    inside->front.use(std::move(*certificate));
    inside->seen = Certificate::changed_at(options.certificate, options.key);
  }
  return std::unique_ptr<Server>(new Server(std::move(inside)));
}

std::uint16_t Server::port() const { return inside_->front.endpoint().port(); }

Listening Server::link() const {
  return {inside_->hall.options.linking->where.host, inside_->links->door.port()};
}

std::string Server::address() const { return inside_->front.address(); }

std::string Server::metrics_address() const {
  return inside_->hall.options.metrics ? inside_->metrics.address() : std::string();
}

void Server::wait(std::function<void()> ended) {
  Inside& inside = *inside_;
  inside.hall.about_itself = [&inside](const HttpRequest& asked) {
    return inside.links->passing.about_itself(asked);
  };
  inside.hall.pause();
  inside.open_doors();
  inside.waiter = std::thread([&inside, ended = std::move(ended)] {
    inside.turn();
    if (inside.hall.stopping && inside.service == nullptr) ended();
  });
}

void Server::follow(const Holder& holder) {
  asio::post(inside_->context, [&inside = *inside_, holder] {
    if (inside.service == nullptr && !inside.hall.stopping) inside.links->passing.follow(holder);
  });
}

void Server::run(Service& service) {
  Inside& inside = *inside_;
  asio::post(inside.context, [&inside, &service] { inside.serve(service); });
  if (inside.waiter.joinable()) return inside.waiter.join();
  inside.open_doors();
  inside.turn();
}

void Server::stop() {
  asio::post(inside_->context, [this] { inside_->stop(); });
}

}  // namespace cardroom::room::net
