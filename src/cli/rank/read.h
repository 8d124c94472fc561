// Reads what cardroom rank is to judge. One sentence says what is wrong with it.
#pragma once

#include <vector>

#include "cards/card_list.h"
#include "cli/rank/options.h"

namespace cardroom::cli {

// What to judge: hands of five to seven cards, or hole cards on a board.
struct RankInput {
  std::vector<CardList> hands;  // As given; the hole cards where there is a board.
  CardList board;
};

Result<RankInput, BadOptions> read_hands(const RankOptions& options, const RankRules& rules);

}  // namespace cardroom::cli
