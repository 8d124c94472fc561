// Passwords: argon2id on a thread of its own, one after the other, so that nobody can make the room
// slow by guessing.
#pragma once

#include <functional>
#include <string>

#include "room/worker.h"

namespace cardroom::room {

class Passwords {
 public:
  // Answers on the thread of passwords; false at once where too many wait.
  bool hash(std::string password, std::function<void(std::string)> done);
  // `kept` empty: nobody's; it takes as long and is never right.
  bool verify(std::string kept, std::string password, std::function<void(bool)> done);
  void stop() { worker_.stop(); }

 private:
  static constexpr std::size_t waiting_most = 64;
  Worker worker_{waiting_most, Pace::as_others};
};

}  // namespace cardroom::room
