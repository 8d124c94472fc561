#include "tournament/rounds/chips.h"

#include "tournament/rounds/elimination.h"
#include "tournament/rounds/race_off.h"

namespace cardroom::tournament {

bool rebuys_open(const Tournament& tournament, TableNumber number) {
  const Conditions& conditions = tournament.conditions;
  if (!conditions.rebuys.allowed()) return false;
  if (in_rebuy_period(conditions, clock_s(tournament))) return true;
  // T-07: a round begun before the end still gives the right before the next one.
  const TournamentTable& table = tournament.table(number);
  return table.stacks == Stacks::dealt && table.rounds > 0 &&
         in_rebuy_period(conditions, table.round_clock_s);
}

bool top_ups_open(const Tournament& tournament, TableNumber number) {
  const Conditions& conditions = tournament.conditions;
  const TournamentTable& table = tournament.table(number);
  if (tournament.top_ups_ended) return false;
  // T-08: once, until the first round after the rebuy period begins.
  return table.rounds == 0 || in_rebuy_period(conditions, table.round_clock_s);
}

namespace {

Refusal refuse_odd(const Tournament& tournament, const Entry& entry, Chips chips) {
  // T-09: small chips that were raced off are not given out again.
  const Chips smallest = tournament.table(entry.table).chip;
  if (chips % smallest == Chips(0)) return std::nullopt;
  return refuse(refusal::odd_chips, tournament.cite().race_off,
                {{"chips", chips.count()}, {"smallest", smallest.count()}});
}

// What rebuys and top-ups have in common: the book allows them, and the player is between rounds.
Refusal refuse_buying(const Tournament& tournament, PlayerId player) {
  if (!tournament.conditions.rebuys.allowed())
    return refuse(refusal::no_rebuys, tournament.format->rebuys);
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, tournament.format->rebuys))
    return refusal;
  if (auto refusal = refuse_player(tournament, player)) return refusal;
  return refuse_while_dealt(tournament, *find_entry(tournament, player));
}

Refusal refuse_race(const Tournament& tournament, const command::RaceOff& asked) {
  const Clause clause = tournament.cite().race_off;
  const TournamentTable& table = tournament.table(asked.table);
  if (table.dealing) return refuse(refusal::round_under_way, clause, {{"table", asked.table}});
  if (asked.chip != table.chip)
    return refuse(refusal::not_the_smallest, clause, {{"smallest", table.chip.count()}});
  if (!race_off_due(tournament.conditions, asked.chip, clock_s(tournament)))
    return refuse(refusal::race_off_not_due, tournament.format->levels,
                  {{"clock_s", clock_s(tournament)}});
  const SeatSet racing = seats_racing(tournament, table);
  SeatSet dealt;
  for (const Seat seat : asked.seats) dealt.insert(seat);
  bool each_once = dealt == racing && asked.seats.size() == asked.cards.size() &&
                   static_cast<int>(asked.seats.size()) == racing.size();
  for (std::size_t at = 0; at < asked.cards.size(); ++at) {
    each_once = each_once && !asked.cards[at].is_none() && !asked.cards[at].is_joker();
    for (std::size_t other = 0; other < at; ++other)
      each_once = each_once && !(asked.cards[at] == asked.cards[other]);
  }
  if (!each_once) return refuse(refusal::one_card_each, clause, {{"players", racing.size()}});
  return std::nullopt;
}

// T-05: the highest card takes all the small chips, exchanged. An amount below one chip is removed,
// or rounded up if the conditions say so.
struct Race {
  Seat winner;
  Chips pooled;
  Chips won;
  Chips removed;
  Chips added;
};

Race run_race(const Tournament& tournament, const command::RaceOff& asked) {
  const TournamentTable& table = tournament.table(asked.table);
  const Chips next = chip_above(tournament.conditions, table.chip);
  Race race;
  Card highest;
  for (std::size_t at = 0; at < asked.seats.size(); ++at) {
    const Seat seat = asked.seats[at];
    race.pooled += odd_of(tournament.entry_at(table, seat).stake, next);
    if (!race.winner.is_none() && !higher_in_race(asked.cards[at], highest)) continue;
    race.winner = seat;
    highest = asked.cards[at];
  }
  const Chips left = race.pooled % next;
  if (left != Chips(0) && tournament.conditions.leftover == Leftover::rounded_up)
    race.added = next - left;
  else
    race.removed = left;
  race.won = race.pooled + race.added - race.removed;
  return race;
}

// The tables that are counted, and the chips that must be at them.
struct CountedTables {
  int tables = 0;
  Chips chips;
};

CountedTables counted_tables(const Tournament& tournament) {
  CountedTables counted{0, tournament.uncounted};
  for (const TournamentTable& table : tournament.tables) {
    if (!table.in_use || table.stacks == Stacks::dealt) continue;
    ++counted.tables;
    for (const Seat seat : seats_taken(table))
      counted.chips += tournament.entry_at(table, seat).stake;
  }
  return counted;
}

bool loses_all(const Entry& entry, Seat seat, const Race& race, Chips next) {
  const Chips kept = entry.stake - odd_of(entry.stake, next);
  return kept + (seat == race.winner ? race.won : Chips(0)) == Chips(0);
}

}  // namespace

