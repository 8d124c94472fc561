// HighBoard: a board prepared for ranking many hands against it. A round of play has one board and
// several players; an enumeration of hole cards has thousands.
#pragma once

#include "base/fixed_list.h"
#include "eval/high.h"

namespace cardroom {

class HighBoard {
 public:
  // Three, four or five communal cards.
  HighBoard(const High& high, std::span<const Card> board) : high_(&high), key_(key_of(board)) {
    for (const Card card : board) board_.push_back(card);
    has_row_ = board.size() == 5 && !key_.has_joker();
    if (has_row_) row_ = high.boards()[key_];
  }

  // The same as High::best_two_of().
  Strength best_two_of(std::span<const Card> hole) const {
    if (!has_row_) return high_->try_all(hole, board_);
    return high_->best_with_row(hole, row_, key_, board_);
  }

 private:
  const High* high_;
  HandKey key_;
  BoardRow row_;
  bool has_row_ = false;
  FixedList<Card, 5> board_;
};

}  // namespace cardroom
