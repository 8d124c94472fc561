// What decides which hand is higher: the order of hands of a rule document, for a deck.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "cards/deck.h"

namespace cardroom {

// The three printed orders of hands.
enum class HandOrder : std::uint8_t {
  full,     // T01-3.3, S05-3.3, H95-14.3, O95-14.3, RWS17-3.5.2, CP17-2.6: full house over flush.
  reduced,  // T01-3.4, S05-3.4: flush over full house.
  manila_1995,  // M95-14.3: flush over full house, 32 cards.
};

// T01-DEF-FullDeck, T01-DEF-ReducedDeck, S05-DEF-FullDeck, S05-DEF-ReducedDeck, H-06: the order of
// hands that a deck uses. The Joker counts: 48 cards and a Joker are a reduced deck, 52 and a Joker
// a full one.
constexpr HandOrder order_for(Deck deck) {
  return deck.is_reduced() ? HandOrder::reduced : HandOrder::full;
}

// *95-3.5, T01-3.5(a), S05-3.5(a), RWS17-3.5.1, CP17-2.7, H-02, H-03, H-15: whether the Ace also
// plays just below the deck's lowest card in straights.
enum class AceInStraights : std::uint8_t { high_only, high_and_low };

// *95-14.2, H-07: the 1995 books say "all cards count" only for two pairs and less. `literal_1995`
// takes that literally.
enum class Kickers : std::uint8_t { all_count, literal_1995 };

struct HighOrder {
  Deck deck = {};
  HandOrder order = HandOrder::full;
  AceInStraights ace = AceInStraights::high_and_low;
  Kickers kickers = Kickers::all_count;
  friend constexpr bool operator==(const HighOrder&, const HighOrder&) = default;
};

// H-09: in a low hand the Ace is high by the text, and low where that is determined.
enum class LowAce : std::uint8_t { high, low };
// H-10: T01-3.5(d), S05-3.5(d): the low hand must be eight or less to take part.
enum class LowQualifier : std::uint8_t { none, eight };

// What a low hand is. The documents know only hands of ranks; the others are modern.
enum class LowKind : std::uint8_t {
  ranks,           // Straights and flushes do not count.
  deuce_to_seven,  // They count, against the hand, and the Ace is high only.
  badugi,          // Up to four cards of different ranks and suits; more cards are better.
};

struct LowOrder {
  Deck deck = {};
  LowAce ace = LowAce::high;
  LowQualifier qualifier = LowQualifier::none;
  LowKind kind = LowKind::ranks;
  friend constexpr bool operator==(const LowOrder&, const LowOrder&) = default;
};

// The kinds of hands. The order says which beats which, not the enumeration.
enum class Category : std::uint8_t {
  odd_cards,
  pair,
  two_pairs,
  three,
  straight,
  flush,
  full_house,
  four,
  straight_flush,
  five_of_a_kind,
  royal_flush
};
inline constexpr int category_count = 11;

// A printed order of hands, the lowest first. Five of a kind needs the Joker and is below the royal
// flush (H-04).
using CategoryList = std::array<Category, category_count>;

constexpr CategoryList categories_of(HandOrder order) {
  // H-01: a reduced deck swaps the flush and the full house, and changes nothing else.
  const bool flush_over_full_house = order != HandOrder::full;
  const auto fifth = flush_over_full_house ? Category::full_house : Category::flush;
  const auto fourth = flush_over_full_house ? Category::flush : Category::full_house;
  return {Category::odd_cards,
          Category::pair,
          Category::two_pairs,
          Category::three,
          Category::straight,
          fifth,
          fourth,
          Category::four,
          Category::straight_flush,
          Category::five_of_a_kind,
          Category::royal_flush};
}

// 0 for the lowest category of the order, 10 for the highest.
constexpr int place_in_order(Category category, HandOrder order) {
  const CategoryList list = categories_of(order);
  return static_cast<int>(std::find(list.begin(), list.end(), category) - list.begin());
}

}  // namespace cardroom
