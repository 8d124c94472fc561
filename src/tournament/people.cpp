// The director's acts upon players: absence, forfeit, substitutes, exclusion, directions; and how
// it all ends: places, prizes, cancellation.
#include "tournament/flow.h"
#include "tournament/placings.h"
#include "tournament/prizes.h"

namespace cardroom::tournament {

namespace {

// Absence is of players who have a seat, before the start too.
Refusal refuse_seated(const Tournament& tournament, PlayerId player) {
  const Entry* entry = find_entry(tournament, player);
  if (entry == nullptr) return refused(refusal::not_entered, tournament.cite().entry);
  if (!is_in(*entry) && entry->status != Status::entered)
    return refused(refusal::not_playing, tournament.cite().entry);
  return std::nullopt;
}

}  // namespace

// T01-17.3, S05-20.11, T-12: the director is asked first; the tables are told with each round.
Refusal perform(Flow& flow, const command::MarkAbsent& asked) {
  const Clause clause = flow.cite().absent;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_seated(flow.tournament, asked.player)) return refusal;
  if (find_entry(flow.tournament, asked.player)->absent)
    return refused(refusal::already_so, clause);
  flow.emit(event::MarkedAbsent{asked.player, clause});
  return std::nullopt;
}

Refusal perform(Flow& flow, const command::MarkPresent& asked) {
  const Clause clause = flow.cite().absent;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_seated(flow.tournament, asked.player)) return refusal;
  if (!find_entry(flow.tournament, asked.player)->absent)
    return refused(refusal::not_absent, clause);
  flow.emit(event::MarkedPresent{asked.player, clause});
  return std::nullopt;
}

// S05-20.9: not seated at the start of a session, an entry may be deemed forfeited.
Refusal perform(Flow& flow, const command::Forfeit& asked) {
  const Tournament& tournament = flow.tournament;
  const Clause clause = flow.cite().forfeit;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (!tournament.articles().forfeits) return refused(refusal::power_not_in_book, clause);
  if (auto refusal = refuse_phase(tournament, Phase::playing, clause)) return refusal;
  if (auto refusal = refuse_player(tournament, asked.player)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (!entry.absent) return refused(refusal::not_absent, clause);
  if (auto refusal = refuse_while_dealt(tournament, entry)) return refusal;
  flow.emit(event::Forfeited{asked.player, entry.stake, clause});
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

// T01-8.2, S05-20.12, T-23: another plays on; the entry and its place stay the first one's.
Refusal perform(Flow& flow, const command::Substitute& asked) {
  const Tournament& tournament = flow.tournament;
  const Clause clause = flow.cite().substitute;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (asked.substitute.is_none()) return refused(refusal::nobody, clause);
  if (auto refusal = refuse_seated(tournament, asked.player)) return refusal;
  const Entry* other = find_entry(tournament, asked.substitute);
  if (other != nullptr && other->status != Status::reserve && asked.substitute != asked.player)
    return refused(refusal::plays_already, clause);
  for (const Entry& entry : tournament.entries)
    if (entry.played_by == asked.substitute) return refused(refusal::plays_already, clause);
  flow.emit(event::Substituted{asked.player, asked.substitute, asked.reason, clause});
  return std::nullopt;
}

// T01-18.3(b), S05-19.2(b), *95-18.2(b): the chips leave play; the place is the one of this moment.
Refusal perform(Flow& flow, const command::Exclude& asked) {
  const Tournament& tournament = flow.tournament;
  const Clause clause = flow.cite().exclude;
  if (auto refusal = refuse_role(asked.by, {Role::director, Role::operator_}, clause))
    return refusal;
  if (auto refusal = refuse_phase(tournament, Phase::playing, clause)) return refusal;
  if (auto refusal = refuse_player(tournament, asked.player)) return refusal;
  const Entry& entry = *find_entry(tournament, asked.player);
  if (auto refusal = refuse_while_dealt(tournament, entry)) return refusal;
  if (!asked.breached || asked.breached.prefix() != tournament.articles().book)
    return refused(refusal::not_of_this_book, clause);
  flow.emit(event::Excluded{asked.player, asked.breached, entry.stake, clause});
  end_play_if_one_is_left(flow);
  return std::nullopt;
}

// S05-20.16, T01-18.6: players comply with the director's directions.
Refusal perform(Flow& flow, const command::Direct& asked) {
  const Clause clause = flow.cite().speed;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (asked.direction.empty()) return refused(refusal::nothing_said, clause);
  flow.emit(event::Directed{asked.direction, clause});
  return std::nullopt;
}

// S05-DEF-Session, T-21: a heat or the final; not a time band of the schedule.
Refusal perform(Flow& flow, const command::BeginStage& asked) {
  const Clause clause = flow.cite().ballot;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(flow.tournament, Phase::playing, clause)) return refusal;
  const auto number = static_cast<std::uint16_t>(flow.tournament.stages + 1);
  flow.emit(event::StageBegan{asked.stage, number, clause});
  return std::nullopt;
}

// T-18: a satellite is over when those left win the same, whoever plays on.
Refusal perform(Flow& flow, const command::EndPlay& asked) {
  const Tournament& tournament = flow.tournament;
  const Clause clause = flow.cite().prizes;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause)) return refusal;
  if (auto refusal = refuse_phase(tournament, Phase::playing, clause)) return refusal;
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
      return refused(refusal::prizes_differ, clause, {{"place", place}, {"left", left}});
  flow.emit(event::PlayEnded{PlayerId(), clause});
  return std::nullopt;
}

