#include "eval/best_five.h"

#include <algorithm>
#include <bit>

#include "base/check.h"
#include "eval/badugi.h"

namespace cardroom {

namespace {

// Calls visit for each choice of as many cards as `chosen` holds, after writing it there.
template <class Visit>
void for_each_choice(std::span<const Card> cards, std::span<Card> chosen, Visit&& visit) {
  check(cards.size() <= 16, "too many cards to try every choice");
  for (unsigned mask = 0; mask < 1U << cards.size(); ++mask) {
    if (static_cast<std::size_t>(std::popcount(mask)) != chosen.size()) continue;
    std::size_t next = 0;
    for (std::size_t at = 0; at < cards.size(); ++at)
      if ((mask >> at & 1U) != 0) chosen[next++] = cards[at];
    visit();
  }
}

template <class Best, class ValueOf>
Best best_of_any(std::span<const Card> cards, ValueOf&& value_of_five) {
  check(cards.size() >= 5, "fewer than five cards are not a hand");
  Best best;
  FiveCards five;
  for_each_choice(cards, five, [&] {
    const auto value = value_of_five(five);
    if (value > best.value) best = {value, five};
  });
  return best;
}

template <class Best, class ValueOf>
Best best_of_two_and_three(const HoleAndBoard& held, ValueOf&& value_of_five) {
  check(held.hole.size() >= 2 && held.board.size() >= 3,
        "a hand needs two hole and three communal cards");
  Best best;
  FiveCards five;
  const std::span<Card> all(five);
  for_each_choice(held.hole, all.first(2), [&] {
    for_each_choice(held.board, all.last(3), [&] {
      const auto value = value_of_five(five);
      if (value > best.value) best = {value, five};
    });
  });
  return best;
}

}  // namespace

BestHigh best_of(std::span<const Card> cards, const HighOrder& order) {
  return best_of_any<BestHigh>(cards, [&](const FiveCards& five) { return value_of(five, order); });
}

BestLow best_low_of(std::span<const Card> cards, const LowOrder& order) {
  if (order.kind == LowKind::badugi) {
    const Badugi badugi = badugi_of(cards);
    BestLow best{badugi.value, {}};
    std::copy(badugi.cards.begin(), badugi.cards.end(), best.cards.begin());
    return best;
  }
  return best_of_any<BestLow>(cards,
                              [&](const FiveCards& five) { return low_value_of(five, order); });
}

BestHigh best_two_and_three(const HoleAndBoard& held, const HighOrder& order) {
  return best_of_two_and_three<BestHigh>(
      held, [&](const FiveCards& five) { return value_of(five, order); });
}

BestLow best_low_two_and_three(const HoleAndBoard& held, const LowOrder& order) {
  return best_of_two_and_three<BestLow>(
      held, [&](const FiveCards& five) { return low_value_of(five, order); });
}

}  // namespace cardroom
