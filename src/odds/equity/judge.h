// Judge: what whole hands are worth, by any rules: the Joker, low hands in which suits count, five
// to seven cards of one's own.
#pragma once

#include <span>

#include "base/fixed_list.h"
#include "eval/high.h"
#include "eval/low.h"
#include "odds/equity/question.h"

namespace cardroom::odds {

struct Worth {
  Strength high = 0;
  Strength low = 0;
};

class Judge {
 public:
  explicit Judge(const ShowdownRules& rules)
      : rules_(rules),
        high_(rules.counts_high() ? &High::of(rules.high) : nullptr),
        low_(rules.counts_low() ? &Low::of(rules.low) : nullptr) {
    if (!rules.two_from_hole) return;
    if (high_ != nullptr) high_->make_ready_for_boards();
    if (low_ != nullptr) low_->make_ready_for_boards();
  }

  // `shared` is the key of the board.
  Worth worth(std::span<const Card> hole, std::span<const Card> board, HandKey shared) const {
    Worth worth;
    if (rules_.two_from_hole) {
      if (high_ != nullptr) worth.high = high_->best_two_of(hole, board);
      if (low_ != nullptr) worth.low = low_->best_two_of(hole, board);
      return worth;
    }
    if (high_ != nullptr) worth.high = high_->best_of_all(hole, board, shared + key_of(hole));
    if (low_ != nullptr) worth.low = low_of_all(hole, board);
    return worth;
  }

  const ShowdownRules& rules() const { return rules_; }

 private:
  Strength low_of_all(std::span<const Card> hole, std::span<const Card> board) const {
    if (board.empty()) return low_->best(hole);
    FixedList<Card, 12> cards;
    for (const Card card : hole) cards.push_back(card);
    for (const Card card : board) cards.push_back(card);
    return low_->best({cards.begin(), cards.size()});
  }

  ShowdownRules rules_;
  const High* high_;
  const Low* low_;
};

}  // namespace cardroom::odds
