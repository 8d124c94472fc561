// Why a command may not be carried out now: what many commands have in common.
#pragma once

#include "canberra/tournament/refusals.h"
#include "canberra/tournament/state.h"
#include "rulebook/engine.h"

namespace cardroom::canberra::tournament {

Refusal refuse_phase(const Tournament& tournament, std::initializer_list<CanberraPhase> wanted,
                     Clause clause);
Refusal refuse_in(const Tournament& tournament, PlayerId player, Clause clause);  // Must be in.
Refusal refuse_table(const Tournament& tournament, TableNumber table, Clause clause);

// That he plays at a table which is at this stage of a round.
Refusal refuse_stage(const Tournament& tournament, PlayerId player, RoundStage stage,
                     Clause clause);

}  // namespace cardroom::canberra::tournament
