// Players without chips, and the end of the play.
#pragma once

#include "tournament/flow.h"

namespace cardroom::tournament {

Refusal perform(TournamentFlow& flow, const command::Bust& asked);
Refusal perform(TournamentFlow& flow, const command::Eliminate& asked);

struct Gone {
  PlayerId player;
  Chips contributed;
};
using GoneList = FixedList<Gone, seats_max>;

// T-26, T-14: they are out, with the place they have for now. Of several at once, whoever put in
// more has the better one, and equal ones share it. When one player is left, play ends.
void eliminate(TournamentFlow& flow, GoneList gone);
// They have no chips left: as long as they may buy some, they are not out (T-26).
void lose_chips(TournamentFlow& flow, TableNumber table, const GoneList& gone, Clause clause);
void end_play_if_one_is_left(TournamentFlow& flow);

}  // namespace cardroom::tournament