// T-07: strictly below the threshold, between rounds, one at a time.
Refusal perform(TournamentFlow& flow, const command::Rebuy& asked) {
  const Tournament& tournament = flow.state;
  const Conditions& conditions = tournament.conditions;
  const Clause clause = tournament.format->rebuys;
  if (auto refusal = refuse_buying(tournament, asked.player)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (!rebuys_open(tournament, entry.table))
    return refuse(refusal::rebuys_over, clause, {{"clock_s", clock_s(tournament)}});
  if (entry.stake >= conditions.rebuys.below)
    return refuse(refusal::stake_too_large, clause,
                  {{"stake", entry.stake.count()}, {"below", conditions.rebuys.below.count()}});
  if (auto refusal = refuse_odd(tournament, entry, conditions.rebuy_chips)) return refusal;
  flow.emit(event::Rebought{asked.player, conditions.rebuy_chips, conditions.rebuy_price, clause});
  return std::nullopt;
}

// T-08: once, whatever the stake, when the rebuy period ends.
Refusal perform(TournamentFlow& flow, const command::TopUp& asked) {
  const Tournament& tournament = flow.state;
  const Conditions& conditions = tournament.conditions;
  const Clause clause = tournament.format->rebuys;
  if (auto refusal = refuse_buying(tournament, asked.player)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (in_rebuy_period(conditions, clock_s(tournament)))
    return refuse(refusal::no_top_up_yet, clause, {{"clock_s", clock_s(tournament)}});
  if (entry.topped_up) return refuse(refusal::one_top_up, clause);
  if (!top_ups_open(tournament, entry.table)) return refuse(refusal::top_ups_over, clause);
  if (auto refusal = refuse_odd(tournament, entry, conditions.top_up_chips)) return refusal;
  flow.emit(
      event::ToppedUp{asked.player, conditions.top_up_chips, conditions.top_up_price, clause});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::EndTopUps& asked) {
  const Clause clause = flow.state.format->rebuys;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (!flow.state.conditions.rebuys.allowed()) return refuse(refusal::no_rebuys, clause);
  if (in_rebuy_period(flow.state.conditions, clock_s(flow.state)))
    return refuse(refusal::no_top_up_yet, clause);
  if (flow.state.top_ups_ended) return refuse(refusal::no_change, clause);
  flow.emit(event::TopUpsEnded{clause});
  return std::nullopt;
}

// T01-4.8, T-05, T-06: one card each, and the highest takes all.
Refusal perform(TournamentFlow& flow, const command::RaceOff& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().race_off;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  if (auto refusal = refuse_race(tournament, asked)) return refusal;
  const TournamentTable& table = tournament.table(asked.table);
  const Chips next = chip_above(tournament.conditions, table.chip);
  const Race race = run_race(tournament, asked);
  GoneList gone;
  for (const Seat seat : asked.seats) {
    const Entry& entry = tournament.entry_at(table, seat);
    if (loses_all(entry, seat, race, next)) gone.push_back({entry.player, entry.stake});
  }
  // Where it would take everybody's last chips, they play on with those they have.
  const bool leaves_somebody = static_cast<int>(gone.size()) < players_left(tournament);
  if (!gone.empty() && (!asked.confirmed || !leaves_somebody))
    return refuse(refusal::race_off_eliminates, clause,
                  {{"players", static_cast<std::int64_t>(gone.size())}});
  PlayerId winner;
  for (std::size_t at = 0; at < asked.seats.size(); ++at) {
    const Entry& entry = tournament.entry_at(table, asked.seats[at]);
    if (asked.seats[at] == race.winner) winner = entry.player;
    flow.emit(event::CardRaced{entry.player, asked.cards[at], odd_of(entry.stake, next), clause});
  }
  flow.emit(
      event::RacedOff{asked.table, asked.chip, winner, race.won, race.removed, race.added, clause});
  lose_chips(flow, asked.table, gone, clause);
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

// T01-4.9, T-19: two on request in each round, heat or final.
Refusal perform(TournamentFlow& flow, const command::RequestCount& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().count;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (auto refusal = refuse_player(tournament, asked.player)) return refusal;
  const std::uint8_t most = tournament.articles().counts_most;
  if (most != 0 && tournament.stage.counts >= most)
    return refuse(refusal::counts_used_up, clause, {{"most", most}});
  flow.emit(event::CountHeld{asked.player, static_cast<std::uint8_t>(tournament.stage.counts + 1),
                             clause});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::EnterCount& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().count;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  if (!is_counted(tournament, asked.table)) return refuse(refusal::tables_report, clause);
  const SeatSet taken = seats_taken(tournament.table(asked.table));
  Chips all;
  for (unsigned at = 0; at < seats_max; ++at) {
    if (asked.stakes[at] < Chips(0) ||
        (asked.stakes[at] > Chips(0) && !taken.contains(seat_at(at))))
      return refuse(refusal::chips_do_not_add_up, flow.cite().guard);
    all += asked.stakes[at];
  }
  // No table has more than all chips that are not at a dealt table; if it is the only one that is
  // counted, it has exactly those.
  const CountedTables there = counted_tables(tournament);
  if (all > there.chips || (there.tables == 1 && all != there.chips))
    return refuse(refusal::chips_do_not_add_up, flow.cite().guard,
                  {{"counted", all.count()}, {"in_play", there.chips.count()}});
  flow.emit(event::Counted{asked.table, asked.stakes, clause});
  return std::nullopt;
}

}  // namespace cardroom::tournament
