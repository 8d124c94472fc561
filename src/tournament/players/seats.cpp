#include "tournament/players/seats.h"

#include <algorithm>
#include <set>

#include "tournament/format/settings.h"
#include "tournament/players/entries.h"
#include "tournament/players/proposals.h"

namespace cardroom::tournament {

namespace {

bool plays(const Entry& entry) { return is_in(entry) || entry.status == EntryStatus::entered; }

// Whether everybody who plays was drawn, each once.
bool draws_all(const Tournament& tournament, const Drawn& drawn) {
  const auto players = static_cast<std::size_t>(
      std::count_if(tournament.entries.begin(), tournament.entries.end(), plays));
  std::set<PlayerId> each;
  for (const PlayerId player : drawn) {
    const Entry* entry = find_entry(tournament, player);
    if (entry == nullptr || !plays(*entry) || !each.insert(player).second) return false;
  }
  return each.size() == players && players > 0;
}

Refusal refuse_any_round(const Tournament& tournament, Clause clause) {
  TableNumber number = 0;
  for (const TournamentTable& table : tournament.tables) {
    ++number;
    if (table.dealing) return refuse(refusal::round_under_way, clause, {{"table", number}});
  }
  return std::nullopt;
}

Chips smallest_chip(const Tournament& tournament) {
  Chips chip;
  for (const TournamentTable& table : tournament.tables)
    if (table.in_use && (chip == Chips(0) || table.chip < chip)) chip = table.chip;
  return chip == Chips(0) ? tournament.conditions.first_chip : chip;
}

Seat free_seat(const Tournament& tournament, const TournamentTable& table) {
  for (int seat = 1; seat <= tournament.conditions.seats; ++seat)
    if (table.who[Seat(seat).index()] == 0) return Seat(seat);
  return Seat::none();
}

// Whether the stake can be paid in the chips of a table where small chips are out of play.
bool payable_at(const Entry& entry, const TournamentTable& table) {
  return entry.stake % table.chip == Chips(0);
}

bool all_payable(const Tournament& tournament, const TournamentTable& from) {
  for (const Seat seat : seats_taken(from))
    for (const TournamentTable& table : tournament.tables)
      if (table.in_use && !payable_at(tournament.entry_at(from, seat), table)) return false;
  return true;
}

// T01-4.5, S05-20.14: the room deals with the chips that were counted, so all of them must be.
Refusal refuse_dealt(const Tournament& tournament, const command::ChooseDealing& asked) {
  if (asked.stacks != Stacks::dealt || tournament.phase != TournamentPhase::playing)
    return std::nullopt;
  const TournamentTable& table = tournament.table(asked.table);
  bool others = false;
  for (TableNumber number = 1; number <= tournament.tables.highest(); ++number)
    others = others || (number != asked.table && is_counted(tournament, number));
  bool all = others || tournament.uncounted == Chips(0);
  for (const Seat seat : seats_taken(table)) {
    const Entry& entry = tournament.entry_at(table, seat);
    all = all && (entry.stake > Chips(0) || entry.status == EntryStatus::busted) &&
          payable_at(entry, table);
  }
  if (all) return std::nullopt;
  return refuse(refusal::chips_do_not_add_up, tournament.cite().guard,
                {{"uncounted", tournament.uncounted.count()}});
}

}  // namespace

// T01-8.4, S05-20.7, T-11: the drawn players go round the tables, so the tables differ by at most
// one.
Refusal perform(TournamentFlow& flow, const command::Ballot& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().ballot;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (tournament.phase != TournamentPhase::entries && tournament.phase != TournamentPhase::playing)
    return refuse(refusal::wrong_phase, clause);
  if (auto refusal = refuse_any_round(tournament, clause)) return refusal;
  if (!draws_all(tournament, asked.drawn)) return refuse(refusal::ballot_not_whole, clause);
  const std::size_t seats = tournament.conditions.seats;
  const std::size_t needed = (asked.drawn.size() + seats - 1) / seats;
  const std::size_t tables = asked.tables == 0 ? needed : asked.tables;
  if (tables < needed || tables > tables_most || asked.drawn.size() < tables)
    return refuse(tables < needed ? refusal::too_few_seats : refusal::too_many_tables,
                  tournament.format->seats,
                  {{"players", static_cast<std::int64_t>(asked.drawn.size())},
                   {"tables", static_cast<std::int64_t>(tables)}});
  const Chips chip = smallest_chip(tournament);
  for (TableNumber number = 1; number <= tournament.tables.highest(); ++number)
    if (tournament.tables.has(number)) flow.emit(event::TableBroken{number, clause});
  for (TableNumber number = 1; number <= tables; ++number)
    flow.emit(event::TableFormed{number, chip, flow.cite().marker});
  // Players leave their old table before they are seated at a new one.
  for (std::size_t at = 0; at < asked.drawn.size(); ++at)
    flow.emit(event::Allotted{asked.drawn[at], static_cast<TableNumber>(at % tables + 1),
                              seat_at(static_cast<unsigned>(at / tables)), clause});
  return std::nullopt;
}

// T01-*-3.1, T-10: not with fewer than the minimum. T01-4.1, S05-20.4(d): the same chips for all.
Refusal perform(TournamentFlow& flow, const command::Start& asked) {
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, flow.cite().ballot)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::entries, flow.cite().conditions))
    return refusal;
  // M95-19.2, H95-19.2, O95-19.2, S05-20.3: conditions that were changed are approved again.
  if (auto refusal = refuse_gate(tournament)) return refusal;
  // S05-20.4(a), T01-17.3: players may take their seats before the published time, but not play.
  if (tournament.now_s < tournament.conditions.starts_s)
    return refuse(refusal::before_time, tournament.format->starts,
                  {{"now_s", tournament.now_s}, {"starts_s", tournament.conditions.starts_s}});
  const int players = entrants(tournament);
  if (players < tournament.conditions.players_least)
    return refuse(refusal::too_few_players, tournament.format->players,
                  {{"players", players}, {"least", tournament.conditions.players_least}});
  if (!tournament.balloted) return refuse(refusal::no_ballot, flow.cite().ballot);
  if (auto refusal = refuse_schedule(*tournament.format, tournament.conditions)) return refusal;
  flow.emit(event::Started{static_cast<std::uint16_t>(players),
                           tournament.conditions.starting_chips, flow.cite().chips});
  // A physical table deals its first round without a report.
  if (any_counted(tournament)) flow.emit(event::ClockStarted{tournament.format->clock});
  return std::nullopt;
}

