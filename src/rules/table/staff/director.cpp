#include "rules/table/staff/director.h"

#include "rules/table/refusals.h"
#include "rules/table/seats.h"
#include "rules/table/stakes.h"

namespace cardroom {

namespace {

// S05-20.2, T01-DEF-TournamentDirector: the director or the assistant; if the book names none, the
// operator.
Refusal refuse_director(const Table& table, Role by, Clause clause) {
  if (!table.game->table.tournament) return refuse(refusal::power_not_in_book, clause);
  return refuse_role(by, {Role::director, who_rules(table)}, clause);
}

Refusal refuse_chips(const Table& table, Role by, Seat seat) {
  const Clause clause = table.cite().stake_frozen;
  if (auto refusal = refuse_director(table, by, clause)) return refusal;
  if (auto refusal = refuse_seat(table, seat)) return refusal;
  if (table.dealing) return refuse(refusal::stake_is_frozen, clause);
  return std::nullopt;
}

}  // namespace

Refusal refuse_own_chips(const Table& table) {
  if (!table.game->table.tournament) return std::nullopt;
  return refuse(refusal::directors_chips, table.cite().stake_frozen);
}

Refusal refuse_own_seat(const Table& table) {
  if (!table.game->table.tournament) return std::nullopt;
  return refuse(refusal::directors_seats, table.cite().seat_change);
}

// T01-17.3, S05-20.11, T-12: their forced bets are taken and their cards folded until they are
// there.
Refusal perform(TableFlow& flow, const table_command::MarkAbsent& mark) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().abstaining;
  if (auto refusal = refuse_director(table, mark.by, clause)) return refusal;
  if (auto refusal = refuse_seat(table, mark.seat)) return refusal;
  if (table.place(mark.seat).sits_out == mark.absent)
    return refuse(mark.absent ? refusal::already_sitting_out : refusal::not_sitting_out, clause);
  if (mark.absent)
    flow.emit(table_event::SatOut{mark.seat, clause});
  else
    flow.emit(table_event::SatIn{mark.seat, clause});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::IssueChips& issue) {
  if (auto refusal = refuse_chips(flow.state, issue.by, issue.seat)) return refusal;
  if (auto refusal = refuse_amount(flow.state, issue.amount)) return refusal;
  flow.emit(table_event::ToppedUp{issue.seat, issue.amount, flow.cite().top_up});
  return std::nullopt;
}

// A race off takes chips that the smallest chip left in play cannot pay, so any amount may go.
Refusal perform(TableFlow& flow, const table_command::RemoveChips& remove) {
  const Table& table = flow.state;
  if (auto refusal = refuse_chips(table, remove.by, remove.seat)) return refusal;
  const Chips stake = table.place(remove.seat).stake;
  if (remove.amount <= Chips(0) || remove.amount > stake)
    return refuse(refusal::more_than_stake, flow.cite().more_than_stake,
                  {{"amount", remove.amount.count()}, {"stake", stake.count()}});
  flow.emit(table_event::TookOff{remove.seat, remove.amount, flow.cite().stake_frozen});
  return std::nullopt;
}

// T01-8.4, T01-8.5: a seat is kept unless the director directs otherwise.
Refusal take_from_table(TableFlow& flow, const table_command::Vacate& vacate) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().seat_change;
  if (auto refusal = refuse_director(table, vacate.by, clause)) return refusal;
  if (auto refusal = refuse_seat(table, vacate.seat)) return refusal;
  if (is_in_round(table, vacate.seat)) return refuse(refusal::round_under_way, clause);
  depart(flow, vacate.seat, Departure::vacated, clause);
  return std::nullopt;
}

}  // namespace cardroom
