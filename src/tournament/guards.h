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

}  // namespace cardroom::tournament
