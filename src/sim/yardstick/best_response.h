// The best answer to a strategy in a small game, worked out exactly through the engine: it knows
// the strategy, but not the cards.
#pragma once

#include <array>
#include <functional>

#include "bots/temperament.h"
#include "sim/yardstick/small_games.h"

namespace cardroom::sim {

enum class SmallAct : std::uint8_t { fold, pass, raise };  // Pass: check or call.
using ActChances = std::array<double, 3>;

// How the player to act chooses among what they may do. It reads only what the player sees.
using SmallStrategy = std::function<ActChances(const Round& round)>;

bool may(const SmallGame& game, const Round& round, SmallAct act);

// Chips a round that a player in this seat wins on average with the best answer.
double best_response(const SmallGame& game, const SmallStrategy& strategy, Seat seat);

// What the best answers win from the strategy, the mean of both seats: 0 for an equilibrium.
double exploitability(const SmallGame& game, const SmallStrategy& strategy);

// The strategy of a bot, found by asking it many times in each situation.
SmallStrategy strategy_of(const SmallGame& game, bots::Temperament temperament, int times);

}  // namespace cardroom::sim
