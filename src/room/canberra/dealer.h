// The room as the dealer at a table of Canberra Poker: what is to be done next, and the command
// that does it.
#pragma once

#include <optional>

#include "canberra/table/commands.h"
#include "room/canberra/run.h"
#include "room/game/dealers_act.h"

namespace cardroom::room {

std::optional<Next> next_act(const CanberraRun& run, const Scene& scene);
std::optional<DealersAct<canberra::Command>> act_of(const Next& next, const CanberraRun& run,
                                                    const Scene& scene, const BringShoe& bring);

}  // namespace cardroom::room
