#include "canberra/tournament/entries.h"

#include <algorithm>

namespace cardroom::canberra::tournament {

Refusal perform(TournamentFlow& flow, const command::SetCondition& asked) {
  const Clause all = clause("CP17-17.2(a)");
  if (auto refusal = refuse_role(asked.by, {Role::operator_}, all)) return refusal;
  const Condition* const condition = find_condition(asked.key.view());
  if (condition == nullptr) return refuse(refusal::no_such_condition, clause("CP17-17.3"));
  if (auto refusal = refuse_phase(flow.state, {CanberraPhase::conditions}, all)) return refusal;
  Conditions changed = flow.state.conditions;
  if (!condition->read(changed, asked.value.view()))
    return refuse(refusal::condition_value, condition->clause);
  flow.emit(event::ConditionSet{asked.key, asked.value, condition->clause});
  return std::nullopt;
}

// CP17-17.2(a): documented when nothing that CP17-17.3 asks for is missing (K-28).
Refusal perform(TournamentFlow& flow, const command::Document& asked) {
  const Clause clause_a = clause("CP17-17.2(a)");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::operator_}, clause_a)) return refusal;
  if (auto refusal = refuse_phase(tournament, {CanberraPhase::conditions}, clause_a))
    return refusal;
  if (tournament.documented) return refuse(refusal::already_done, clause_a);
  if (const Condition* const missing = missing_condition(tournament.conditions))
    return refuse(refusal::condition_missing, missing->clause);
  if (const Clause conflict = contradiction(tournament.conditions))
    return refuse(refusal::conditions_conflict, conflict);
  flow.emit(event::Documented{clause_a});
  return std::nullopt;
}

// CP17-17.2(b), CP17-17.3(b): available to patrons, with the statement that the rules prevail.
Refusal perform(TournamentFlow& flow, const command::Publish& asked) {
  const Clause clause_b = clause("CP17-17.2(b)");
  if (auto refusal = refuse_role(asked.by, {Role::operator_}, clause_b)) return refusal;
  if (!flow.state.documented) return refuse(refusal::not_documented, clause_b);
  if (flow.state.published) return refuse(refusal::already_done, clause_b);
  flow.emit(event::Published{clause_b});
  return std::nullopt;
}

// CP17-17.2(c): the Commission is told and gets a copy.
Refusal perform(TournamentFlow& flow, const command::Notify& asked) {
  const Clause clause_c = clause("CP17-17.2(c)");
  if (auto refusal = refuse_role(asked.by, {Role::operator_}, clause_c)) return refusal;
  if (!flow.state.documented) return refuse(refusal::not_documented, clause_c);
  if (flow.state.notified) return refuse(refusal::already_done, clause_c);
  if (asked.text.empty()) return refuse(refusal::no_reference, clause_c);
  flow.emit(event::Notified{asked.text, clause_c});
  return std::nullopt;
}

// CP17-17.4: by the Gaming Shift Manager, who acts for the operator.
Refusal perform(TournamentFlow& flow, const command::Nominate& asked) {
  const Clause clause_4 = clause("CP17-17.4");
  if (auto refusal = refuse_role(asked.by, {Role::operator_}, clause_4)) return refusal;
  if (asked.text.empty()) return refuse(refusal::no_reference, clause_4);
  flow.emit(event::Nominated{asked.text, clause_4});
  return std::nullopt;
}

// CP17-17.5: agreement to the rules in writing.
Refusal perform(TournamentFlow& flow, const command::RequireAgreement& asked) {
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause("CP17-17.5"))) return refusal;
  flow.emit(event::AgreementRequired{clause("CP17-17.5")});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::Agree& asked) {
  const auto& agreed = flow.state.agreed;
  if (agreed.contains(asked.player)) return refuse(refusal::already_done, clause("CP17-17.5"));
  const bool all_entered = std::all_of(agreed.begin(), agreed.end(), [&](PlayerId one) {
    return find_entrant(flow.state, one) != nullptr;
  });
  if (agreed.full() && all_entered) return refuse(refusal::tournament_full, clause("CP17-17.5"));
  flow.emit(event::Agreed{asked.player, clause("CP17-17.5")});
  return std::nullopt;
}

// CP17-17.2, G-10: documented, available, and the Commission told.
Refusal refuse_gate(const Tournament& tournament) {
  if (!tournament.documented || !tournament.published || !tournament.notified)
    return refuse(refusal::not_ready, !tournament.documented  ? clause("CP17-17.2(a)")
                                      : !tournament.published ? clause("CP17-17.2(b)")
                                                              : clause("CP17-17.2(c)"));
  if (!tournament.director) return refuse(refusal::no_director, clause("CP17-17.4"));
  return std::nullopt;
}

