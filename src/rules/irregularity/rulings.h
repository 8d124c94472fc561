// How irregularities are put to a round of play and applied to it.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

// Commands of staff_commands.h.
Refusal perform(RoundFlow& flow, const command::Reshuffle& shuffle);
Refusal perform(RoundFlow& flow, const command::Redeal& redeal);
Refusal perform(RoundFlow& flow, const command::Report& report);
Refusal perform(RoundFlow& flow, const command::Choose& choose);
Refusal perform(RoundFlow& flow, const command::StartClock& start);
Refusal perform(RoundFlow& flow, const command::StopClock& stop);
Refusal perform(RoundFlow& flow, const command::PassTime& pass);
Refusal perform(RoundFlow& flow, const command::VoidRound& invalidate);
Refusal perform(RoundFlow& flow, const command::VoidWager& penalty);
Refusal perform(RoundFlow& flow, const command::PenaltyFold& penalty);
Refusal perform(RoundFlow& flow, const command::LendChips& lend);
Refusal perform(RoundFlow& flow, const command::DividePot& divide);

// B-41, B-42: a player acts before his turn. `to` is the total he means to have wagered.
Refusal act_ahead(RoundFlow& flow, Seat seat, Ahead what, Chips to);
bool binds_ahead(const RoundFlow& flow, Seat seat);
inline bool is_ahead(const RoundFlow& flow, Seat seat) {
  return flow.state.turn != seat && binds_ahead(flow, seat);
}

// What was done ahead is judged when the turn comes to its player.
void judge_ahead(RoundFlow& flow);
// Chips the seat has put forward go back to it.
void give_back(RoundFlow& flow, Seat seat, Clause clause);
// Nobody's turn will come any more in this betting round: chips put forward go back.
void give_back_forward(RoundFlow& flow, Clause clause);

// B-43: a wrong amount in turn. True when it was dealt with.
bool put_right(RoundFlow& flow, Chips to);
// S05-17.8: the player completes the call, or folds and has his bet back.
void complete(RoundFlow& flow);
void fold_short_bet(RoundFlow& flow);

// Puts `to` in for the player whose turn it is.
void wager(RoundFlow& flow, Chips to, bool taps_out);

// B-08: the player to act checks, or passes his option as the last blind, as his book calls it.
void pass(RoundFlow& flow, Seat seat);

// Refunds every wager and ends the round (P-13).
void make_void(RoundFlow& flow, Clause refund);
// Ends it too, but the wagers leave play (M-18).
void make_void_without_refund(RoundFlow& flow, Clause clause);

// The moment an irregularity is found at.
Moment moment_of(const Round& round);

// What is wrong with a report, whatever the book says of the irregularity.
Refusal refuse_report(const RoundFlow& flow, const command::Report& report);
// The first row of the book's table that fits and can be carried out; none: the moment is wrong.
const IrregularityRule* find_rule(const RoundFlow& flow, const command::Report& report);
// The card a report is about: the one it names, or the one it must be.
Card card_of(const RoundFlow& flow, const command::Report& report);
// A clause on this irregularity, at whatever moment; none: the book does not speak of it.
Clause clause_on(const RoundFlow& flow, Irregularity what);

}  // namespace cardroom
