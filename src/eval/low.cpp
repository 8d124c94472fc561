#include "eval/low.h"

#include "eval/two_and_three.h"

namespace cardroom {

namespace {

// There are no such tables where suits count.
RankTable one_more(const RankTable& table, const LowOrder& order, int cards) {
  if (order.kind == LowKind::ranks) return with_one_more(table, order.deck, cards);
  return {RankIndex::of(order.deck, cards), {}};
}

}  // namespace

Low::Low(const LowOrder& order, FiveCardStrengths strengths)
    : order_(order),
      five_(RankIndex::of(order.deck, 5), std::move(strengths.by_ranks)),
      six_(one_more(five_, order, 6)),
      seven_(one_more(six_, order, 7)),
      categories_(std::move(strengths.categories)) {
  if (order.kind == LowKind::deuce_to_seven)
    upside_down_ = &High::of({.deck = order.deck, .ace = AceInStraights::high_only});
}

Strength Low::best_with_suits(std::span<const Card> cards) const {
  if (upside_down_ == nullptr) return badugi_strength(cards);
  return static_cast<Strength>(upside_down_->end() - upside_down_->best(cards));
}

const Low& Low::of(const LowOrder& order) {
  static Shelf<Low, low_order_places> shelf;
  return shelf.at(place_of(order), [&] { return Low(order); });
}

Strength Low::best_with_row(std::span<const Card> hole, std::span<const Card> board) const {
  return boards()[key_of(board)].best(hole);
}

Strength Low::try_all(std::span<const Card> hole, std::span<const Card> board) const {
  return best_of_two_and_three(
      hole, board, [this](std::span<const Card, 5> five) { return five_[key_of(five)]; });
}

}  // namespace cardroom
