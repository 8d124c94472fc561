// Worker: one thread that does what it is given, one after the other, for what takes longer than
// the room may wait.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace cardroom::room {

// How it shares the processor: work at leisure gives way to the room.
enum class Pace { as_others, at_leisure };

class Worker {
 public:
  Worker(std::size_t waiting_most, Pace pace);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker();

  bool add(std::function<void()> work);  // False at once where too much waits.
  void stop();                           // What waits is left undone.

 private:
  void run();

  std::size_t waiting_most_;
  Pace pace_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::function<void()>> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace cardroom::room
