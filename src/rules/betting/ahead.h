// Acting before one's turn, and wrong amounts (B-41 to B-43).
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

// B-41, B-42: a player acts before their turn. `to` is the total they mean to have wagered.
Refusal act_ahead(RoundFlow& flow, Seat seat, Ahead what, Chips to);
bool binds_ahead(const RoundFlow& flow, Seat seat);
inline bool is_ahead(const RoundFlow& flow, Seat seat) {
  return flow.state.turn != seat && binds_ahead(flow, seat);
}

// An act ahead is judged when its player's turn comes.
void judge_ahead(RoundFlow& flow);
// Returns the chips that the seat has put forward.
void give_back(RoundFlow& flow, Seat seat, Clause clause);
// There are no more turns in this betting round: chips put forward go back.
void give_back_forward(RoundFlow& flow, Clause clause);

// B-43: a wrong amount in turn. True when it was dealt with.
bool put_right(RoundFlow& flow, Chips to);
// S05-17.8: the player completes the call, or folds and gets the bet back.
void complete(RoundFlow& flow);
void fold_short_bet(RoundFlow& flow);

}  // namespace cardroom
