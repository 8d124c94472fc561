// Passwords: argon2id on a thread of its own, one after the other and address by address, so that
// nobody can make the room or others' sign-ins slow by guessing. One address alone keeps it busy
// for half of the time at most.
#pragma once

#include <functional>
#include <string>

#include "room/worker.h"

namespace cardroom::room {

// `kept` empty: nobody's; it takes as long and is never right.
struct Tried {
  std::string kept;
  std::string password;
};

class Passwords {
 public:
  // Answers on the thread of passwords; false at once where too many wait.
  bool hash(const Whose& whose, std::string password, std::function<void(std::string)> done);
  bool verify(const Whose& whose, const Tried& tried, std::function<void(bool)> done);
  void stop() { worker_.stop(); }

 private:
  static constexpr std::size_t waiting_most = 2'048;
  Worker worker_{waiting_most, Rest::as_long};
};

}  // namespace cardroom::room
