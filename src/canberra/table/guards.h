// Why something may not be done now. legal() offers and decide() accepts by the same guards, so
// what is offered and what is accepted cannot differ.
#pragma once

#include <optional>

#include "canberra/table/state.h"
#include "rulebook/role.h"
#include "rulebook/violation.h"

namespace cardroom::canberra {

// Nothing, or the refusal.
using Objection = std::optional<Violation>;

Objection why_no_box(const State& state, Seat seat);
Objection why_no_player(const State& state, Seat seat);

// What a player may not do.
Objection why_no_ante(const State& state, Seat seat);
Objection why_no_jackpot(const State& state, Seat seat);
Objection why_no_take_back(const State& state, Seat seat);
Objection why_no_decision(const State& state, Seat seat);
Objection why_no_bet(const State& state, Seat seat);
Objection why_no_declaration(const State& state, Seat seat);

// What the dealer may not do.
Objection why_no_call(const State& state);
Objection why_no_deal(const State& state);
Objection why_no_announcement(const State& state);
Objection why_no_settlement(const State& state);
Objection why_no_jackpot_payment(const State& state);
Objection why_no_collection(const State& state);

// The rest share these.
Objection why_not_by(Role by, Role needed, Clause given_by);
Objection why_halted(const State& state);
Objection why_cards_not_ready(const State& state);

inline constexpr Rule more_than_stake{"more_than_stake",
                                      "A wager is made of chips the player has at the table."};

}  // namespace cardroom::canberra
