#include "room/contests/contests.h"

#include <algorithm>

namespace cardroom::room {

LiveContest* Contests::find(std::uint32_t number) {
  const auto found = contests_.find(number);
  return found == contests_.end() ? nullptr : &found->second;
}

LiveContest& Contests::add(std::uint32_t number) {
  last_ = std::max(last_, number);
  return contests_[number];
}

void Contests::forget_old(std::size_t kept) { forget_over(contests_, due_, kept); }

std::vector<TournamentDue> Contests::take_due(std::int64_t now_ms) {
  return due_.take(now_ms,
                   [&](std::uint32_t number) -> AnyTournament& { return contests_.at(number); });
}

}  // namespace cardroom::room
