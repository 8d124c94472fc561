// RankGroups: the ranks of five cards, the most frequent first and the higher first among equals.
// K-7-K-7-A groups as K×2, 7×2, A×1, which is the order in which the hand's ranks decide.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/fixed_list.h"
#include "eval/order.h"

namespace cardroom {

struct RankGroup {
  std::uint8_t height = 0;  // The rank as the caller counts it: the Ace may be the lowest.
  std::uint8_t count = 0;
};
using RankGroups = FixedList<RankGroup, 5>;

inline constexpr int heights_max = 14;

constexpr RankGroups group(std::span<const std::uint8_t, 5> heights) {
  std::array<std::uint8_t, heights_max> counts = {};
  for (const auto height : heights) ++counts[height];

  RankGroups groups;
  for (std::uint8_t count = 5; count >= 1; --count)
    for (std::uint8_t height = heights_max; height-- > 0;)
      if (counts[height] == count) groups.push_back({height, count});
  return groups;
}

// The category that equal ranks make of five cards. Straights and flushes are ignored here.
constexpr Category category_of(const RankGroups& groups) {
  const auto most = groups[0].count;
  if (most == 5) return Category::five_of_a_kind;
  if (most == 4) return Category::four;
  if (most == 3) return groups[1].count == 2 ? Category::full_house : Category::three;
  if (most == 1) return Category::odd_cards;
  return groups[1].count == 2 ? Category::two_pairs : Category::pair;
}

}  // namespace cardroom
