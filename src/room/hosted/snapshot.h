// A hosted table as described data: what a snapshot keeps, and the table read from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "hosted/game.h"

namespace cardroom::room {

std::string snapshot_of(const HostedGame& game);

// Nullopt if the text is not a snapshot of a hosted table of this game, or this build cannot read
// it.
std::optional<HostedGame> hosted_from_snapshot(std::string_view text, const Game& game);

}  // namespace cardroom::room
