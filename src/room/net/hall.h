// Hall: who is connected, as the server sees them. Uses the network library; for this folder only.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <queue>
#include <unordered_map>
#include <vector>

#include "room/net/gate.h"
#include "room/net/reception.h"
#include "room/net/routes.h"
#include "room/net/server.h"

namespace cardroom::room::net {

class Peer {
 public:
  virtual ~Peer() = default;
  virtual void send(const Outgoing& message) = 0;
  virtual void begin() {}  // Everything that comes with a delivery is there: it may go out.
  virtual void answer(HttpAnswer) {}  // To an HTTP request, made by another machine.
  virtual void handled(const Cost& cost) = 0;
  virtual void resume() = 0;  // Read on, unless it is too soon.
  virtual void drop(std::string_view why) = 0;
  virtual void come() {}   // Somebody takes what comes in now, or somebody else does.
  virtual void pause() {}  // Nobody does, for a moment.
};

// What a connection is told that sends too fast.
const Text& too_fast_text();

// What connections share. Everything here happens on the server's one thread.
struct Hall {
  Hall(ServerOptions with, RouteOptions route_options, boost::asio::io_context& context)
      : options(std::move(with)),
        routes(std::move(route_options), options.note),
        gate(std::make_shared<Gate>(options.limits, options.note)),
        timer_(context),
        pause_end_(context) {}

  // One of the connections whose messages are compressed. Each takes memory, so not all can be.
  struct Packed {};
  static constexpr long packed_most = 2'000;
  std::shared_ptr<const Packed> pack() const {
    return packed_.use_count() <= packed_most ? packed_ : nullptr;
  }

  void note(const Notice& told) const { options.note(told); }

  // Who takes what comes in; none for a moment, while the room moves to another machine.
  Reception* reception() const { return reception_; }
  void attend(Reception& by);
  // Whoever is here may stay and wait for a moment; when it gets long, they are sent away, and try
  // elsewhere.
  void pause();
  bool is_long_pause() const { return is_long_pause_; }
  // Nullopt: the answer comes later, or once somebody attends.
  std::optional<HttpAnswer> answer(const HttpRequest& asked, ConnectionId reply_to);
  // What a machine that does not run the room says about itself; none: it is asked nothing.
  std::function<std::optional<HttpAnswer>(const HttpRequest&)> about_itself;

  ConnectionId next_id() { return ++last; }
  void deliver(const Delivery& delivery);
  // During a delivery: what waits for this peer goes out at its end, together. False at other
  // times.
  bool begin_later(std::shared_ptr<Peer> peer);
  // Nothing is read from it for so long.
  void hold(std::weak_ptr<Peer> peer, std::int64_t wait_ms);

  ServerOptions options;
  Routes routes;
  std::shared_ptr<Gate> gate;
  std::unordered_map<ConnectionId, std::shared_ptr<Peer>> peers;
  ConnectionId last = 0;
  bool stopping = false;

 private:
  struct Held {
    std::int64_t until_ms = 0;
    std::weak_ptr<Peer> peer;
    bool operator>(const Held& other) const { return until_ms > other.until_ms; }
  };
  void set_timer();
  void let_go();
  void begin_all();
  void end_pause();

  Reception* reception_ = nullptr;
  bool is_long_pause_ = false;
  bool delivering_ = false;
  std::vector<std::shared_ptr<Peer>> to_begin_;

  std::shared_ptr<const Packed> packed_ = std::make_shared<const Packed>();
  std::priority_queue<Held, std::vector<Held>, std::greater<>> held_;
  boost::asio::steady_timer timer_;
  boost::asio::steady_timer pause_end_;
};

}  // namespace cardroom::room::net
