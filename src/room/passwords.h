// Passwords: argon2id on a thread of its own, one after the other, so that nobody can make the room
// slow by guessing.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace cardroom::room {

class Passwords {
 public:
  Passwords();
  ~Passwords();

  // Answers on the thread of passwords; false at once where too many wait.
  bool hash(std::string password, std::function<void(std::string)> done);
  // `kept` empty: nobody's; it takes as long and is never right.
  bool verify(std::string kept, std::string password, std::function<void(bool)> done);
  void stop();

 private:
  bool add(std::function<void()> work);
  void run();

  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::function<void()>> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace cardroom::room
