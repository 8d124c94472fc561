#include "eval/high.h"

#include "eval/two_and_three.h"

namespace cardroom {

High::High(const HighOrder& order, FiveCardStrengths strengths)
    : order_(order),
      five_(RankIndex::of(order.deck, 5), std::move(strengths.by_ranks)),
      six_(with_one_more(five_, order.deck, 6)),
      seven_(with_one_more(six_, order.deck, 7)),
      suits_(std::move(strengths.by_suit)),
      categories_(std::move(strengths.categories)) {}

const High& High::of(const HighOrder& order) {
  static Shelf<High, high_order_places> shelf;
  return shelf.at(place_of(order), [&] { return High(order); });
}

Strength High::try_all(std::span<const Card> hole, std::span<const Card> board) const {
  return best_of_two_and_three(hole, board, [this](std::span<const Card, 5> five) {
    return best(five_, five, key_of(five));
  });
}

}  // namespace cardroom
