// Leisure: a thread that gives way to all others. It holds nobody's lock while it works, so nobody
// waits for it but whoever asked.
#pragma once

#include <cstdint>
#include <functional>
#include <semaphore>
#include <thread>

namespace cardroom::room {

class Leisure {
 public:
  Leisure();
  Leisure(const Leisure&) = delete;
  Leisure& operator=(const Leisure&) = delete;
  ~Leisure();

  // Comes back when the work is done, with what it cost (room/clock.h).
  std::int64_t run_us(std::function<void()> work);

 private:
  void work();

  std::function<void()> next_;  // None: it is time to stop.
  std::int64_t took_us_ = 0;
  std::binary_semaphore begin_{0};
  std::binary_semaphore done_{0};
  std::thread thread_;
};

}  // namespace cardroom::room
