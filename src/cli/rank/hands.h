// The hands of cardroom rank: read, judged and put in order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cards/card_list.h"
#include "cli/rank/options.h"
#include "eval/compare.h"

namespace cardroom::cli {

// What there is to judge: hands of five to seven cards, or hole cards on a board.
struct RankInput {
  std::vector<CardList> hands;  // As given; the hole cards where there is a board.
  CardList board;
};

struct RankedHand {
  std::size_t number = 0;  // Which hand of the input: the first is 1.
  int place = 0;           // 1 is the best. Hands that tie share a place; 0: takes no part.
  bool tied = false;
  CardList given;
  FiveCards five = {};  // The five cards that make the hand, laid out. None where it takes no part.
  std::string category;
  std::string words;
  std::string joker_as;  // "Ks", in a low hand "5"; empty without a Joker among the five.
};

Result<RankInput, Refusal> read_hands(const RankOptions& options, const RankRules& rules);

// Best first; those that tie in the order they were given in.
std::vector<RankedHand> ranked(const RankInput& input, const RankRules& rules);

}  // namespace cardroom::cli
