// RoomClock: the time of the room. It begins with the machine's clock, or with the last record
// where that is later, and then runs evenly: a clock that is set forward or back meanwhile changes
// nothing.
#pragma once

#include <chrono>
#include <cstdint>

#include "store/journal.h"

namespace cardroom::room {

// The machine's clock, which may be set at any time.
std::int64_t wall_clock_ms();

// The work of this thread: how long it has had a processor, and what it had to read from the disk,
// at the pace of a slow one. People are charged by it: on a busy machine the clock on the wall runs
// on while the thread waits for its turn.
std::int64_t work_us();

class RoomClock {
 public:
  explicit RoomClock(std::int64_t not_before_ms);

  std::int64_t now_ms() const;  // Since 1970, UTC.

 private:
  std::int64_t began_ms_;
  std::chrono::steady_clock::time_point began_;
};

// When the last record was made; 0: there is none.
std::int64_t last_time_ms(const store::Journal& journal);

}  // namespace cardroom::room
