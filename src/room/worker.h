// Worker: does what it is given, one after the other, for what takes longer than the room may wait.
// Addresses take turns, so that one that asks for much holds up itself alone.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>

#include "room/fair_queue.h"
#include "room/leisure.h"

namespace cardroom::room {

// Whether an address rests after its turn, as long as that took. Others do not wait for it.
enum class Rest : std::uint8_t { never, as_long };

class Worker {
 public:
  explicit Worker(std::size_t waiting_most, Rest rest = Rest::never);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker();

  // False at once where too much of that address waits. The fuller it is, the less one address may
  // have in it: there is room for a newcomer.
  // `work` is done at leisure; `then` is not, so it may take locks that others wait for.
  bool add(const Whose& whose, std::function<void()> work, std::function<void()> then = {});
  void stop();  // What waits is left undone.

 private:
  void run();

  std::size_t waiting_most_;
  Rest rest_;
  std::mutex mutex_;
  std::condition_variable more_;
  struct Job {
    std::function<void()> work;
    std::function<void()> then;
  };
  FairQueue<Job> waiting_;
  bool stopping_ = false;
  Leisure leisure_;
  std::thread thread_;
};

}  // namespace cardroom::room
