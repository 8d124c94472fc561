// A player who knows a bot's strategy, but not its cards, and answers each action as if nobody bet
// again after it (local best response). What it wins at no-limit hold'em with two players is the
// least that can be won from the bot.
#pragma once

#include "base/progress.h"
#include "bots/temperament.h"
#include "rules/game/terms.h"
#include "sim/yardstick/mirrored.h"

namespace cardroom::sim {

// The responder is the first of the match, the bot the second; a deal is one round, and they change
// seats after each. `match.one` is not read.
MatchResult play_local_best_response(const Match& match, int threads,
                                     const Progress& progress = {});

// In thousandths of the last blind, for a round.
Rate rate_of_rounds(const MatchResult& result, const Terms& terms);

}  // namespace cardroom::sim
