#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "canberra/game/ranking.h"
#include "eval/compare.h"
#include "odds/counted.h"

using namespace cardroom;
using namespace cardroom::odds;

TEST_CASE("there are 134,459 classes of five cards, and 2,598,960 hands in them") {
  const SortedHands sorted = sorted_hands();
  CHECK(sorted.hands.size() == hands_of_five);
  CHECK(sorted.classes.size() == 134'459);
  std::int64_t hands = 0;
  for (const auto& each : sorted.classes) hands += each.hands;
  CHECK(hands == hands_of_five);
}

// The dealer's 163,185 hands one by one, with the slow comparator.
static DealerCount by_hand(const PlayerClass& player, int up) {
  FiveCards own;
  for (std::size_t at = 0; at < 5; ++at) own[at] = Card::from_index(player.cards[at]);
  const HighValue value = value_of(own, canberra::hand_order);
  std::vector<Card> left;
  for (int card = 0; card < 52; ++card)
    if (card != up && std::find(own.begin(), own.end(), Card::from_index(card)) == own.end())
      left.push_back(Card::from_index(card));
  DealerCount count;
  for (std::size_t d = 3; d < left.size(); ++d)
    for (std::size_t c = 2; c < d; ++c)
      for (std::size_t b = 1; b < c; ++b)
        for (std::size_t a = 0; a < b; ++a) {
          const FiveCards dealer = {Card::from_index(up), left[a], left[b], left[c], left[d]};
          const HighValue theirs = value_of(dealer, canberra::hand_order);
          const bool plays =
              theirs.category() != Category::odd_cards ||
              (theirs.deciding()[0] == Rank::ace && theirs.deciding()[1] == Rank::king);
          count.not_qualified += plays ? 0 : 1;
          count.lower += plays && theirs < value ? 1 : 0;
          count.equal += plays && theirs == value ? 1 : 0;
        }
  return count;
}

TEST_CASE("the counts agree with going through the dealer's hands one by one") {
  const CanberraCounts& counts = counted();
  std::mt19937 random(7);
  for (int sample = 0; sample < 12; ++sample) {
    const std::size_t at = random() % counts.classes().size();
    const auto& own = counts.classes()[at].cards;
    int up = static_cast<int>(random() % 52);
    while (std::find(own.begin(), own.end(), up) != own.end()) up = (up + 1) % 52;
    CAPTURE(at);
    CAPTURE(up);
    CHECK(counts.at(at, up) == by_hand(counts.classes()[at], up));
  }
}

TEST_CASE("one thread counts the same as two") {
  const CanberraCounts& counts = counted();
  const CanberraCounts alone = CanberraCounts::make(1);
  bool same = true;
  for (std::size_t at = 0; at < counts.classes().size(); at += 7)
    for (int up = 0; up < 52; ++up) same &= counts.at(at, up) == alone.at(at, up);
  CHECK(same);
}