namespace {

// CP17-17.6, T-22: nobody has two seats, one for themselves and one for somebody else.
Refusal refuse_stand_in(const Tournament& tournament, PlayerId player) {
  for (const Entrant& entrant : tournament.entrants)
    if (entrant.played_by == player && !player.is_none())
      return refuse(refusal::one_entry, clause("CP17-17.6"));
  return std::nullopt;
}

Refusal refuse_entry(const Tournament& tournament, PlayerId player) {
  if (auto refusal = refuse_gate(tournament)) return refusal;
  if (auto refusal = refuse_stand_in(tournament, player)) return refusal;
  // CP17-17.6, T-22: only once, apart from buy-backs.
  if (find_entrant(tournament, player) != nullptr)
    return refuse(refusal::one_entry, clause("CP17-17.6"));
  if (auto refusal = refuse_phase(tournament, {CanberraPhase::entries}, clause("CP17-17.3(a)(i)")))
    return refusal;
  if (tournament.agreement && !tournament.agreed.contains(player))
    return refuse(refusal::agreement_missing, clause("CP17-17.5"));
  return std::nullopt;
}

}  // namespace

Refusal perform(TournamentFlow& flow, const command::Enter& asked) {
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_entry(tournament, asked.player)) return refusal;
  if (still_in(tournament) >= tournament.conditions.most)
    return refuse(refusal::tournament_full, clause("CP17-17.3(a)(v)"),
                  {{"most", tournament.conditions.most}});
  // A reserve takes an entrant's place; each has one on the list.
  if (tournament.entrants.full())
    return refuse(refusal::tournament_full, clause("CP17-17.3(a)(v)"));
  flow.emit(event::Entered{asked.player, tournament.conditions.fee, clause("CP17-17.22")});
  return std::nullopt;
}

// CP17-17.9: whoever does not come forfeits their position, and so does whoever says so before. The
// fee stays in the pool.
Refusal perform(TournamentFlow& flow, const command::Withdraw& asked) {
  const Clause clause_9 = clause("CP17-17.9");
  if (auto refusal = refuse_in(flow.state, asked.player, clause_9)) return refusal;
  if (auto refusal =
          refuse_phase(flow.state, {CanberraPhase::entries, CanberraPhase::between}, clause_9))
    return refusal;
  flow.emit(event::Withdrew{asked.player, clause_9});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::JoinReserve& asked) {
  if (auto refusal = refuse_entry(flow.state, asked.player)) return refusal;
  if (flow.state.entrants.full()) return refuse(refusal::tournament_full, clause("CP17-17.10"));
  flow.emit(event::ReserveJoined{asked.player, clause("CP17-17.10")});
  return std::nullopt;
}

// CP17-17.10, T-13: a vacant seat of the first session, for the fee. The fee of the player who did
// not come stays in the pool.
Refusal perform(TournamentFlow& flow, const command::SeatReserve& asked) {
  const Clause clause_10 = clause("CP17-17.10");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_10)) return refusal;
  const Entrant* const reserve = find_entrant(tournament, asked.player);
  const Entrant* const entrant = find_entrant(tournament, asked.instead_of);
  if (reserve == nullptr || reserve->status != EntrantStatus::reserve)
    return refuse(refusal::not_a_reserve, clause_10);
  if (entrant == nullptr) return refuse(refusal::not_entered, clause_10);
  if (tournament.session > 1 || tournament.phase != CanberraPhase::session)
    return refuse(refusal::first_session_only, clause_10);
  if (entrant->status != EntrantStatus::forfeited) return refuse(refusal::seat_is_taken, clause_10);
  // They withdrew before the ballot, or the seat has gone to another reserve.
  if (entrant->table == 0) return refuse(refusal::no_ballot, clause("CP17-17.7"));
  if (auto refusal = refuse_stand_in(tournament, asked.player)) return refusal;
  flow.emit(
      event::ReserveSeated{asked.player, asked.instead_of, tournament.conditions.fee, clause_10});
  return std::nullopt;
}

// CP17-17.11, T-23: the entry still belongs to the original player.
Refusal perform(TournamentFlow& flow, const command::Substitute& asked) {
  const Clause clause_11 = clause("CP17-17.11");
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_11)) return refusal;
  if (auto refusal = refuse_in(flow.state, asked.instead_of, clause_11)) return refusal;
  if (find_entrant(flow.state, asked.player) != nullptr)
    return refuse(refusal::one_entry, clause("CP17-17.6"));
  if (auto refusal = refuse_stand_in(flow.state, asked.player)) return refusal;
  flow.emit(event::Substituted{asked.player, asked.instead_of, Cents(0), clause_11});
  return std::nullopt;
}

