#include "canberra/tournament/jackpot.h"

#include "canberra/game/jackpot.h"

namespace cardroom::canberra::tournament {

// CP17-17.3(a)(vii), K-25: a wager of money beside the chips, where the conditions have it; one for
// an ante (CP17-10.1).
Refusal perform(TournamentFlow& flow, const command::WagerJackpot& asked) {
  const Clause jackpot = clause("CP17-17.3(a)(vii)");
  const Cents wager = flow.state.conditions.jackpot;
  if (auto refusal = refuse_in(flow.state, asked.player, jackpot)) return refusal;
  if (wager == Cents(0)) return refuse(refusal::no_jackpot, jackpot);
  if (auto refusal = refuse_stage(flow.state, asked.player, RoundStage::antes, jackpot))
    return refusal;
  const Entrant& entrant = *find_entrant(flow.state, asked.player);
  if (entrant.ante == Chips(0)) return refuse(refusal::jackpot_without_ante, clause("CP17-10.1"));
  if (entrant.jackpot > Cents(0)) return refuse(refusal::jackpot_once, clause("CP17-10.1"));
  flow.emit(event::JackpotWagered{asked.player, wager, jackpot});
  return std::nullopt;
}

// CP17-10.5, CP17-10.7, CP17-11.1: a hand that stayed, with a flush or better, wins as at any
// table.
Refusal perform(TournamentFlow& flow, const command::DeclareJackpot& asked) {
  const Clause declared = clause("CP17-10.5");
  if (auto refusal = refuse_role(asked.by, {Role::dealer, Role::director}, declared))
    return refusal;
  if (auto refusal = refuse_stage(flow.state, asked.player, RoundStage::bets, declared))
    return refusal;
  const Entrant& entrant = *find_entrant(flow.state, asked.player);
  if (entrant.jackpot == Cents(0))
    return refuse(refusal::no_live_jackpot_wager, clause("CP17-10.2"));
  if (entrant.bet == Chips(0)) return refuse(refusal::no_live_jackpot_wager, clause("CP17-7.3"));
  if (entrant.jackpot_paid > Cents(0)) return refuse(refusal::already_declared, declared);
  if (!qualifies_for_jackpot(asked.hand) || asked.pool < Cents(0))
    return refuse(refusal::hand_does_not_qualify, clause("CP17-10.7"));
  JackpotBooks books;
  books.pool = in_pool(asked.pool);
  JackpotWins wins;
  wins.push_back({entrant.seat, asked.hand});
  const Cents amount = jackpot_payouts(books, wins, entrant.jackpot)[0].amount;
  flow.emit(event::JackpotWon{asked.player, asked.hand, amount, clause("CP17-11.1")});
  return std::nullopt;
}

void collect_jackpot_wagers(TournamentFlow& flow, TableNumber table) {
  for (const Entrant& entrant : flow.state.entrants) {
    if (entrant.table != table || entrant.jackpot == Cents(0)) continue;
    if (entrant.jackpot_paid > Cents(0)) continue;
    flow.emit(event::JackpotLost{entrant.player, entrant.jackpot,
                                 entrant.folded ? clause("CP17-7.3") : clause("CP17-10.7")});
  }
}

}  // namespace cardroom::canberra::tournament
