// Locks: who may try a password again, and when. Wrong tries count for an account and an address
// together, so nobody can lock a player out from elsewhere. Tries from many addresses count for the
// account as well, but not against the addresses that its holder has signed in from.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cardroom::room {

struct SignInLock {
  std::int64_t tries = 0;
  std::int64_t until_ms = 0;  // Nothing may be tried before.
};

// A name in small letters, and an address; without one: all that are strange to the account.
using LockKey = std::pair<std::string, std::string>;

class Locks {
 public:
  // 0: a try is allowed now.
  std::int64_t locked_until(const LockKey& key, std::int64_t now_ms) const;
  // Counts a try before anybody looks at it, so that many at once are many. The lock that begins.
  std::optional<SignInLock> count(const LockKey& key, std::int64_t now_ms);
  void restore(const LockKey& key, SignInLock lock) { tries_[key] = {lock, lock.until_ms}; }
  void clear(const LockKey& key) { tries_.erase(key); }

  std::vector<std::pair<LockKey, SignInLock>> begun() const;  // Locks, not mere tries.

 private:
  struct Tries {
    SignInLock lock;
    std::int64_t last_ms = 0;
  };
  void forget_old(std::int64_t now_ms);

  std::map<LockKey, Tries> tries_;
};

}  // namespace cardroom::room
