// Tables: the tables of a tournament, and which of them have most and fewest players. Finding those
// takes no longer with a thousand tables than with two.
#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <vector>

#include "base/seat_set.h"
#include "tournament/field/field.h"
#include "tournament/format/schedule.h"

namespace cardroom::tournament {

struct TournamentTable {
  bool in_use = false;
  bool dealing = false;                      // A round of play is under way.
  SeatSet dealt;                             // The seats in it.
  std::array<EntryNumber, seats_max> who{};  // 0: empty.
  std::uint32_t rounds = 0;
  std::int64_t round_clock_s = 0;  // The tournament clock when the last round began.
  std::uint32_t ended_at = 0;      // The instant at which it ended.
  LevelNow level;                  // Of that round.
  Seat buck;
  Chips chip;  // The smallest chip in play here.
};

SeatSet seats_taken(const TournamentTable& table);
int players_at(const TournamentTable& table);

class Tables {
 public:
  std::size_t size() const { return list_.size(); }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  bool has(TableNumber number) const {
    return number >= 1 && number <= list_.size() && list_[number - 1U].in_use;
  }
  TournamentTable& of(TableNumber number) { return list_[number - 1U]; }
  // Of a number that was never used, an empty table.
  const TournamentTable& of(TableNumber number) const {
    static const TournamentTable none;
    return number >= 1 && number <= list_.size() ? list_[number - 1U] : none;
  }
  int in_use() const { return in_use_; }

  void form(TableNumber number, Chips chip);
  void dissolve(TableNumber number);
  void sit(TableNumber number, Seat seat, EntryNumber who);
  void leave(TableNumber number, Seat seat) { sit(number, seat, 0); }

  // The first of those with most players; the last of those with fewest, which is the one to break.
  TableNumber fullest() const;
  TableNumber emptiest() const;
  // Where players of a broken table go: the first of those with fewest.
  TableNumber emptiest_but(TableNumber number) const;

 private:
  std::vector<TournamentTable> list_;
  std::array<std::set<TableNumber>, seats_max + 1> by_players_;
  int in_use_ = 0;
};

}  // namespace cardroom::tournament
