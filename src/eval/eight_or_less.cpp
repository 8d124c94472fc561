#include "eval/eight_or_less.h"

#include <algorithm>
#include <bit>

#include "base/check.h"
#include "eval/low_compare.h"

namespace cardroom {

namespace {

constexpr unsigned ranks_end = 256;

// A low Ace is the lowest bit, the two the next. A high Ace is not a rank up to eight.
HandKey key_of_ranks(unsigned ranks) {
  HandKey key;
  for (unsigned height = 0; height < 8; ++height)
    if ((ranks >> height & 1U) != 0)
      key += HandKey(Card(rank_at_height(static_cast<std::uint8_t>(height)), Suit::clubs));
  return key;
}

// The value of more ranks: the best that is left when one of them is removed.
void spread(unsigned ranks, std::vector<std::uint8_t>& values, unsigned bits) {
  for (unsigned aside = bits; aside != 0; aside &= aside - 1)
    values[ranks] = std::max(values[ranks], values[ranks & ~(aside & (0 - aside))]);
}

}  // namespace

EightOrLess::EightOrLess(const LowOrder& order, const RankTable& five)
    : values_(std::size_t{ranks_end} * ranks_end) {
  unsigned in_deck = 0;
  for (const Card card : order.deck.cards()) {
    if (card.is_joker()) continue;
    const std::uint8_t height = low_height(card.rank(), order.ace);
    if (height >= 8) continue;
    bits_[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(1U << height);
    in_deck |= 1U << height;
  }
  for (unsigned both = 0; both < values_.size(); ++both) {
    const unsigned board = both / ranks_end;
    const unsigned hole = both % ranks_end;
    if (((board | hole) & ~in_deck) != 0) continue;
    if (std::popcount(board) == 3 && std::popcount(hole) == 2 && (board & hole) == 0) {
      const Strength strength = five[key_of_ranks(board | hole)];
      check(strength < 256, "there are few hands of eight or less");
      values_[both] = static_cast<std::uint8_t>(strength);
    }
    if (std::popcount(hole) > 2) spread(both, values_, hole);
    if (std::popcount(board) > 3) spread(both, values_, board * ranks_end);
  }
}

}  // namespace cardroom
