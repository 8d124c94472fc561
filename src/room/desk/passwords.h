// Passwords: argon2id on its own thread, one after the other, so that nobody can slow the room down
// by guessing.
#pragma once

#include <functional>
#include <string>

#include "room/worker.h"

namespace cardroom::room {

class Passwords {
 public:
  // Answers on the password thread; returns false at once if too many are waiting.
  bool hash(std::string password, std::function<void(std::string)> done);
  // An empty `kept` is nobody's password: it takes as long and is never right.
  bool verify(std::string kept, std::string password, std::function<void(bool)> done);
  void stop() { worker_.stop(); }

 private:
  static constexpr std::size_t waiting_most = 64;
  Worker worker_{waiting_most, WorkerPace::as_others};
};

}  // namespace cardroom::room
