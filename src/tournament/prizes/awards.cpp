#include "tournament/prizes/awards.h"

#include "tournament/house/house_acts.h"
#include "tournament/prizes/placings.h"
#include "tournament/prizes/prizes.h"

namespace cardroom::tournament {

// T-18: a satellite is over when all players left win the same.
Refusal perform(TournamentFlow& flow, const command::EndPlay& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().prizes;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::playing, clause)) return refusal;
  int placed = 0;
  for (const Entry& entry : tournament.entries) {
    placed += took_part(entry) ? 1 : 0;
    if (auto refusal = refuse_while_dealt(tournament, entry)) return refusal;
  }
  const Cents pool = pool_of(tournament);
  const int left = players_left(tournament);
  const Cents first = prize_of_place(tournament.conditions, pool, 1, placed);
  for (int place = 2; place <= left; ++place)
    if (prize_of_place(tournament.conditions, pool, place, placed) != first)
      return refuse(refusal::prizes_differ, clause, {{"place", place}, {"left", left}});
  flow.emit(event::PlayEnded{PlayerId(), clause});
  return std::nullopt;
}

// T01-15.1, S05-20.17, S05-20.18: the director awards the places; the whole pool is paid.
Refusal perform(TournamentFlow& flow, const command::Award& asked) {
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, flow.cite().places)) return refusal;
  if (auto refusal = refuse_phase(tournament, TournamentPhase::over, flow.cite().places))
    return refusal;
  const Cents pool = pool_of(tournament);
  const std::vector<Placing> placings = placings_of(tournament);
  const std::vector<Cents> prizes = prizes_of(tournament);
  if (const Cents missing = guarantee_missing(tournament); missing > Cents(0))
    flow.emit(event::GuaranteeFilled{missing, flow.cite().conditions});
  Cents paid;
  PlayerId winner;
  for (const Entry& entry : tournament.entries) {
    const std::size_t at = tournament.entries.number_of(entry) - 1U;
    const Placing standing = placings[at];
    if (standing.place == 0) continue;
    flow.emit(event::Placed{entry.player, standing.place, standing.sharing,
                            standing.sharing > 1 ? flow.cite().same_round : flow.cite().places});
    if (standing.place == 1 && winner.is_none()) winner = entry.player;
    const Cents prize = prizes[at];
    paid += prize;
    const bool seat = prize > Cents(0) && prize == tournament.conditions.seat_value;
    if (prize > Cents(0))
      flow.emit(event::PrizePaid{entry.player, standing.place, prize, seat, flow.cite().prizes});
  }
  check(paid == pool, "the prizes are not the pool");
  pay_additions(flow, winner);
  flow.emit(event::Finished{pool, flow.cite().prizes});
  return std::nullopt;
}

// T01-14.3, S05-20.21, T-17, T-25: only the casino cancels; fees and commission go back in full,
// and so does what was paid for chips, unless the conditions keep it.
Refusal perform(TournamentFlow& flow, const command::Cancel& asked) {
  const Tournament& tournament = flow.state;
  const Clause clause = flow.cite().cancel;
  if (auto refusal = refuse_role(asked.by, {Role::operator_}, clause)) return refusal;
  if (tournament.phase == TournamentPhase::finished ||
      tournament.phase == TournamentPhase::cancelled)
    return refuse(refusal::wrong_phase, clause);
  flow.emit(event::Cancelled{clause});
  for (const Entry& entry : tournament.entries) {
    const Cents bought = tournament.conditions.rebuys_refunded ? entry.bought : Cents(0);
    const Cents back = entry.paid + bought - entry.refunded;
    if (entry.status != EntryStatus::replaced && back > Cents(0))
      flow.emit(event::Refunded{entry.player, back, clause});
  }
  return std::nullopt;
}

}  // namespace cardroom::tournament
