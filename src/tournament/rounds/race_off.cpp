#include "tournament/rounds/race_off.h"

namespace cardroom::tournament {

SeatSet seats_racing(const Tournament& tournament, const TournamentTable& table) {
  SeatSet racing;
  const Chips next = chip_above(tournament.conditions, table.chip);
  if (next == Chips(0)) return racing;
  for (const Seat seat : seats_taken(table)) {
    const Entry& entry = tournament.entry_at(table, seat);
    if (odd_of(entry.stake, next) != Chips(0)) racing.insert(seat);
  }
  return racing;
}

FixedList<ChipsOfKind, 10> in_chips(Chips stake, const Conditions& conditions, Chips smallest) {
  FixedList<ChipsOfKind, 10> kinds;
  Chips left = stake;
  for (std::size_t at = conditions.chips.size(); at > 0; --at) {
    const Chips chip = conditions.chips[at - 1];
    if (chip < smallest) break;
    if (left >= chip) kinds.push_back({chip, left / chip});
    left = left % chip;
  }
  return kinds;
}

}  // namespace cardroom::tournament
