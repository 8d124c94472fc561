// HandKey: the sum of the cards of a hand. The sum identifies the ranks, and the suits are counted
// beside it, so a hand is built by additions and nothing in it depends on the deck.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "cards/card.h"

namespace cardroom {

// The ranks are in three groups, each with its own sum in 16 bits: A K Q J 10, then 9 8 7 6, then 5
// 4 3 2 and the Joker. A reduced deck loses ranks of the last groups and no other key changes.
class HandKey {
 public:
  constexpr HandKey() = default;
  constexpr explicit HandKey(Card card);

  constexpr HandKey& operator+=(HandKey other) {
    bits_ += other.bits_;
    return *this;
  }
  constexpr HandKey& operator-=(HandKey other) {
    bits_ -= other.bits_;
    return *this;
  }
  friend constexpr HandKey operator+(HandKey left, HandKey right) { return left += right; }
  friend constexpr HandKey operator-(HandKey left, HandKey right) { return left -= right; }
  friend constexpr bool operator==(HandKey, HandKey) = default;

  constexpr std::size_t high() const { return static_cast<std::uint16_t>(bits_); }
  // The sum of the middle group, and how many cards of the low group there are.
  constexpr std::size_t middle() const { return static_cast<std::uint16_t>(bits_ >> 16); }
  constexpr std::size_t low() const { return static_cast<std::uint16_t>(bits_ >> 32); }

  // The sums of the three groups and the counters of the suits, 16 bits each.
  using Parts = std::array<std::uint16_t, 4>;
  constexpr Parts parts() const {
    return {static_cast<std::uint16_t>(bits_), static_cast<std::uint16_t>(bits_ >> 16),
            static_cast<std::uint16_t>(bits_ >> 32), static_cast<std::uint16_t>(bits_ >> suits_at)};
  }
  // Of the last of the parts, only the suits that have this many cards are left: a bit each.
  template <int Cards, class Counters>
  [[gnu::always_inline]] static constexpr void leave_suits_of(Counters& suits) {
    suits += static_cast<std::uint16_t>((8 - Cards) * 0x1111);
    suits &= suit_bits;
  }
  static constexpr std::uint16_t suit_bits = 0x8888;
  static constexpr Suit first_suit(unsigned suits) {
    return static_cast<Suit>(std::countr_zero(suits) / 4);
  }

  // Whether some suit has this many cards; the Joker counts in every suit. Up to eight cards.
  template <int Cards>
  constexpr bool has_suit_of() const {
    return suits_with<Cards>() != 0;
  }
  // Which suit. There must be one; if there are two, the first.
  template <int Cards>
  constexpr Suit suit_of() const {
    return suit_in(suits_with<Cards>());
  }

  // The bits of the suits that have this many cards: the fourth bit of a counter with a suitable
  // start.
  template <int Cards>
  constexpr std::uint64_t suits_with() const {
    static_assert(Cards >= 1 && Cards <= 8);
    return (bits_ + (8 - Cards) * each_suit) & 8 * each_suit;
  }

  // The first of the suits that suits_with() gave. There must be one.
  static constexpr Suit suit_in(std::uint64_t suits) {
    return static_cast<Suit>((std::countr_zero(suits) - suits_at) / 4);
  }

  // For up to five cards: more natural cards can have as large a sum.
  constexpr bool has_joker() const { return low() >= group_end; }

  static constexpr std::size_t high_end = 2421;             // Four tens and three jacks, plus one.
  static constexpr std::size_t group_end = 521;             // The same for a group of four ranks.
  static constexpr std::size_t middle_end = 8 * group_end;  // None to seven cards of the low group.
  static constexpr std::size_t low_end = 2 * group_end;     // Without and with the Joker.

 private:
  static constexpr int suits_at = 48;
  static constexpr std::uint64_t each_suit = 0x1111ULL << suits_at;

  std::uint64_t bits_ = 0;
};

namespace detail {

// No two different sets of up to seven cards, with at most four of a rank, have the same sum.
inline constexpr std::array<std::uint64_t, 5> summands = {1, 5, 24, 112, 521};

constexpr std::uint64_t bits_of_key(Card card) {
  constexpr std::uint64_t one_of_low_group = HandKey::group_end << 16;
  if (card.is_joker()) return HandKey::group_end << 32 | one_of_low_group | 0x1111ULL << 48;
  const auto from_top = static_cast<std::size_t>(Rank::ace) - static_cast<std::size_t>(card.rank());
  const std::uint64_t suit = 1ULL << (48 + 4 * static_cast<int>(card.suit()));
  if (from_top < 5) return summands[from_top] | suit;
  if (from_top < 9) return summands[from_top - 5] << 16 | suit;
  return summands[from_top - 9] << 32 | one_of_low_group | suit;
}

inline constexpr auto card_keys = [] {
  std::array<std::uint64_t, Card::joker_index + 1> keys = {};
  for (int index = 0; index <= Card::joker_index; ++index)
    keys[static_cast<std::size_t>(index)] = bits_of_key(Card::from_index(index));
  return keys;
}();

}  // namespace detail

constexpr HandKey::HandKey(Card card)
    : bits_(detail::card_keys[static_cast<std::size_t>(card.index())]) {}

constexpr HandKey key_of(std::span<const Card> cards) {
  HandKey key;
  for (const Card card : cards) key += HandKey(card);
  return key;
}

// The ranks held of a suit, the two the lowest bit; the Joker, which is of any suit, is the bit
// above the Ace.
inline constexpr unsigned joker_bit = 1U << rank_count;

constexpr unsigned ranks_in_suit(std::span<const Card> cards, Suit suit) {
  // Without a branch: nobody can guess which cards are of the suit.
  unsigned ranks = 0;
  for (const Card card : cards) {
    const auto counts = static_cast<unsigned>(card.is_joker()) |
                        static_cast<unsigned>(card.index() % 4 == static_cast<int>(suit));
    ranks |= counts << (card.index() / 4);
  }
  return ranks;
}

}  // namespace cardroom
