#include "canberra/tournament/finish.h"

#include "canberra/tournament/sessions.h"
#include "canberra/tournament/standings.h"
namespace cardroom::canberra::tournament {

// CP17-17.18: a break has a stated length.
Refusal perform(TournamentFlow& flow, const command::CallBreak& asked) {
  const Clause clause_18 = clause("CP17-17.18");
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_18)) return refusal;
  if (flow.state.on_break) return refuse(refusal::on_break, clause_18);
  if (asked.minutes == 0) return refuse(refusal::break_length, clause_18);
  flow.emit(event::BreakCalled{asked.minutes, clause_18});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::EndBreak& asked) {
  const Clause clause_18 = clause("CP17-17.18");
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_18)) return refusal;
  if (!flow.state.on_break) return refuse(refusal::no_break, clause_18);
  flow.emit(event::BreakEnded{clause_18});
  return std::nullopt;
}

// CP17-17.19: the speed of play, and directions to players.
Refusal perform(TournamentFlow& flow, const command::Direct& asked) {
  const Clause clause_19 = clause("CP17-17.19");
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_19)) return refusal;
  if (asked.text.empty()) return refuse(refusal::no_reference, clause_19);
  flow.emit(event::Directed{asked.text, clause_19});
  return std::nullopt;
}

// CP17-17.17: advice is put on record; CP17-16.3: a player may be excluded.
Refusal perform(TournamentFlow& flow, const command::Penalise& asked) {
  const Clause sanction = asked.excluded ? clause("CP17-16.3") : clause("CP17-17.17");
  if (auto refusal = refuse_role(asked.by, {Role::director}, sanction)) return refusal;
  if (auto refusal = refuse_in(flow.state, asked.player, sanction)) return refusal;
  if (!asked.breach || asked.breach.prefix() != "CP17")
    return refuse(refusal::not_conduct, sanction);
  const Entrant& entrant = *find_entrant(flow.state, asked.player);
  const bool dealt =
      entrant.table != 0 && flow.state.table(entrant.table).stage != RoundStage::none;
  if (asked.excluded && dealt) return refuse(refusal::round_under_way, sanction);
  flow.emit(event::Penalised{asked.player, asked.excluded, asked.breach});
  if (!asked.excluded) return std::nullopt;
  flow.emit(event::Eliminated{asked.player, Out::excluded, sanction});
  if (flow.state.phase == CanberraPhase::session) end_session_if_over(flow);
  return std::nullopt;
}

namespace {

// CP17-17.3(a)(xii)(C): prizes of equal players are combined and divided; the remainder goes to the
// first of them.
void pay_prizes(TournamentFlow& flow, const SharedPlace& standing) {
  Cents sum;
  const auto players = static_cast<std::int64_t>(standing.players.size());
  for (std::int64_t at = 0; at < players; ++at)
    sum += prize_of_place(flow.state, standing.place + static_cast<std::size_t>(at));
  for (std::int64_t at = 0; at < players; ++at) {
    const Cents rest = at == 0 ? sum % Cents(players) : Cents(0);
    const Cents prize = sum / players + rest;
    if (prize > Cents(0))
      flow.emit(
          event::PrizePaid{standing.players[static_cast<std::size_t>(at)], prize,
                           players > 1 ? clause("CP17-17.3(a)(xii)(C)") : clause("CP17-17.21")});
  }
}

}  // namespace

// CP17-17.20, CP17-17.21: the whole pool is paid out.
Refusal perform(TournamentFlow& flow, const command::AwardPlaces& asked) {
  const Clause clause_20 = clause("CP17-17.20");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_20)) return refusal;
  // There is no further session: the last was played, or nobody is left to play one.
  const bool no_more =
      tournament.session >= tournament.conditions.sessions || still_in(tournament) <= 1;
  if (tournament.phase == CanberraPhase::between && tournament.session > 0 && no_more) {
    end_play(flow);
    if (tournament.phase == CanberraPhase::play_off) return std::nullopt;
  }
  if (auto refusal = refuse_phase(tournament, {CanberraPhase::finished}, clause_20)) return refusal;
  const Standings standings = standings_of(tournament);
  for (const SharedPlace& standing : standings)
    for (const PlayerId player : standing.players)
      flow.emit(event::PlaceAwarded{player, standing.place, clause_20});
  for (const SharedPlace& standing : standings) pay_prizes(flow, standing);
  return std::nullopt;
}

// CP17-17.23, T-25: only the operator may cancel; fees and commission go back in full.
Refusal perform(TournamentFlow& flow, const command::Cancel& asked) {
  const Clause clause_23 = clause("CP17-17.23");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::operator_}, clause_23)) return refusal;
  if (tournament.phase == CanberraPhase::awarded || tournament.phase == CanberraPhase::cancelled)
    return refuse(refusal::wrong_phase, clause_23);
  for (const Entrant& entrant : tournament.entrants) {
    const Cents all = entrant.paid + entrant.bought;
    if (all > Cents(0)) flow.emit(event::Refunded{entrant.player, all, clause_23});
  }
  flow.emit(event::Cancelled{clause_23});
  return std::nullopt;
}

}  // namespace cardroom::canberra::tournament
