// Tables: the tables of a tournament, and which of them have most and fewest players. Finding those
// takes no longer with a thousand tables than with two.
#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <utility>
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
  Stacks stacks = Stacks::dealt;
  friend bool operator==(const TournamentTable&, const TournamentTable&) = default;
  CARDROOM_DESCRIBED("table", in_use, dealing, dealt, who, rounds, round_clock_s, ended_at, level,
                     buck, chip, stacks);
};

SeatSet seats_taken(const TournamentTable& table);
int players_at(const TournamentTable& table);

class Tables {
 public:
  Tables() = default;
  // All of them, as they were.
  explicit Tables(std::vector<TournamentTable> list);

  std::size_t size() const { return list_.size(); }
  // The highest number that was used; 0: none was.
  TableNumber highest() const { return static_cast<TableNumber>(list_.size()); }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  bool has(TableNumber number) const {
    return number >= 1 && number <= list_.size() && list_[number - 1U].in_use;
  }
  // Of a number that was never used, an empty table.
  const TournamentTable& of(TableNumber number) const {
    static const TournamentTable none;
    return number >= 1 && number <= list_.size() ? list_[number - 1U] : none;
  }
  int in_use() const { return in_use_; }

  void form(TableNumber number, Chips chip, Stacks stacks);
  void dissolve(TableNumber number);
  void sit(TableNumber number, Seat seat, EntryNumber who);
  void leave(TableNumber number, Seat seat) { sit(number, seat, 0); }
  // Anything but who sits there and whether it is in use.
  template <class Change>
  void change(TableNumber number, Change&& how) {
    how(own(number));
  }
  // As it was before.
  void restore(TableNumber number, const TournamentTable& before);

  // Each change since the list was last taken, with the table before it.
  using Changed = std::vector<std::pair<TableNumber, TournamentTable>>;
  Changed take_changed() { return std::exchange(changed_, {}); }
  void forget_changed() { changed_.clear(); }

  // The first of those with most players; the last of those with fewest, which is the one to break.
  TableNumber fullest() const;
  TableNumber emptiest() const;
  // Where players of a broken table go: the first of those with fewest.
  TableNumber emptiest_but(TableNumber number) const;

 private:
  // To change it: what it was is noted.
  TournamentTable& own(TableNumber number) {
    changed_.emplace_back(number, list_[number - 1U]);
    return list_[number - 1U];
  }

  std::vector<TournamentTable> list_;
  std::array<std::set<TableNumber>, seats_max + 1> by_players_;
  int in_use_ = 0;
  Changed changed_;
};

}  // namespace cardroom::tournament