// T01-8.4, S05-20.7: tables of one tournament may be dealt in different ways, as the director says.
Refusal perform(TournamentFlow& flow, const command::ChooseDealing& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().ballot;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (tournament.phase != TournamentPhase::entries && tournament.phase != TournamentPhase::playing)
    return refuse(refusal::wrong_phase, clause);
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  const TournamentTable& table = tournament.table(asked.table);
  if (table.dealing) return refuse(refusal::round_under_way, clause, {{"table", asked.table}});
  if (table.stacks == asked.stacks) return refuse(refusal::no_change, clause);
  if (auto refusal = refuse_dealt(tournament, asked)) return refusal;
  flow.emit(event::DealingChosen{asked.table, asked.stacks, clause});
  const bool starts_clock = tournament.phase == TournamentPhase::playing &&
                            asked.stacks == Stacks::counted && !tournament.clock.running;
  if (starts_clock) flow.emit(event::ClockStarted{tournament.format->clock});
  return std::nullopt;
}

// T01-8.4: unless otherwise directed. P-17: the buck of the table is not affected.
Refusal perform(TournamentFlow& flow, const command::Move& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().reseat;
  if (auto refusal = refuse_role(asked.by, {Role::director}, flow.cite().ballot)) return refusal;
  if (auto refusal = refuse_player(tournament, asked.player)) return refusal;
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  const TournamentTable& to = tournament.table(asked.table);
  if (auto refusal = refuse_while_dealt(tournament, entry)) return refusal;
  if (asked.seat.is_none() || asked.seat.number() > tournament.conditions.seats)
    return refuse(refusal::no_such_seat, tournament.format->seats,
                  {{"seat", asked.seat.number()}, {"seats", tournament.conditions.seats}});
  if (to.who[asked.seat.index()] != 0)
    return refuse(refusal::seat_is_taken, clause, {{"seat", asked.seat.number()}});
  if (!payable_at(entry, to))
    return refuse(refusal::odd_chips, flow.cite().race_off, {{"chip", to.chip.count()}});
  flow.emit(event::Allotted{asked.player, asked.table, asked.seat, clause});
  return std::nullopt;
}

// T01-8.5: fewer tables as players are eliminated.
Refusal perform(TournamentFlow& flow, const command::BreakTable& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().reseat;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (auto refusal = refuse_table(tournament, asked.table)) return refusal;
  const TournamentTable& table = tournament.table(asked.table);
  if (table.dealing) return refuse(refusal::round_under_way, clause, {{"table", asked.table}});
  for (const Seat seat : seats_taken(table))
    if (!asked.drawn.contains(tournament.entry_at(table, seat).player))
      return refuse(refusal::ballot_not_whole, flow.cite().ballot);
  const int moving = players_at(table);
  if (static_cast<int>(asked.drawn.size()) != moving)
    return refuse(refusal::ballot_not_whole, flow.cite().ballot);
  const int free = (tables_in_use(tournament) - 1) * tournament.conditions.seats -
                   (players_left(tournament) - moving);
  if (moving > free)
    return refuse(refusal::too_few_seats, tournament.format->seats,
                  {{"players", moving}, {"free", free}});
  if (!all_payable(tournament, table)) return refuse(refusal::odd_chips, flow.cite().race_off);
  for (const PlayerId player : asked.drawn) {
    const TableNumber to = tournament.tables.emptiest_but(asked.table);
    const Seat seat = free_seat(tournament, tournament.table(to));
    flow.emit(event::Allotted{player, to, seat, clause});
  }
  flow.emit(event::TableBroken{asked.table, clause});
  return std::nullopt;
}

// T-11: as proposed, until no table has two players more than another.
Refusal perform(TournamentFlow& flow, const command::Balance& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().reseat;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  if (auto refusal = refuse_any_round(tournament, clause)) return refusal;
  if (!move_to_balance(tournament)) return refuse(refusal::nothing_to_balance, clause);
  for (const TournamentTable& table : tournament.tables)
    if (table.in_use && table.chip != smallest_chip(tournament))
      return refuse(refusal::odd_chips, flow.cite().race_off, {{"chip", table.chip.count()}});
  while (const auto move = move_to_balance(tournament))
    flow.emit(event::Allotted{move->player, move->to, move->seat, clause});
  return std::nullopt;
}

}  // namespace cardroom::tournament