// CP17-17.7: with reasonable notice.
Refusal perform(TournamentFlow& flow, const command::ChangeStart& asked) {
  const Clause clause_7 = clause("CP17-17.7");
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_7)) return refusal;
  if (auto refusal =
          refuse_phase(flow.state, {CanberraPhase::entries, CanberraPhase::between}, clause_7))
    return refusal;
  if (asked.text.empty()) return refuse(refusal::no_reference, clause_7);
  flow.emit(event::StartChanged{asked.text, clause_7});
  return std::nullopt;
}

namespace {

Refusal refuse_drawn(const Tournament& tournament, const command::Ballot& ballot) {
  const auto players = next_players(tournament);
  const auto& drawn = ballot.drawn;
  bool whole = !players.empty() && drawn.size() == players.size();
  for (std::size_t at = 0; at < drawn.size() && whole; ++at)
    whole = players.contains(drawn[at]) && std::count(drawn.begin(), drawn.end(), drawn[at]) == 1;
  if (!whole) return refuse(refusal::ballot_not_whole, clause("CP17-17.7"));
  return std::nullopt;
}

// CP17-17.3(a)(v), K-28: the least number, or the full number of a sit-and-go.
Refusal refuse_too_few(const Tournament& tournament) {
  const Conditions& conditions = tournament.conditions;
  if (tournament.phase != CanberraPhase::entries) return std::nullopt;
  if (still_in(tournament) < conditions.least)
    return refuse(refusal::too_few_players, clause("CP17-17.3(a)(v)"),
                  {{"players", still_in(tournament)}, {"least", conditions.least}});
  if (still_in(tournament) < conditions.sit_and_go)
    return refuse(refusal::too_few_players, clause("CP17-17.3(a)(ii)(B)"),
                  {{"players", still_in(tournament)}, {"sit_and_go", conditions.sit_and_go}});
  return std::nullopt;
}

}  // namespace

// CP17-17.7, CP17-17.8: tables of at most the set number of seats, as even as possible.
Refusal perform(TournamentFlow& flow, const command::Ballot& asked) {
  const Clause clause_7 = clause("CP17-17.7");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_7)) return refusal;
  if (auto refusal =
          refuse_phase(tournament, {CanberraPhase::entries, CanberraPhase::between}, clause_7))
    return refusal;
  if (tournament.kind == SessionKind::ordinary &&
      tournament.session >= tournament.conditions.sessions)
    return refuse(refusal::session_is_over, clause("CP17-17.3(a)(ii)(A)"),
                  {{"sessions", tournament.conditions.sessions}});
  if (auto refusal = refuse_too_few(tournament)) return refusal;
  if (auto refusal = refuse_drawn(tournament, asked)) return refusal;
  const std::size_t seats = tournament.conditions.seats;
  const std::size_t tables = (asked.drawn.size() + seats - 1) / seats;
  check(tables <= tables_most, "the conditions allow more tables than there are");
  for (std::size_t at = 0; at < asked.drawn.size(); ++at)
    flow.emit(event::Drawn{.player = asked.drawn[at],
                           .table = static_cast<TableNumber>(at % tables + 1),
                           .seat = seat_at(static_cast<unsigned>(at / tables)),
                           .clause = clause_7});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::TakeSeat& asked) {
  const Clause clause_9 = clause("CP17-17.9");
  if (auto refusal = refuse_in(flow.state, asked.player, clause_9)) return refusal;
  const Entrant& entrant = *find_entrant(flow.state, asked.player);
  if (entrant.table == 0) return refuse(refusal::no_ballot, clause("CP17-17.7"));
  if (entrant.seated) return refuse(refusal::seat_is_taken, clause_9);
  flow.emit(event::SeatTaken{asked.player, clause_9});
  return std::nullopt;
}

// CP17-17.9: players who have not taken their seat forfeit their position, and the pool keeps their
// fee.
Refusal perform(TournamentFlow& flow, const command::StartSession& asked) {
  const Clause clause_7 = clause("CP17-17.7");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_7)) return refusal;
  if (auto refusal =
          refuse_phase(tournament, {CanberraPhase::entries, CanberraPhase::between}, clause_7))
    return refusal;
  if (!tournament.balloted || waits_for_seat(tournament))
    return refuse(refusal::no_ballot, clause_7);
  const bool ordinary = tournament.kind == SessionKind::ordinary;
  flow.emit(event::SessionStarted{
      .number = static_cast<std::uint8_t>(tournament.session + (ordinary ? 1 : 0)),
      .kind = tournament.kind,
      .clause = clause_7});
  for (const Entrant& entrant : tournament.entrants)
    if (entrant.table != 0 && entrant.status == EntrantStatus::in && !entrant.seated)
      flow.emit(event::Eliminated{entrant.player, Out::forfeited, clause("CP17-17.9")});
  return std::nullopt;
}

}  // namespace cardroom::canberra::tournament
