// Every choice of two hole cards and three communal cards, for rankings that try them all.
#pragma once

#include <algorithm>
#include <span>

#include "base/check.h"
#include "eval/compare.h"
#include "eval/tables/strength.h"

namespace cardroom {

template <class StrengthOfFive>
Strength best_of_two_and_three(std::span<const Card> hole, std::span<const Card> board,
                               StrengthOfFive&& strength_of) {
  check(hole.size() >= 2 && board.size() >= 3, "a hand needs two hole and three communal cards");
  Strength best = 0;
  FiveCards five;
  const auto try_board = [&] {
    for (std::size_t c = 2; c < board.size(); ++c)
      for (std::size_t b = 1; b < c; ++b)
        for (std::size_t a = 0; a < b; ++a) {
          five[2] = board[a];
          five[3] = board[b];
          five[4] = board[c];
          best = std::max(best, strength_of(five));
        }
  };
  for (std::size_t b = 1; b < hole.size(); ++b)
    for (std::size_t a = 0; a < b; ++a) {
      five[0] = hole[a];
      five[1] = hole[b];
      try_board();
    }
  return best;
}

}  // namespace cardroom
