// Who opens a betting round, and whose turn comes next.
#pragma once

#include "rules/game/terms.h"
#include "rules/round/round.h"

namespace cardroom {

// The first of these players in the order of the present street. There is at least one.
Seat opener_among(const Terms& terms, const Round& round, SeatSet players);

// The player who opens the betting of the present street.
Seat opener_of(const Terms& terms, const Round& round);

// Whether a player still in shows two cards of a rank.
bool pair_is_up(const Round& round);

// Gives the turn to the next player who must act after `from`, or to nobody.
void pass_turn(const Terms& terms, Round& round, Seat from);

// The same after a check, which changes nothing else at the table.
void pass_turn_checked(const Terms& terms, Round& round, Seat from);

// T01-B-2.3: the next player, clockwise, who has not drawn.
void pass_draw(const Terms& terms, Round& round, Seat from);

// The hand of `seat` is out: passes the turn on if the seat had it, and makes a new list for the
// player to act.
void hand_went_out(const Terms& terms, Round& round, Seat seat);

}  // namespace cardroom
