// Every board that can still come, for hands that are known. Most boards differ only in suits that
// do not matter, so whole groups of them are counted at once: first all boards by their ranks, then
// those with a flush are counted again, and what they were taken for is subtracted.
#pragma once

#include "base/fixed_list.h"
#include "cards/card_set.h"
#include "odds/equity/tally.h"

namespace cardroom::odds {

// Everybody's hole cards, and what is known besides.
struct Situation {
  FixedList<CardSet, players_most> holes;
  CardSet board;
  CardSet dead;
};

// Whether a game's boards can be counted in groups: it has communal cards, no Joker, and low hands
// in which suits do not count.
bool can_group_boards(const ShowdownRules& rules);

// Adds every board once.
void count_boards(const ShowdownRules& rules, const Situation& situation, Tally& tally);

}  // namespace cardroom::odds
