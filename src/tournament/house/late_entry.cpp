#include "tournament/house/late_entry.h"

namespace cardroom::tournament {

namespace {

Seat free_seat_at(const Tournament& tournament, TableNumber number) {
  for (int seat = 1; seat <= tournament.conditions.seats; ++seat)
    if (tournament.table(number).who[Seat(seat).index()] == 0) return Seat(seat);
  return Seat::none();
}

// Where there are fewest players; where all are full, a new table.
struct Place {
  TableNumber table = 0;
  Chips chip;
  bool formed = false;
};

Place place_for_one(const Tournament& tournament) {
  const TableNumber fewest = tournament.tables.emptiest_but(0);
  const Chips chip = tournament.table(fewest).chip;
  if (!free_seat_at(tournament, fewest).is_none()) return {fewest, chip, false};
  TableNumber unused = 1;
  while (tournament.tables.has(unused)) ++unused;
  return {unused, chip, true};
}

}  // namespace

bool late_entry_open(const Tournament& tournament) {
  return tournament.phase == TournamentPhase::playing &&
         clock_s(tournament) < std::int64_t{60} * tournament.conditions.house.late_entry_min;
}

bool may_enter_again(const Tournament& tournament, const Entry& entry) {
  return entry.status == EntryStatus::out &&
         entry.re_entries < tournament.conditions.house.re_entries;
}

Refusal enter_late(TournamentFlow& flow, PlayerId player) {
  const Tournament& tournament = flow.state;
  const Conditions& conditions = tournament.conditions;
  const Place place = place_for_one(tournament);
  if (place.table > tables_most)
    return refuse(refusal::tournament_full, tournament.format->players);
  // T-09: small chips that were raced off are not given out again.
  if (conditions.starting_chips % place.chip != Chips(0))
    return refuse(refusal::odd_chips, flow.cite().race_off, {{"smallest", place.chip.count()}});
  const Entry* const before = find_entry(tournament, player);
  if (before != nullptr && may_enter_again(tournament, *before))
    flow.emit(event::ReEntered{player, conditions.fee, flow.cite().fee});
  else
    flow.emit(event::Entered{player, conditions.fee, flow.cite().fee});
  if (place.formed) flow.emit(event::TableFormed{place.table, place.chip, flow.cite().marker});
  flow.emit(event::Allotted{player, place.table, free_seat_at(tournament, place.table),
                            flow.cite().ballot});
  flow.emit(event::JoinedPlay{player, conditions.starting_chips, flow.cite().chips});
  return std::nullopt;
}

}  // namespace cardroom::tournament
