#include "rules/table/clearing.h"

#include "rules/table/apply.h"

namespace cardroom {

namespace {

void add(OwedList& list, PlayerId player, Chips amount) {
  if (player.is_none()) return;
  for (Owed& owed : list)
    if (owed.player == player) return void(owed.amount += amount);
  list.push_back({player, amount});
}

// What a player brought to the round under way, less what is back with their place already.
Chips brought_to_round(const Table& table, unsigned at) {
  const Round& round = table.round;
  return round.stake[at] + round.paid[at] + round.dead[at] + round.odd.forward[at] - round.won[at] -
         table.settled[at];
}

}  // namespace

OwedList owed_at(const Table& table) {
  OwedList list;
  for (unsigned at = 0; at < seats_max; ++at) {
    add(list, table.places[at].player, table.places[at].stake);
    if (table.dealing) add(list, table.dealt_to[at], brought_to_round(table, at));
  }
  return list;
}

Table cleared(const Table& table, std::uint32_t rounds) {
  Table made;
  made.game = table.game;
  made.determined = made.in_force = table.determined;
  made.terms = made.coming = table.coming;
  made.round.stage = Stage::over;
  made.rounds = rounds;
  made.now_s = table.now_s;
  made.group = table.group;
  made.excluded = table.excluded;
  made.group_only = table.group_only;
  made.approved = table.approved;
  made.cards = table.cards;
  made.disputes = table.disputes;
  made.disputes_opened = table.disputes_opened;
  made.commission = table.commission;
  made.paid_time = table.paid_time;
  for (const Place& place : table.places) keep_paid_time(made, place);
  made.time_charges = table.time_charges;
  made.bought = table.bought;
  made.cashed = made.bought - house_takings(made);
  return made;
}

}  // namespace cardroom
