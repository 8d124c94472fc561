// A simple sensible player of Canberra Poker: antes the minimum or a little more, bets with
// Ace-King or better and folds the rest.
#pragma once

#include <optional>

#include "base/chance.h"
#include "canberra/table/commands.h"
#include "canberra/table/view.h"

namespace cardroom::bots {

// What the player at `seat` does now; nullopt where nothing is asked of them. `view` is their own.
std::optional<canberra::Command> choose(const canberra::VisibleTable& view, Seat seat,
                                        Chance& chance);

}  // namespace cardroom::bots
