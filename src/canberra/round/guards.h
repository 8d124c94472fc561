// Why a player may not do something now. legal() offers and play() accepts by the same guards, so
// what is offered and what is accepted cannot differ.
#pragma once

#include "canberra/table/refusals.h"
#include "canberra/table/state.h"
#include "rulebook/engine.h"

namespace cardroom::canberra {

Refusal refuse_ante(const State& state, Seat seat);
Refusal refuse_jackpot(const State& state, Seat seat);
Refusal refuse_take_back(const State& state, Seat seat);
Refusal refuse_decision(const State& state, Seat seat);
Refusal refuse_bet(const State& state, Seat seat);
Refusal refuse_declaration(const State& state, Seat seat);

// Other guards use these.
Refusal refuse_box(const State& state, Seat seat);
Refusal refuse_player(const State& state, Seat seat);  // When nobody sits there.
Refusal refuse_while_halted(const State& state);
Refusal refuse_cards(const State& state);  // When the cards are not ready.

}  // namespace cardroom::canberra