// T01-15.1, S05-20.17, S05-20.18: the director awards the places; all of the pool is paid.
Refusal perform(Flow& flow, const command::Award& asked) {
  const Tournament& tournament = flow.tournament;
  if (auto refusal = refuse_role(asked.by, {Role::director}, flow.cite().places)) return refusal;
  if (auto refusal = refuse_phase(tournament, Phase::over, flow.cite().places)) return refusal;
  const Cents pool = pool_of(tournament);
  Cents paid;
  for (const Entry& entry : tournament.entries) {
    const Standing standing = standing_of(tournament, entry);
    if (standing.place == 0) continue;
    flow.emit(event::Placed{entry.player, standing.place, standing.sharing,
                            standing.sharing > 1 ? flow.cite().same_round : flow.cite().places});
    const Cents prize = prize_of(tournament, entry);
    paid += prize;
    const bool seat = prize > Cents(0) && prize == tournament.conditions.seat_value;
    if (prize > Cents(0))
      flow.emit(event::PrizePaid{entry.player, standing.place, prize, seat, flow.cite().prizes});
  }
  check(paid == pool, "the prizes are not the pool");
  flow.emit(event::Finished{pool, flow.cite().prizes});
  return std::nullopt;
}

// T01-14.3, S05-20.21, T-17, T-25: only the casino cancels; fees and commission go back in full,
// and what was paid for chips unless the conditions keep it.
Refusal perform(Flow& flow, const command::Cancel& asked) {
  const Tournament& tournament = flow.tournament;
  const Clause clause = flow.cite().cancel;
  if (auto refusal = refuse_role(asked.by, {Role::operator_}, clause)) return refusal;
  if (tournament.phase == Phase::finished || tournament.phase == Phase::cancelled)
    return refused(refusal::wrong_phase, clause);
  flow.emit(event::Cancelled{clause});
  for (const Entry& entry : tournament.entries) {
    const Cents bought = tournament.conditions.rebuys_refunded ? entry.bought : Cents(0);
    const Cents back = entry.paid + bought - entry.refunded;
    if (entry.status != Status::replaced && back > Cents(0))
      flow.emit(event::Refunded{entry.player, back, clause});
  }
  return std::nullopt;
}

}  // namespace cardroom::tournament
