#include "room/net/hall.h"

#include <chrono>
#include <utility>

namespace cardroom::room::net {

namespace {

// Longer than it takes another machine to take over.
constexpr std::chrono::seconds pause_most{15};

}  // namespace

const Text& too_fast_text() {
  static const Text text = shared(refusal_text({}, 0, refused_by(rule::too_fast)));
  return text;
}

void Hall::attend(Reception& by) {
  if (reception_ != nullptr) pause();
  pause_end_.cancel();
  is_long_pause_ = false;
  reception_ = &by;
  const auto there = peers;
  for (const auto& [id, peer] : there) peer->come();
}

void Hall::pause() {
  reception_ = nullptr;
  const auto there = peers;
  for (const auto& [id, peer] : there) peer->pause();
  pause_end_.expires_after(pause_most);
  pause_end_.async_wait([this](const boost::system::error_code& error) {
    if (!error && !stopping && reception_ == nullptr) end_pause();
  });
}

void Hall::end_pause() {
  is_long_pause_ = true;
  const auto there = peers;
  for (const auto& [id, peer] : there) peer->drop("no_machine_serves");
}

std::optional<HttpAnswer> Hall::answer(const HttpRequest& asked, ConnectionId reply_to) {
  if (about_itself)
    if (auto own = about_itself(asked)) return own;
  if (reception_ != nullptr) return reception_->ask(asked, reply_to);
  if (!is_long_pause_) return std::nullopt;
  return Routes::refusal(503, refused_by(rule::room_is_full));
}

bool Hall::begin_later(std::shared_ptr<Peer> peer) {
  if (delivering_) to_begin_.push_back(std::move(peer));
  return delivering_;
}

void Hall::begin_all() {
  delivering_ = false;
  for (const auto& peer : std::exchange(to_begin_, {})) peer->begin();
}

void Hall::deliver(const Delivery& delivery) {
  delivering_ = true;
  for (const Outgoing& message : delivery.messages)
    if (const auto found = peers.find(message.to); found != peers.end()) {
      const auto peer = found->second;
      peer->send(message);
    }
  begin_all();
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
