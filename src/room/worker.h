// Worker: one thread that does its work one piece after the other, for work that takes longer than
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
enum class WorkerPace { as_others, at_leisure };

class Worker {
 public:
  Worker(std::size_t waiting_most, WorkerPace pace);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker();

  bool add(std::function<void()> work);  // Returns false at once if too much is waiting.
  void stop();                           // Work that is still waiting is dropped.

 private:
  void run();

  std::size_t waiting_most_;
  WorkerPace pace_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::function<void()>> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace cardroom::room
