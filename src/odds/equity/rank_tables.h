// The tables that boards are counted with: hands by their ranks only. Made when first asked for,
// and kept.
#pragma once

#include "eval/high.h"
#include "eval/tables/board_table.h"
#include "odds/equity/question.h"

namespace cardroom::odds {

// Of a low ranking in which suits do not count.
struct LowTables {
  explicit LowTables(const LowOrder& order);

  const RankTable& by_ranks(int cards) const {
    return cards == 5 ? five : cards == 6 ? six : seven;
  }

  RankTable five;
  RankTable six;
  RankTable seven;
};

const LowTables& low_tables(const LowOrder& order);

// Two cards of one's own and three of five communal cards.
const BoardTable& high_boards(const HighOrder& order);
const BoardTable& low_boards(const LowOrder& order);

}  // namespace cardroom::odds
