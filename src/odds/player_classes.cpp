#include "odds/player_classes.h"

#include <numeric>

#include "canberra/game/ranking.h"

namespace cardroom::odds {

namespace {

using RanksBySuit = std::array<std::uint16_t, suit_count>;

// Suits can be renamed freely, so the sets of ranks in the four suits may come in any order. The
// class is represented by the hand in which they do not ascend.
bool stands_for_class(const RanksBySuit& suits) {
  return suits[0] >= suits[1] && suits[1] >= suits[2] && suits[2] >= suits[3];
}

// 24 renamings, less those that change nothing because two suits hold the same ranks.
std::uint8_t hands_in_class(const RanksBySuit& suits) {
  int renamings = 24;
  int same = 1;
  for (std::size_t at = 1; at < suits.size(); ++at) {
    same = suits[at] == suits[at - 1] ? same + 1 : 1;
    renamings /= same;
  }
  return static_cast<std::uint8_t>(renamings);
}

RanksBySuit ranks_by_suit(const std::array<std::uint8_t, 5>& cards) {
  RanksBySuit suits = {};
  for (const auto card : cards)
    suits[card % 4U] = static_cast<std::uint16_t>(suits[card % 4U] | 1U << (card / 4U));
  return suits;
}

// Calls visit(packed hand) for every five cards of 52.
void for_every_hand(auto&& visit) {
  for (std::uint32_t e = 4; e < 52; ++e)
    for (std::uint32_t d = 3; d < e; ++d)
      for (std::uint32_t c = 2; c < d; ++c)
        for (std::uint32_t b = 1; b < c; ++b)
          for (std::uint32_t a = 0; a < b; ++a) visit(a | b << 6 | c << 12 | d << 18 | e << 24);
}

Strength strength_of(const High& high, std::uint32_t hand) {
  const auto cards = unpacked(hand);
  FiveCards five;
  for (std::size_t at = 0; at < five.size(); ++at) five[at] = Card::from_index(cards[at]);
  return high.best(five);
}

// Sorts by counting: how many of each strength, where they begin, and then puts each in its place.
void sort_by_strength(SortedHands& sorted) {
  const High& high = canberra::Ranking::get().high();
  std::vector<Strength> strengths;
  strengths.reserve(hands_of_five);
  sorted.begin.assign(high.end() + 1U, 0);
  for_every_hand([&](std::uint32_t hand) {
    strengths.push_back(strength_of(high, hand));
    ++sorted.begin[strengths.back() + 1U];
  });
  std::partial_sum(sorted.begin.begin(), sorted.begin.end(), sorted.begin.begin());
  sorted.hands.resize(hands_of_five);
  std::vector<std::uint32_t> place(sorted.begin.begin(), sorted.begin.end() - 1);
  std::size_t at = 0;
  for_every_hand([&](std::uint32_t hand) { sorted.hands[place[strengths[at++]]++] = hand; });
}

}  // namespace

SortedHands sorted_hands() {
  SortedHands sorted;
  sort_by_strength(sorted);
  for (std::size_t strength = 0; strength + 1 < sorted.begin.size(); ++strength) {
    sorted.class_begin.push_back(static_cast<std::uint32_t>(sorted.classes.size()));
    for (auto at = sorted.begin[strength]; at < sorted.begin[strength + 1]; ++at) {
      const auto cards = unpacked(sorted.hands[at]);
      const RanksBySuit suits = ranks_by_suit(cards);
      if (stands_for_class(suits))
        sorted.classes.push_back({cards, hands_in_class(suits), static_cast<Strength>(strength)});
    }
  }
  sorted.class_begin.push_back(static_cast<std::uint32_t>(sorted.classes.size()));
  return sorted;
}

}  // namespace cardroom::odds
