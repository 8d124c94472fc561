#include "canberra/tournament/rounds.h"

#include <algorithm>

#include "canberra/tournament/jackpot.h"
#include "canberra/tournament/sessions.h"

namespace cardroom::canberra::tournament {

namespace {

bool waits_for_ruling(const Tournament& tournament, TableNumber table) {
  return std::any_of(tournament.entrants.begin(), tournament.entrants.end(),
                     [&](const Entrant& one) { return one.table == table && one.referred; });
}

}  // namespace

Refusal perform(TournamentFlow& flow, const command::StartRound& asked) {
  const Clause marker = clause("CP17-DEF-StartingMarker");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::dealer, Role::director}, marker)) return refusal;
  if (auto refusal = refuse_table(tournament, asked.table, marker)) return refusal;
  if (tournament.on_break) return refuse(refusal::on_break, clause("CP17-17.18"));
  const SessionTable& table = tournament.table(asked.table);
  if (table.stage != RoundStage::none) return refuse(refusal::round_under_way, marker);
  if (table.rounds >= tournament.conditions.rounds)
    return refuse(refusal::session_is_over, clause("CP17-DEF-Session"), {{"rounds", table.rounds}});
  // CP17-17.14: players who cannot wager the table minimum are out.
  for (const Seat seat : seats_at(tournament, asked.table)) {
    const Entrant& entrant = *at_seat(tournament, asked.table, seat);
    if (entrant.stack < tournament.conditions.minimum)
      flow.emit(event::Eliminated{entrant.player, Out::no_chips, clause("CP17-17.14")});
  }
  const SeatSet seats = seats_at(tournament, asked.table);
  if (seats.empty()) {
    end_session_if_over(flow);
    return std::nullopt;
  }
  const Seat first = seats.from(table.marker);
  flow.emit(event::RoundStarted{asked.table, first, marker});
  flow.emit(event::AnteAsked{asked.table, first, clause("CP17-17.15")});
  return std::nullopt;
}

// CP17-17.15, CP17-17.16: antes go in order from the starting marker, and each is fixed when the
// next player is asked.
Refusal perform(TournamentFlow& flow, const command::PlaceAnte& asked) {
  const Clause order = clause("CP17-17.15");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_stage(tournament, asked.player, RoundStage::antes, order))
    return refusal;
  const Entrant& entrant = *find_entrant(tournament, asked.player);
  const SessionTable& table = tournament.table(entrant.table);
  const bool own_turn = table.asked == entrant.seat;
  if (entrant.referred) return refuse(refusal::ante_waits, order);
  if (table.had_turn.contains(entrant.seat) || (!own_turn && entrant.ante > Chips(0)))
    return refuse(refusal::ante_is_fixed, clause("CP17-17.16"));
  if (asked.amount < tournament.conditions.minimum)
    return refuse(refusal::ante_below_minimum, clause("CP17-17.14"),
                  {{"minimum", tournament.conditions.minimum.count()}});
  if (asked.amount > tournament.conditions.maximum)
    return refuse(refusal::ante_above_maximum, clause("CP17-17.3(a)(viii)"),
                  {{"maximum", tournament.conditions.maximum.count()}});
  if (asked.amount > entrant.stack + entrant.ante)
    return refuse(refusal::more_than_stake, clause("CP17-17.13"),
                  {{"stack", (entrant.stack + entrant.ante).count()}});
  flow.emit(event::AntePlaced{asked.player, asked.amount, order});
  if (own_turn) return std::nullopt;
  // K-24: the first time it stands with a warning; afterwards the director may declare it void.
  if (entrant.warnings == 0)
    flow.emit(event::AnteWarned{asked.player, order});
  else
    flow.emit(event::AnteReferred{asked.player, order});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::RuleAnte& asked) {
  const Clause order = clause("CP17-17.15");
  if (auto refusal = refuse_role(asked.by, {Role::director}, order)) return refusal;
  const Entrant* const entrant = find_entrant(flow.state, asked.player);
  if (entrant == nullptr || !entrant->referred) return refuse(refusal::nothing_to_rule, order);
  flow.emit(event::AnteRuled{asked.player, asked.stands, order});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::AskNext& asked) {
  const Clause window = clause("CP17-17.16");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::dealer, Role::director}, window)) return refusal;
  if (auto refusal = refuse_table(tournament, asked.table, window)) return refusal;
  const SessionTable& table = tournament.table(asked.table);
  if (table.stage != RoundStage::antes) return refuse(refusal::no_round, window);
  if (waits_for_ruling(tournament, asked.table))
    return refuse(refusal::ante_waits, clause("CP17-17.15"));
  const Entrant& entrant = *at_seat(tournament, asked.table, table.asked);
  if (entrant.ante == Chips(0))
    return refuse(refusal::ante_missing, clause("CP17-17.14"), {{"seat", table.asked.number()}});
  const SeatSet waiting = seats_at(tournament, asked.table) - table.had_turn - SeatSet{table.asked};
  if (!waiting.empty()) {
    flow.emit(event::AnteAsked{asked.table, waiting.after(table.asked), window});
    return std::nullopt;
  }
  flow.emit(event::AntesClosed{asked.table, window});
  // K-23: there is no tapping out here. Players with less than twice their ante left can only fold,
  // and are told so.
  for (const Entrant& one : tournament.entrants)
    if (one.table == asked.table && one.status == EntrantStatus::in && one.stack < one.ante * 2)
      flow.emit(event::OnlyFold{one.player, clause("CP17-7.2")});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::Bet& asked) {
  const Clause twice = clause("CP17-7.2");
  if (auto refusal = refuse_stage(flow.state, asked.player, RoundStage::bets, twice))
    return refusal;
  const Entrant& entrant = *find_entrant(flow.state, asked.player);
  if (entrant.folded || entrant.bet > Chips(0)) return refuse(refusal::already_decided, twice);
  const Chips bet = entrant.ante * 2;
  if (entrant.stack < bet)
    return refuse(refusal::bet_not_covered, twice,
                  {{"bet", bet.count()}, {"stack", entrant.stack.count()}});
  flow.emit(event::BetPlaced{asked.player, bet, twice});
  return std::nullopt;
}

