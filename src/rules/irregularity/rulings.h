// How irregularities are put to a round of play and applied to it.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

using Refusal = std::optional<Violation>;

inline Violation refuse(const Rule& rule, Clause clause, FixedList<Fact, 4> facts = {}) {
  return {&rule, clause, facts};
}

// Commands of staff_commands.h.
Refusal perform(Flow& flow, const command::Reshuffle& shuffle);
Refusal perform(Flow& flow, const command::Redeal& redeal);
Refusal perform(Flow& flow, const command::Report& report);
Refusal perform(Flow& flow, const command::Choose& choose);
Refusal perform(Flow& flow, const command::StartClock& start);
Refusal perform(Flow& flow, const command::StopClock& stop);
Refusal perform(Flow& flow, const command::PassTime& pass);
Refusal perform(Flow& flow, const command::VoidRound& invalidate);
Refusal perform(Flow& flow, const command::VoidWager& penalty);
Refusal perform(Flow& flow, const command::PenaltyFold& penalty);
Refusal perform(Flow& flow, const command::LendChips& lend);
Refusal perform(Flow& flow, const command::DividePot& divide);

// B-41, B-42: a player acts before his turn. `to` is the total he means to have wagered.
Refusal act_ahead(Flow& flow, Seat seat, Ahead what, Chips to);
bool binds_ahead(const Flow& flow, Seat seat);
inline bool is_ahead(const Flow& flow, Seat seat) {
  return flow.round.turn != seat && binds_ahead(flow, seat);
}

// What was done ahead is judged when the turn comes to its player.
void judge_ahead(Flow& flow);
// Chips the seat has put forward go back to it.
void give_back(Flow& flow, Seat seat, Clause clause);
// Nobody's turn will come any more in this betting round: chips put forward go back.
void give_back_forward(Flow& flow, Clause clause);

// B-43: a wrong amount in turn. True when it was dealt with.
bool put_right(Flow& flow, Chips to);
// S05-17.8: the player completes the call, or folds and has his bet back.
void complete(Flow& flow);
void fold_short_bet(Flow& flow);

// Puts `to` in for the player whose turn it is.
void wager(Flow& flow, Chips to, bool taps_out);

// B-08: the player to act checks, or passes his option as the last blind, as his book calls it.
void pass(Flow& flow, Seat seat);

// Refunds every wager and ends the round (P-13).
void make_void(Flow& flow, Clause refund);
// Ends it too, but the wagers leave play (M-18).
void make_void_without_refund(Flow& flow, Clause clause);

// The moment an irregularity is found at.
Moment moment_of(const Round& round);

// What is wrong with a report, whatever the book says of the irregularity.
Refusal refuse_report(const Flow& flow, const command::Report& report);
// The first row of the book's table that fits and can be carried out; none: the moment is wrong.
const IrregularityRule* find_rule(const Flow& flow, const command::Report& report);
// The card a report is about: the one it names, or the one it must be.
Card card_of(const Flow& flow, const command::Report& report);
// A clause on this irregularity, at whatever moment; none: the book does not speak of it.
Clause clause_on(const Flow& flow, Irregularity what);

}  // namespace cardroom
