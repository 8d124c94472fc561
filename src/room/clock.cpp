#include "room/clock.h"

#include <sys/resource.h>
#include <time.h>

#include <algorithm>

namespace cardroom::room {

std::int64_t wall_clock_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::int64_t work_us() {
  constexpr std::int64_t block_us = 5;  // 512 bytes at 100 megabytes a second.
  timespec had{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &had);
  rusage used{};
  ::getrusage(RUSAGE_THREAD, &used);
  return static_cast<std::int64_t>(had.tv_sec) * 1'000'000 + had.tv_nsec / 1'000 +
         std::int64_t{used.ru_inblock} * block_us;
}

RoomClock::RoomClock(std::int64_t not_before_ms)
    : began_ms_(std::max(wall_clock_ms(), not_before_ms)),
      began_(std::chrono::steady_clock::now()) {}

std::int64_t RoomClock::now_ms() const {
  using namespace std::chrono;
  return began_ms_ + duration_cast<milliseconds>(steady_clock::now() - began_).count();
}

std::int64_t last_time_ms(const store::Journal& journal) {
  std::int64_t last_ms = 0;
  const store::Sequence end = journal.head().sequence;
  // One that cannot be read is found when the room is brought back.
  if (end > 0)
    (void)journal.read_all(end - 1, [&](const store::StoredRecord& record) {
      last_ms = record.time_ms;
      return store::Reading::go_on;
    });
  return last_ms;
}

}  // namespace cardroom::room
