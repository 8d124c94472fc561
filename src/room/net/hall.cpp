#include "room/net/hall.h"

#include <chrono>

namespace cardroom::room::net {

void Hall::deliver(const Delivery& delivery) {
  for (const Outgoing& message : delivery.messages)
    if (const auto found = peers.find(message.to); found != peers.end()) {
      const auto peer = found->second;
      peer->send(message);
    }
  for (const Cost& cost : delivery.costs)
    if (const auto found = peers.find(cost.of); found != peers.end()) {
      const auto peer = found->second;
      peer->handled(cost);
    }
  for (const ConnectionId gone : delivery.dropped)
    if (const auto found = peers.find(gone); found != peers.end()) {
      const auto peer = found->second;
      peer->drop("by_the_room");
    }
}

void Hall::hold(std::weak_ptr<Peer> peer, std::int64_t wait_ms) {
  const bool is_first = held_.empty() || steady_ms() + wait_ms < held_.top().until_ms;
  held_.push({steady_ms() + wait_ms, std::move(peer)});
  if (is_first) set_timer();
}

void Hall::set_timer() {
  timer_.expires_after(
      std::chrono::milliseconds(std::max<std::int64_t>(1, held_.top().until_ms - steady_ms())));
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error && !stopping) let_go();
  });
}

void Hall::let_go() {
  while (!held_.empty() && held_.top().until_ms <= steady_ms()) {
    const auto peer = held_.top().peer.lock();
    held_.pop();
    if (peer) peer->resume();
  }
  if (!held_.empty()) set_timer();
}

}  // namespace cardroom::room::net
