// Thinker: decisions of the strong player, made on a thread of their own. Who asks goes on with
// other work and takes the decision when it is due.
#pragma once

#include <future>
#include <memory>

#include "bots/strong/strong_player.h"

namespace cardroom::bots {

// The process has one thinking thread; decisions are made one after the other.
// `at_stake` is null where chips are what is played for.
std::shared_future<Command> think(const Terms& terms, const Known& known, Chance chance,
                                  std::shared_ptr<const AtStake> at_stake = nullptr);

}  // namespace cardroom::bots
