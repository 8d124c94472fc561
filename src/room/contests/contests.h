// Contests: all tournaments of Canberra Poker of the room by number, and when something is due in
// each.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "room/contests/live_contest.h"
#include "room/tournaments/any/due_times.h"

namespace cardroom::room {

class Contests {
 public:
  std::map<std::uint32_t, LiveContest>& all() { return contests_; }
  const std::map<std::uint32_t, LiveContest>& all() const { return contests_; }
  LiveContest* find(std::uint32_t number);
  LiveContest& add(std::uint32_t number);
  std::uint32_t last() const { return last_; }  // The highest number that there ever was.
  // Of those that are over, only so many of the latest stay in memory.
  void forget_old(std::size_t kept);

  // LiveTable::never: nothing any more.
  void due_at(LiveContest& live, tournament::TableNumber table, std::int64_t at_ms) {
    due_.set(live, table, at_ms);
  }
  std::int64_t next_due_ms() const { return due_.next_ms(); }
  // They are not due any more.
  std::vector<TournamentDue> take_due(std::int64_t now_ms);

 private:
  std::map<std::uint32_t, LiveContest> contests_;
  std::uint32_t last_ = 0;
  DueTimes due_;
};

}  // namespace cardroom::room
