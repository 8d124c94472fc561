// The hands of cardroom rank: judged and put in order.
#pragma once

#include <string>
#include <vector>

#include "cards/card_list.h"
#include "cli/rank/options.h"
#include "cli/rank/read.h"
#include "eval/compare.h"

namespace cardroom::cli {

struct RankedHand {
  std::size_t number = 0;  // Which hand of the input: the first is 1.
  int place = 0;           // 1 is the best. Hands that tie share a place; 0 if it takes no part.
  bool tied = false;
  CardList given;
  FiveCards five = {};  // The five cards that make the hand, laid out. Empty if it takes no part.
  std::string category;
  std::string words;
  std::string joker_as;  // "Ks", in a low hand "5"; empty if there is no Joker among the five.
};

// Best first; hands that tie keep the order in which they were given.
std::vector<RankedHand> ranked(const RankInput& input, const RankRules& rules);

}  // namespace cardroom::cli
