// What a betting round needs between events: whose turn it is, and what he may do.
#pragma once

#include "rules/game/terms.h"
#include "rules/round/round.h"

namespace cardroom {

// Who of these players is first in the order of the present street. There is at least one.
Seat opener_among(const Terms& terms, const Round& round, SeatSet players);

// Who opens the betting of the present street.
Seat opener_of(const Terms& terms, const Round& round);

// Gives the turn to the next player who must act after `from`, or to nobody.
void pass_turn(const Terms& terms, Round& round, Seat from);

// The same after a check, which changes nothing else on the table.
void pass_turn_checked(const Terms& terms, Round& round, Seat from);

// T01-B-2.3: the next player, clockwise, who has not drawn.
void pass_draw(const Terms& terms, Round& round, Seat from);

// The hand of `seat` has gone out: gives the turn on if it was his, and asks whoever has it anew.
void hand_went_out(const Terms& terms, Round& round, Seat seat);

// Lists in the round what the player to act may do.
void list_legal(const Terms& terms, Round& round);

// Makes of what the player who has just checked might do what the player to act may do: of all that
// list_legal() weighs only the stake differs. False: something else may differ, and nothing is
// done.
bool hand_on(const Terms& terms, Round& round);

// S05-14.1, B-27: the chips a tap-out puts in.
Chips tap_out_chips(const Terms& terms, Chips stake);

}  // namespace cardroom
