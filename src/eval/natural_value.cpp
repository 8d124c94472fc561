#include "eval/natural_value.h"

#include <algorithm>
#include <array>
#include <optional>

#include "eval/rank_groups.h"

namespace cardroom {

namespace {

std::array<std::uint8_t, 5> heights_of(std::span<const Card, 5> cards) {
  std::array<std::uint8_t, 5> heights = {};
  std::transform(cards.begin(), cards.end(), heights.begin(),
                 [](Card card) { return static_cast<std::uint8_t>(card.rank()); });
  return heights;
}

bool one_suit(std::span<const Card, 5> cards) {
  return std::all_of(cards.begin(), cards.end(),
                     [&](Card card) { return card.suit() == cards[0].suit(); });
}

// The highest card of a straight, if the five are in sequence. Where the Ace also plays low it is
// just below the lowest card of the deck (H-03), and the card above the other four is then the
// highest: 5-4-3-2-A is five high. No sequence goes round the corner.
std::optional<Rank> top_of_sequence(const RankGroups& groups, const HighOrder& order) {
  if (groups.size() != 5) return std::nullopt;
  const auto highest = groups[0].height;
  const auto second = groups[1].height;
  const auto lowest = groups[4].height;
  if (highest - lowest == 4) return static_cast<Rank>(highest);

  const auto deck_lowest = static_cast<int>(order.deck.lowest());
  const bool ace_below = order.ace == AceInStraights::high_and_low &&
                         highest == static_cast<int>(Rank::ace) && lowest == deck_lowest &&
                         second == deck_lowest + 3;
  if (ace_below) return static_cast<Rank>(second);
  return std::nullopt;
}

// T01-3.2, S05-3.2, CP17-2.5: all cards count. How many of the grouped ranks decide. H-07: taken
// literally, the 1995 books say "all cards count" only for two pairs and less, so the side cards of
// other hands are ignored. A flush has no side cards.
std::size_t deciding_count(Category category, std::size_t groups, Kickers kickers) {
  const bool takes_rank_from_the_many =
      category == Category::three || category == Category::full_house || category == Category::four;
  return kickers == Kickers::literal_1995 && takes_rank_from_the_many ? 1 : groups;
}

HighValue by_groups(Category category, const RankGroups& groups, const HighOrder& order) {
  std::array<Rank, 5> ranks = {};
  std::transform(groups.begin(), groups.end(), ranks.begin(),
                 [](RankGroup known) { return static_cast<Rank>(known.height); });
  const auto count = deciding_count(category, groups.size(), order.kickers);
  return {category, order.order, std::span(ranks).first(count)};
}

}  // namespace

HighValue natural_value(std::span<const Card, 5> cards, const HighOrder& order) {
  const RankGroups groups = group(heights_of(cards));
  const auto top = top_of_sequence(groups, order);
  const bool flush = one_suit(cards) && groups.size() == 5;

  // T01-3.3(a): the five top cards of one suit.
  if (flush && top == Rank::ace) return {Category::royal_flush, order.order, {}};
  // T01-3.3(c): five of one suit in sequence; the highest card decides.
  if (flush && top) return {Category::straight_flush, order.order, {{*top}}};
  // T01-3.3(f), CP17-2.8, CP17-2.8(a), (b): five of one suit, compared from the highest down.
  if (flush) return by_groups(Category::flush, groups, order);
  // T01-3.3(g): five in sequence, not of one suit; the highest card decides.
  if (top) return {Category::straight, order.order, {{*top}}};
  // T01-3.3(b), (d), (e), (h) to (k), RWS17-3.5.3, RWS17-3.5.3(a) to (c): the categories of equal
  // ranks, compared from the most frequent and highest down.
  return by_groups(category_of(groups), groups, order);
}

}  // namespace cardroom
