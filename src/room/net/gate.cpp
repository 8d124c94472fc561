#include "room/net/gate.h"

#include <algorithm>
#include <chrono>

namespace cardroom::room::net {

namespace {

constexpr int refusals_borne = 10;
constexpr std::int64_t silence_ms = 1'000;
constexpr std::int64_t retry_ms = 10;
constexpr std::int64_t told_every_ms = 60'000;
constexpr std::size_t addresses_known = 4'096;

}  // namespace

std::int64_t steady_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

bool Gate::enter(const Address& address, std::int64_t now_ms, Came came) {
  if (addresses_.size() > addresses_known) forget_quiet(now_ms);
  Counted& counted = addresses_[address];
  const auto too_much = [&](std::string_view limit) {
    note_limit(limit, address, now_ms);
    return false;
  };
  if (came == Came::here && connections_ >= limits_.connections) return too_much("connections");
  if (counted.connections >= limits_.address_connections) return too_much("address_connections");
  if (!counted.connects.allows(limits_.address_connects, now_ms))
    return too_much("address_connects");
  counted.connects.use(limits_.address_connects, 1, now_ms);
  ++counted.connections;
  if (came == Came::here) ++connections_;
  return true;
}

void Gate::leave(const Address& address, Came came) {
  --addresses_[address].connections;
  if (came == Came::here) --connections_;
}

void Gate::take(Speaker& speaker, std::size_t bytes, std::int64_t now_ms) {
  const auto size = static_cast<double>(bytes);
  speaker.bytes.use(limits_.bytes, size, now_ms);
  addresses_[speaker.address].bytes.use(limits_.address_bytes, size, now_ms);
}

std::int64_t Gate::pause_ms(const Speaker& speaker, std::int64_t now_ms) {
  const std::int64_t own = speaker.bytes.wait_ms(limits_.bytes, now_ms);
  const std::int64_t all = addresses_[speaker.address].bytes.wait_ms(limits_.address_bytes, now_ms);
  if (own > 0) note_limit("bytes", speaker.address, now_ms);
  if (all > 0) note_limit("address_bytes", speaker.address, now_ms);
  return std::max(own, all);
}

bool Gate::ping(Speaker& speaker, std::int64_t now_ms) {
  addresses_[speaker.address].messages.use(limits_.address_messages, 1, now_ms);
  if (!speaker.messages.allows(limits_.messages, now_ms)) {
    note_limit("messages", speaker.address, now_ms);
    return false;
  }
  speaker.messages.use(limits_.messages, 1, now_ms);
  return true;
}

Gate::Heard Gate::hear(Speaker& speaker, std::int64_t now_ms) {
  Counted& counted = addresses_[speaker.address];
  counted.messages.use(limits_.address_messages, 1, now_ms);
  if (!speaker.messages.allows(limits_.messages, now_ms)) {
    note_limit("messages", speaker.address, now_ms);
    speaker.silent_until_ms = now_ms + silence_ms;
    return ++speaker.refused > refusals_borne ? Heard::enough : Heard::too_fast;
  }
  speaker.messages.use(limits_.messages, 1, now_ms);
  ++speaker.waiting;
  ++counted.waiting;
  return Heard::taken;
}

void Gate::handled(Speaker& speaker, const Cost& cost, std::int64_t now_ms) {
  Counted& counted = addresses_[speaker.address];
  const std::size_t messages = std::min(cost.messages, speaker.waiting);
  speaker.waiting -= messages;
  counted.waiting -= messages;
  const auto bytes = static_cast<double>(cost.bytes);
  const auto work = static_cast<double>(cost.work_us);
  speaker.answers.use(limits_.answers, bytes, now_ms);
  speaker.work.use(limits_.work, work, now_ms);
  counted.answers.use(limits_.address_answers, bytes, now_ms);
  counted.work.use(limits_.address_work, work, now_ms);
}

std::int64_t Gate::wait_ms(const Speaker& speaker, std::int64_t now_ms) {
  if (speaker.waiting >= limits_.waiting || speaker.unsent > limits_.unsent_calm)
    return until_answered;
  const Counted& counted = addresses_[speaker.address];
  const struct {
    std::string_view limit;
    std::int64_t wait;
  } waits[] = {
      {"bytes", speaker.bytes.wait_ms(limits_.bytes, now_ms)},
      {"answers", speaker.answers.wait_ms(limits_.answers, now_ms)},
      {"work", speaker.work.wait_ms(limits_.work, now_ms)},
      {"address_messages", counted.messages.wait_ms(limits_.address_messages, now_ms)},
      {"address_bytes", counted.bytes.wait_ms(limits_.address_bytes, now_ms)},
      {"address_answers", counted.answers.wait_ms(limits_.address_answers, now_ms)},
      {"address_work", counted.work.wait_ms(limits_.address_work, now_ms)},
      {"address_waiting", counted.waiting >= limits_.address_waiting ? retry_ms : 0},
  };
  std::int64_t longest = std::max<std::int64_t>(0, speaker.silent_until_ms - now_ms);
  for (const auto& [limit, wait] : waits) {
    if (wait > 0) note_limit(limit, speaker.address, now_ms);
    longest = std::max(longest, wait);
  }
  return longest;
}

bool Gate::queue(Speaker& speaker, std::size_t bytes, std::int64_t now_ms) {
  Counted& counted = addresses_[speaker.address];
  speaker.unsent += bytes;
  counted.unsent += bytes;
  // If too much waits for an address, connections with more than their fair share are closed.
  const std::size_t part = limits_.address_unsent / std::max<std::size_t>(1, counted.connections);
  const bool address_over = counted.unsent > limits_.address_unsent && speaker.unsent > part;
  if (speaker.unsent <= limits_.unsent && !address_over) return true;
  note_limit(address_over ? "address_unsent" : "unsent", speaker.address, now_ms);
  return false;
}

void Gate::sent(Speaker& speaker, std::size_t bytes) {
  speaker.unsent -= bytes;
  addresses_[speaker.address].unsent -= bytes;
}

void Gate::forget(Speaker& speaker) {
  Counted& counted = addresses_[speaker.address];
  counted.waiting -= speaker.waiting;
  counted.unsent -= speaker.unsent;
  speaker.waiting = 0;
  speaker.unsent = 0;
}

void Gate::note_limit(std::string_view limit, const Address& address, std::int64_t now_ms) {
  if (told_.size() > addresses_known) told_.clear();
  Told& told = told_[{limit, address}];
  ++told.times;
  if (told.at_ms && now_ms < *told.at_ms + told_every_ms) return;
  note_(notice::LimitHit{limit, address.text(), told.times});
  told = {now_ms, 0};
}

// Addresses without connections, from which nothing has come for a while.
void Gate::forget_quiet(std::int64_t now_ms) {
  std::erase_if(addresses_, [&](const auto& one) {
    const Counted& counted = one.second;
    return counted.connections == 0 && counted.waiting == 0 && counted.unsent == 0 &&
           counted.connects.is_empty(limits_.address_connects, now_ms) &&
           counted.messages.is_empty(limits_.address_messages, now_ms) &&
           counted.answers.is_empty(limits_.address_answers, now_ms) &&
           counted.work.is_empty(limits_.address_work, now_ms);
  });
}

}  // namespace cardroom::room::net
