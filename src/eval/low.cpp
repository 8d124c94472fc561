#include "eval/low.h"

#include "eval/two_and_three.h"

namespace cardroom {

Low::Low(const LowOrder& order, FiveCardStrengths strengths)
    : order_(order),
      five_(RankIndex::of(order.deck, 5), std::move(strengths.by_ranks)),
      six_(with_one_more(five_, order.deck, 6)),
      seven_(with_one_more(six_, order.deck, 7)),
      categories_(std::move(strengths.categories)) {}

const Low& Low::of(const LowOrder& order) {
  static Shelf<Low, low_order_places> shelf;
  return shelf.at(place_of(order), [&] { return Low(order); });
}

Strength Low::best_with_row(std::span<const Card> hole, std::span<const Card> board) const {
  const BoardRow row = boards()[key_of(board)];
  if (hole.size() == 4) return row.best(hole.first<4>());
  if (hole.size() == 3) return row.best(hole.first<3>());
  check(hole.size() == 2, "a player holds two, three or four hole cards");
  return row.best(hole.first<2>());
}

Strength Low::try_all(std::span<const Card> hole, std::span<const Card> board) const {
  return best_of_two_and_three(
      hole, board, [this](std::span<const Card, 5> five) { return five_[key_of(five)]; });
}

}  // namespace cardroom
