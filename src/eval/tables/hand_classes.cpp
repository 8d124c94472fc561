#include "eval/tables/hand_classes.h"

#include <algorithm>
#include <array>

namespace cardroom {

namespace {

// In how many ways none, one, two, three or four cards of a rank can be held.
constexpr std::array<std::uint64_t, 5> ways_to_hold = {1, 4, 6, 4, 1};

struct RankCounts {
  std::array<int, rank_count> held = {};  // How many cards of each rank.

  bool all_different() const {
    for (const int count : held)
      if (count > 1) return false;
    return true;
  }
  std::uint64_t ways() const {
    std::uint64_t product = 1;
    for (const int count : held) product *= ways_to_hold[static_cast<std::size_t>(count)];
    return product;
  }
};

// Cards of those ranks, not all of one suit. The Joker takes the place of a missing card.
FiveCards of_several_suits(const RankCounts& counts) {
  FiveCards hand;
  hand.fill(Card::joker());
  std::size_t next = 0;
  for (int rank = 0; rank < rank_count; ++rank)
    for (int copy = 0; copy < counts.held[static_cast<std::size_t>(rank)]; ++copy, ++next) {
      const bool first_of_odd_cards = counts.all_different() && next == 0;
      hand[next] = Card(static_cast<Rank>(rank), static_cast<Suit>(first_of_odd_cards ? 1 : copy));
    }
  return hand;
}

FiveCards of_one_suit(const RankCounts& counts) {
  FiveCards hand = of_several_suits(counts);
  for (Card& card : hand)
    if (!card.is_joker()) card = Card(card.rank(), Suit::clubs);
  return hand;
}

void add_classes(const RankCounts& counts, std::vector<HandClass>& classes) {
  if (!counts.all_different()) {
    classes.push_back({of_several_suits(counts), counts.ways()});
    return;
  }
  classes.push_back({of_one_suit(counts), suit_count});
  classes.push_back({of_several_suits(counts), counts.ways() - suit_count});
}

// Every way to hold `cards` more cards of this rank and higher ones.
void choose(int rank, int cards, RankCounts& counts, std::vector<HandClass>& classes) {
  if (cards == 0) {
    add_classes(counts, classes);
    return;
  }
  if (rank == rank_count) return;
  int& held = counts.held[static_cast<std::size_t>(rank)];
  for (held = 0; held <= std::min(cards, suit_count); ++held)
    choose(rank + 1, cards - held, counts, classes);
  held = 0;
}

}  // namespace

std::vector<HandClass> hand_classes(Deck deck) {
  std::vector<HandClass> classes;
  RankCounts counts;
  const int lowest = static_cast<int>(deck.lowest());
  choose(lowest, 5, counts, classes);
  if (deck.has_joker()) choose(lowest, 4, counts, classes);
  return classes;
}

}  // namespace cardroom
