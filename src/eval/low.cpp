#include "eval/low.h"

#include "eval/shelf.h"
#include "eval/two_and_three.h"

namespace cardroom {

namespace {

std::size_t place_of(const LowOrder& order) {
  return (place_of(order.deck) * 2 + static_cast<std::size_t>(order.ace)) * 2 +
         static_cast<std::size_t>(order.qualifier);
}

}  // namespace

Low::Low(const LowOrder& order, FiveCardStrengths strengths)
    : five_(RankIndex::of(order.deck, 5), std::move(strengths.by_ranks)),
      six_(with_one_more(five_, order.deck, 6)),
      seven_(with_one_more(six_, order.deck, 7)),
      categories_(std::move(strengths.categories)) {}

const Low& Low::of(const LowOrder& order) {
  static Shelf<Low, deck_places * 2 * 2> shelf;
  return shelf.at(place_of(order), [&] { return make(order); });
}

Strength Low::best_two_of(std::span<const Card> hole, std::span<const Card> board) const {
  return best_of_two_and_three(
      hole, board, [this](std::span<const Card, 5> five) { return five_[key_of(five)]; });
}

}  // namespace cardroom