Refusal perform(TournamentFlow& flow, const command::Fold& asked) {
  const Clause fold = clause("CP17-7.3");
  if (auto refusal = refuse_stage(flow.state, asked.player, RoundStage::bets, fold)) return refusal;
  const Entrant& entrant = *find_entrant(flow.state, asked.player);
  if (entrant.folded || entrant.bet > Chips(0)) return refuse(refusal::already_decided, fold);
  flow.emit(event::Folded{asked.player, fold});
  return std::nullopt;
}

// CP17-17.12, CP17-17.13: chips stay in view, and neither come nor go.
Refusal perform(TournamentFlow&, const command::AddChips&) {
  return refuse(refusal::chips_do_not_add_up, clause("CP17-17.13"));
}

namespace {

Refusal refuse_back(const Tournament& tournament, const command::Settle& asked) {
  const Clause settle = clause("CP17-17.1");
  for (const PlayerId player : asked.players) {
    const Entrant* const entrant = find_entrant(tournament, player);
    const bool here = entrant != nullptr && entrant->table == asked.table &&
                      entrant->status == EntrantStatus::in &&
                      std::count(asked.players.begin(), asked.players.end(), player) == 1;
    if (!here) return refuse(refusal::not_in, settle);
    if (entrant->folded) return refuse(refusal::folded_hand, clause("CP17-7.3"));
  }
  for (const Chips back : asked.back)
    if (back < Chips(0)) return refuse(refusal::more_than_stake, settle);
  if (asked.players.size() != asked.back.size()) return refuse(refusal::not_in, settle);
  return std::nullopt;
}

}  // namespace

// CP17-17.1: the rules of the game say what a player gets back; here it is only counted.
Refusal perform(TournamentFlow& flow, const command::Settle& asked) {
  const Clause settle = clause("CP17-17.1");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::dealer, Role::director}, settle)) return refusal;
  if (auto refusal = refuse_table(tournament, asked.table, settle)) return refusal;
  if (tournament.table(asked.table).stage != RoundStage::bets)
    return refuse(refusal::no_round, settle);
  for (const Entrant& one : tournament.entrants)
    if (one.table == asked.table && one.status == EntrantStatus::in && !one.folded &&
        one.bet == Chips(0))
      return refuse(refusal::decisions_missing, clause("CP17-7.2"));
  if (auto refusal = refuse_back(tournament, asked)) return refusal;
  for (std::size_t at = 0; at < asked.players.size(); ++at)
    flow.emit(event::HadBack{asked.players[at], asked.back[at], settle});
  collect_jackpot_wagers(flow, asked.table);
  flow.emit(event::RoundEnded{asked.table, clause("CP17-DEF-RoundOfPlay")});
  end_session_if_over(flow);
  return std::nullopt;
}

// CP17-17.20: the director calculates; at a table whose rounds were not entered they count the
// chips.
Refusal perform(TournamentFlow& flow, const command::CountTable& asked) {
  const Clause places = clause("CP17-17.20");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, places)) return refusal;
  if (auto refusal = refuse_table(tournament, asked.table, places)) return refusal;
  if (tournament.table(asked.table).stage != RoundStage::none)
    return refuse(refusal::round_under_way, places);
  const SeatSet seats = seats_at(tournament, asked.table);
  bool whole = static_cast<int>(asked.players.size()) == seats.size() &&
               asked.players.size() == asked.chips.size();
  for (std::size_t at = 0; at < asked.players.size() && whole; ++at) {
    const Entrant* const entrant = find_entrant(tournament, asked.players[at]);
    whole = entrant != nullptr && entrant->table == asked.table && seats.contains(entrant->seat) &&
            entrant->status == EntrantStatus::in && asked.chips[at] >= Chips(0) &&
            std::count(asked.players.begin(), asked.players.end(), asked.players[at]) == 1;
  }
  if (!whole) return refuse(refusal::not_whole_table, places);
  for (std::size_t at = 0; at < asked.players.size(); ++at)
    flow.emit(event::Counted{asked.players[at], asked.chips[at], places});
  flow.emit(event::TableCounted{asked.table, places});
  end_session_if_over(flow);
  return std::nullopt;
}

// K-27, K-29: the round is treated as if it had never happened and is played again.
Refusal perform(TournamentFlow& flow, const command::VoidRound& asked) {
  const Clause voided = clause("CP17-DEF-Void");
  if (auto refusal = refuse_role(asked.by, {Role::director, Role::operator_}, voided))
    return refusal;
  if (auto refusal = refuse_table(flow.state, asked.table, voided)) return refusal;
  if (flow.state.table(asked.table).stage == RoundStage::none)
    return refuse(refusal::no_round, voided);
  flow.emit(event::RoundVoided{asked.table, voided});
  return std::nullopt;
}

}  // namespace cardroom::canberra::tournament
