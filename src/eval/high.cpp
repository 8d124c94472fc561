#include "eval/high.h"

#include <bit>

#include "eval/shelf.h"
#include "eval/two_and_three.h"

namespace cardroom {

namespace {

// The strengths of more than five cards of a suit: the best that is left when one is put aside.
std::vector<Strength> of_five_or_more(std::vector<Strength> by_suit) {
  for (unsigned ranks = 0; ranks < by_suit.size(); ++ranks) {
    if (std::popcount(ranks) <= 5) continue;
    for (unsigned left = ranks; left != 0; left &= left - 1)
      by_suit[ranks] = std::max(by_suit[ranks], by_suit[ranks & ~(left & -left)]);
  }
  return by_suit;
}

std::size_t place_of(const HighOrder& order) {
  return ((place_of(order.deck) * 3 + static_cast<std::size_t>(order.order)) * 2 +
          static_cast<std::size_t>(order.ace)) *
             2 +
         static_cast<std::size_t>(order.kickers);
}

}  // namespace

High::High(const HighOrder& order, FiveCardStrengths strengths)
    : five_(RankIndex::of(order.deck, 5), std::move(strengths.by_ranks)),
      six_(with_one_more(five_, order.deck, 6)),
      seven_(with_one_more(six_, order.deck, 7)),
      by_suit_(of_five_or_more(std::move(strengths.by_suit))),
      categories_(std::move(strengths.categories)) {}

const High& High::of(const HighOrder& order) {
  static Shelf<High, deck_places * 3 * 2 * 2> shelf;
  return shelf.at(place_of(order), [&] { return make(order); });
}

Strength High::best_two_of(std::span<const Card> hole, std::span<const Card> board) const {
  return best_of_two_and_three(hole, board,
                               [this](std::span<const Card, 5> five) { return best(five_, five); });
}

}  // namespace cardroom
