// What decides which hand is higher: the order of hands of a rule document, for a deck.
#pragma once

#include <cstdint>

#include "cards/deck.h"

namespace cardroom {

// The three printed orders of hands.
enum class HandOrder : std::uint8_t {
  full,         // T01-3.3, S05-3.3, H95-14.3, O95-14.3, RWS17-3.5.2, CP17-2.6: full house over flush.
  reduced,      // T01-3.4, S05-3.4: flush over full house.
  manila_1995,  // M95-14.3: flush over full house, 32 cards.
};

// H-02, H-03: whether the Ace also plays just below the deck's lowest card in straights.
enum class AceInStraights : std::uint8_t { high_only, high_and_low };

// H-07: 1995 names "all cards count" for two pairs and less only. The switch takes it literally.
enum class Kickers : std::uint8_t { all_count, literal_1995 };

struct HighOrder {
  Deck deck;
  HandOrder order = HandOrder::full;
  AceInStraights ace = AceInStraights::high_and_low;
  Kickers kickers = Kickers::all_count;
  friend constexpr bool operator==(const HighOrder&, const HighOrder&) = default;
};

// H-09: in a low hand the Ace is high by the text, low where so determined.
enum class LowAce : std::uint8_t { high, low };
// H-10: T01-3.5(d), S05-3.5(d): the low hand must be eight or less to take part.
enum class LowQualifier : std::uint8_t { none, eight };

struct LowOrder {
  Deck deck;
  LowAce ace = LowAce::high;
  LowQualifier qualifier = LowQualifier::none;
  friend constexpr bool operator==(const LowOrder&, const LowOrder&) = default;
};

enum class Category : std::uint8_t {
  odd_cards, pair, two_pairs, three, straight, flush, full_house, four, straight_flush,
  five_of_a_kind, royal_flush
};

}  // namespace cardroom
