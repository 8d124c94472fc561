#include "eval/badugi.h"

#include <algorithm>

#include "base/check.h"

namespace cardroom {

namespace {

constexpr unsigned heights_end = 1U << rank_count;

using Four = std::array<Card, 4>;

bool clashes(const Four& chosen, Card card) {
  return std::any_of(chosen.begin(), chosen.end(), [&](Card other) {
    return !other.is_none() && (other.rank() == card.rank() || other.suit() == card.suit());
  });
}

Four highest_first(std::span<const Card> cards) {
  Four ordered = {};
  std::size_t next = 0;
  for (int height = rank_count - 1; height >= 0; --height)
    for (const Card card : cards)
      if (low_height(card.rank(), LowAce::low) == height) ordered[next++] = card;
  return ordered;
}

LowValue value_of_chosen(const Four& chosen) {
  std::array<std::uint8_t, 4> heights = {};
  std::size_t count = 0;
  for (const Card card : chosen)
    if (!card.is_none()) heights[count++] = low_height(card.rank(), LowAce::low);
  return {Category::odd_cards, std::span<const std::uint8_t>(heights.data(), count)};
}

}  // namespace

Badugi badugi_of(std::span<const Card> cards) {
  check(!cards.empty() && cards.size() <= 4, "a badugi hand is of up to four cards");
  const Four ordered = highest_first(cards);
  Badugi best;
  for (unsigned way = 1; way < 1U << cards.size(); ++way) {
    Four chosen = {};
    std::size_t count = 0;
    bool different = true;
    for (std::size_t at = 0; at < cards.size(); ++at) {
      if ((way >> at & 1U) == 0) continue;
      different = different && !clashes(chosen, ordered[at]);
      chosen[count++] = ordered[at];
    }
    if (!different) continue;
    const LowValue value = value_of_chosen(chosen);
    if (value > best.value) best = {value, chosen};
  }
  return best;
}

Strength badugi_strength(std::span<const Card> cards) {
  const Badugi best = badugi_of(cards);
  unsigned heights = 0;
  unsigned count = 0;
  for (const Card card : best.cards) {
    if (card.is_none()) continue;
    heights |= 1U << low_height(card.rank(), LowAce::low);
    ++count;
  }
  return static_cast<Strength>((count - 1) * heights_end + (heights_end - 1 - heights));
}

}  // namespace cardroom
