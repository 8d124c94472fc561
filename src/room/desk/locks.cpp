#include "room/desk/locks.h"

#include <algorithm>

namespace cardroom::room {

namespace {

constexpr std::size_t keys_most = 20'000;
constexpr std::int64_t forgotten_ms = 24LL * 3600 * 1000;
constexpr std::int64_t longest_ms = 3'600'000;

// Tries that cost nothing, and the wait after the next one. It doubles with each try.
struct Patience {
  std::int64_t free = 0;
  std::int64_t wait_ms = 0;
};

Patience patience_with(const LockKey& key) {
  return key.second.empty() ? Patience{30, 60'000} : Patience{5, 30'000};
}

}  // namespace

std::int64_t Locks::locked_until(const LockKey& key, std::int64_t now_ms) const {
  const auto found = tries_.find(key);
  return found == tries_.end() || found->second.lock.until_ms <= now_ms
             ? 0
             : found->second.lock.until_ms;
}

std::optional<SignInLock> Locks::count(const LockKey& key, std::int64_t now_ms) {
  forget_old(now_ms);
  Tries& tries = tries_[key];
  if (tries.last_ms + forgotten_ms < now_ms) tries = {};
  tries.last_ms = now_ms;
  ++tries.lock.tries;
  const Patience patience = patience_with(key);
  if (tries.lock.tries < patience.free) return std::nullopt;
  const std::int64_t doublings = std::min<std::int64_t>(tries.lock.tries - patience.free, 10);
  tries.lock.until_ms = now_ms + std::min(longest_ms, patience.wait_ms << doublings);
  return tries.lock;
}

// Names that nobody has cost memory too: there is an end to it.
void Locks::forget_old(std::int64_t now_ms) {
  if (tries_.size() < keys_most) return;
  std::erase_if(tries_, [&](const auto& one) { return one.second.lock.until_ms <= now_ms; });
  if (tries_.size() >= keys_most) tries_.erase(tries_.begin());
}

std::vector<std::pair<LockKey, SignInLock>> Locks::begun() const {
  std::vector<std::pair<LockKey, SignInLock>> list;
  for (const auto& [key, tries] : tries_)
    if (tries.lock.until_ms != 0) list.emplace_back(key, tries.lock);
  return list;
}

}  // namespace cardroom::room
