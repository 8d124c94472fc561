// The stakes of a level: what the schedule of a tournament changes between two rounds of play. The
// level in force when the forced bets are collected applies to the whole round (T-02).
#pragma once

#include "rules/game/settings.h"

namespace cardroom {

struct LevelStakes {
  FixedList<Chips, 3> blinds = {};  // From the first position on; empty in a game with antes.
  Chips ante;                       // 0 when there is none.
  Chips chip{1};                    // The smallest chip in play, after race offs (M-07).
};

// The determinations of a table at this level; other determinations of the tournament stay.
Determinations at_level(Determinations determined, const LevelStakes& stakes);

Result<Terms, SettingRefusal> terms_at_level(const Game& game, const Determinations& determined,
                                             const LevelStakes& stakes);

}  // namespace cardroom
