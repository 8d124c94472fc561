// DueTimes: when something is due in each of many tournaments, at one of its tables or on its
// clock.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "room/tables/live_table.h"
#include "room/tournaments/any/any_tournament.h"

namespace cardroom::room {

// Something of a tournament, and its table: 0 is its clock.
struct TournamentDue {
  std::int64_t at_ms = 0;
  std::uint32_t tournament = 0;
  tournament::TableNumber table = 0;
  friend auto operator<=>(const TournamentDue&, const TournamentDue&) = default;
};

class DueTimes {
 public:
  // LiveTable::never: nothing any more.
  void set(AnyTournament& tournament, tournament::TableNumber table, std::int64_t at_ms) {
    const auto before = tournament.due_ms.find(table);
    if (before != tournament.due_ms.end()) due_.erase({before->second, tournament.number(), table});
    tournament.due_ms.erase(table);
    if (at_ms == LiveTable::never) return;
    tournament.due_ms[table] = at_ms;
    due_.insert({at_ms, tournament.number(), table});
  }
  std::int64_t next_ms() const { return due_.empty() ? LiveTable::never : due_.begin()->at_ms; }
  // They are not due any more.
  template <class Find>
  std::vector<TournamentDue> take(std::int64_t now_ms, Find&& find) {
    std::vector<TournamentDue> taken;
    while (!due_.empty() && due_.begin()->at_ms <= now_ms) {
      taken.push_back(*due_.begin());
      due_.erase(due_.begin());
      find(taken.back().tournament).due_ms.erase(taken.back().table);
    }
    return taken;
  }

 private:
  std::set<TournamentDue> due_;
};

// Of the tournaments that are over, only the latest stay in memory. The journal has them all.
template <class Live>
void forget_over(std::map<std::uint32_t, Live>& all, DueTimes& due, std::size_t kept) {
  if (all.size() <= kept) return;
  std::vector<std::uint32_t> over;
  for (const auto& [number, live] : all)
    if (live.is_over() && live.tables.empty()) over.push_back(number);
  if (over.size() <= kept) return;
  over.resize(over.size() - kept);  // The oldest of them.
  for (const std::uint32_t number : over) {
    Live& gone = all.at(number);
    while (!gone.due_ms.empty()) due.set(gone, gone.due_ms.begin()->first, LiveTable::never);
    all.erase(number);
  }
}

}  // namespace cardroom::room
