#include "rules/table/table.h"

#include "rules/table/apply.h"
#include "rules/table/flow.h"
#include "rules/table/posts.h"
#include "rules/table/round.h"
#include "rules/table/seats.h"
#include "rules/table/staff/apply.h"
#include "rules/table/staff/cards.h"
#include "rules/table/staff/conduct.h"
#include "rules/table/staff/director.h"
#include "rules/table/staff/disputes.h"
#include "rules/table/staff/operator.h"
#include "rules/table/stakes.h"
#include "rules/table/wishes.h"

namespace cardroom {

Result<Table, SettingRefusal> open_table(const Game& game, const Determinations& determined) {
  const auto terms = make_terms(game, determined);
  if (!terms) return terms.error();
  Table table;
  table.game = &game;
  table.determined = table.in_force = determined;
  table.terms = table.coming = *terms;
  return table;
}

Refusal play(Table& table, const TableCommand& command, TableEvents& events) {
  TableFlow flow{table, events};
  auto refusal = std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
  if (!refusal) conclude_agreement(flow);
  return refusal;
}

void apply(Table& table, const TableEvent& event) {
  std::visit([&](const auto& happened) { apply_to(table, happened); }, event);
  check(conserved(table), "chips are conserved at the table");
}

SeatSet seated(const Table& table) {
  SeatSet seats;
  for (unsigned at = 0; at < seats_max; ++at)
    if (!table.places[at].player.is_none()) seats.insert(seat_at(at));
  return seats;
}

Seat seat_of(const Table& table, PlayerId player) {
  for (const Seat seat : seated(table))
    if (table.place(seat).player == player) return seat;
  return Seat::none();
}

Chips stake_of(const Table& table, Seat seat) {
  const auto at = seat.index();
  const bool played = table.rounds > 0 && table.places[at].player == table.dealt_to[at];
  const Chips in_round = played ? table.round.stake[at] - table.settled[at] : Chips(0);
  return table.places[at].stake + in_round;
}

bool conserved(const Table& table) {
  Chips at_table = house_takings(table);
  for (const Place& place : table.places) at_table += place.stake;
  // The round of play holds what it was given, less what has come back.
  at_table += table.round.bank - sum(table.settled) - table.settled_house - table.settled_removed;
  return at_table == table.bought - table.cashed;
}

bool is_in_round(const Table& table, Seat seat) {
  return table.dealing && table.round.dealt.contains(seat);
}

}  // namespace cardroom
