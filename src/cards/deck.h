// Deck: which cards are in play. 52, or 48, 44, 40, 36, 32 by taking out the lowest ranks, with or
// without the Joker.
#pragma once

#include <cstdint>
#include <optional>

#include "cards/card_set.h"

namespace cardroom {

class Deck {
 public:
  // The natural cards: 52, 48, 44, 40, 36 or 32. Nothing else is a deck.
  static constexpr std::optional<Deck> of(int natural_cards, bool joker = false) {
    if (natural_cards < 32 || natural_cards > 52 || natural_cards % 4 != 0) return std::nullopt;
    return Deck(natural_cards, joker);
  }
  constexpr Deck() = default;  // The full 52.
  static constexpr Deck full() { return Deck(); }
  static constexpr Deck reduced_32() { return Deck(32, false); }

  constexpr int natural_cards() const { return natural_; }
  constexpr bool has_joker() const { return joker_; }
  constexpr int size() const { return natural_ + (joker_ ? 1 : 0); }
  constexpr Rank lowest() const { return static_cast<Rank>(rank_count - natural_ / suit_count); }
  // T01-3.4, S05-3.4, H-06: fewer than 52 cards, the Joker counted, is a reduced deck.
  constexpr bool is_reduced() const { return size() < 52; }

  constexpr bool contains(Card card) const {
    return card.is_joker() ? joker_ : !card.is_none() && card.rank() >= lowest();
  }
  constexpr CardSet cards() const {
    constexpr std::uint64_t all = (std::uint64_t{1} << 52) - 1;
    const std::uint64_t natural = all & ~((std::uint64_t{1} << (52 - natural_)) - 1);
    return CardSet::from_bits(natural | (joker_ ? std::uint64_t{1} << Card::joker_index : 0));
  }

  friend constexpr bool operator==(Deck, Deck) = default;

 private:
  constexpr Deck(int natural, bool joker)
      : natural_(static_cast<std::uint8_t>(natural)), joker_(joker) {}
  std::uint8_t natural_ = 52;
  bool joker_ = false;
};

}  // namespace cardroom
