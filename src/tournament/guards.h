// Why a command may not be carried out now: what many commands have in common.
#pragma once

#include "rulebook/engine.h"
#include "tournament/refusals.h"
#include "tournament/state.h"

namespace cardroom::tournament {

Refusal refuse_phase(const Tournament& tournament, TournamentPhase wanted, Clause clause);
Refusal refuse_table(const Tournament& tournament, TableNumber table);
Refusal refuse_player(const Tournament& tournament, PlayerId player);  // The player must be in.
Refusal refuse_while_dealt(const Tournament& tournament, const Entry& entry);
// T-22, T-23: nobody has two seats, one for themselves and one for somebody else.
Refusal refuse_substitute(const Tournament& tournament, PlayerId player, Clause clause);

}  // namespace cardroom::tournament
