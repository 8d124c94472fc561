// Counts of hands by category, compared with figures from elsewhere.
#include <doctest/doctest.h>

#include <array>
#include <set>
#include <vector>

#include "eval/compare.h"
#include "eval/tables/hand_classes.h"

using namespace cardroom;

namespace {

struct Frequency {
  int deck;
  AceInStraights ace;
  // In the order of the enumeration, from odd cards to royal flush.
  std::array<std::uint64_t, category_count> counts;
};

constexpr auto high_only = AceInStraights::high_only;
constexpr auto both = AceInStraights::high_and_low;

// Hands without the Joker. 52 cards agree with published tables.
constexpr std::array<Frequency, 12> natural_rows = {{
    {52, high_only, {1303560, 1098240, 123552, 54912, 9180, 5112, 3744, 624, 32, 0, 4}},
    {52, both, {1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 0, 4}},
    {48, high_only, {799680, 760320, 95040, 42240, 8160, 3136, 3168, 528, 28, 0, 4}},
    {48, both, {798660, 760320, 95040, 42240, 9180, 3132, 3168, 528, 32, 0, 4}},
    {44, high_only, {464100, 506880, 71280, 31680, 7140, 1820, 2640, 440, 24, 0, 4}},
    {44, both, {463080, 506880, 71280, 31680, 8160, 1816, 2640, 440, 28, 0, 4}},
    {40, high_only, {250920, 322560, 51840, 23040, 6120, 984, 2160, 360, 20, 0, 4}},
    {40, both, {249900, 322560, 51840, 23040, 7140, 980, 2160, 360, 24, 0, 4}},
    {36, high_only, {123420, 193536, 36288, 16128, 5100, 484, 1728, 288, 16, 0, 4}},
    {36, both, {122400, 193536, 36288, 16128, 6120, 480, 1728, 288, 20, 0, 4}},
    {32, high_only, {53040, 107520, 24192, 10752, 4080, 208, 1344, 224, 12, 0, 4}},
    {32, both, {52020, 107520, 24192, 10752, 5100, 204, 1344, 224, 16, 0, 4}},
}};

// Hands with the Joker. 52 cards and the Joker agree with published tables; all were counted
// independently of this program, from what four cards lack, without trying substitutes.
constexpr std::array<Frequency, 12> joker_rows = {{
    {52, high_only, {0, 170856, 0, 82368, 9324, 2712, 2808, 2496, 128, 13, 20}},
    {52, both, {0, 169848, 0, 82368, 10332, 2696, 2808, 2496, 144, 13, 20}},
    {48, high_only, {0, 116424, 0, 63360, 8316, 1848, 2376, 2112, 112, 12, 20}},
    {48, both, {0, 115416, 0, 63360, 9324, 1832, 2376, 2112, 128, 12, 20}},
    {44, high_only, {0, 75852, 0, 47520, 7308, 1204, 1980, 1760, 96, 11, 20}},
    {44, both, {0, 74844, 0, 47520, 8316, 1188, 1980, 1760, 112, 11, 20}},
    {40, high_only, {0, 46620, 0, 34560, 6300, 740, 1620, 1440, 80, 10, 20}},
    {40, both, {0, 45612, 0, 34560, 7308, 724, 1620, 1440, 96, 10, 20}},
    {36, high_only, {0, 26460, 0, 24192, 5292, 420, 1296, 1152, 64, 9, 20}},
    {36, both, {0, 25452, 0, 24192, 6300, 404, 1296, 1152, 80, 9, 20}},
    {32, high_only, {0, 13356, 0, 16128, 4284, 212, 1008, 896, 48, 8, 20}},
    {32, both, {0, 12348, 0, 16128, 5292, 196, 1008, 896, 64, 8, 20}},
}};

using Counts = std::array<std::uint64_t, category_count>;

std::uint64_t& count_of(Counts& counts, Category category) {
  return counts[static_cast<std::size_t>(category)];
}

Counts counts_by_class(const HighOrder& order) {
  Counts counts = {};
  for (const HandClass& known : hand_classes(order.deck))
    count_of(counts, value_of(known.hand, order).category()) += known.hands;
  return counts;
}

// Every possible hand, one by one.
Counts counts_by_hand(const HighOrder& order) {
  std::vector<Card> deck;
  for (const Card card : order.deck.cards()) deck.push_back(card);
  Counts counts = {};
  for (std::size_t a = 0; a < deck.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      for (std::size_t c = 0; c < b; ++c)
        for (std::size_t d = 0; d < c; ++d)
          for (std::size_t e = 0; e < d; ++e) {
            const FiveCards hand = {deck[a], deck[b], deck[c], deck[d], deck[e]};
            ++count_of(counts, value_of(hand, order).category());
          }
  return counts;
}

Counts sum(Counts left, const Counts& right) {
  for (std::size_t at = 0; at < left.size(); ++at) left[at] += right[at];
  return left;
}

}  // namespace

TEST_CASE("H-03: every five-card hand of the six decks, Ace high or both, by category") {
  for (const Frequency& row : natural_rows)
    for (const auto order : {HandOrder::full, HandOrder::reduced, HandOrder::manila_1995}) {
      const HighOrder by{.deck = *Deck::of(row.deck), .order = order, .ace = row.ace};
      CHECK_MESSAGE(counts_by_class(by) == row.counts, row.deck);
    }
}

TEST_CASE("H-05: every five-card hand of the six decks with the Joker, by category") {
  for (std::size_t at = 0; at < joker_rows.size(); ++at)
    for (const auto order : {HandOrder::full, HandOrder::reduced}) {
      const Frequency& row = joker_rows[at];
      const HighOrder by{.deck = *Deck::of(row.deck, true), .order = order, .ace = row.ace};
      CHECK_MESSAGE(counts_by_class(by) == sum(natural_rows[at].counts, row.counts), row.deck);
    }
}

// For the larger decks with the Joker, the classes must do: trying every substitute in every hand
// takes too long for what it adds.
TEST_CASE("T01-2.1: every hand of a deck taken one by one counts as its class does") {
  for (const int cards : {52, 48, 44, 40, 36, 32})
    for (const bool joker : {false, true}) {
      if (joker && cards > 36) continue;
      const Deck deck = *Deck::of(cards, joker);
      const HighOrder order{.deck = deck, .order = order_for(deck)};
      CHECK_MESSAGE(counts_by_hand(order) == counts_by_class(order), cards);
    }
}

TEST_CASE("H-17: suits never rank, so 52 cards make 7,462 different hands") {
  std::set<HighValue> values;
  for (const HandClass& known : hand_classes(Deck::full())) values.insert(value_of(known.hand, {}));
  CHECK(values.size() == 7462);
}

TEST_CASE("H-07: literal kickers leave 13 different fours, full houses and threes each") {
  // If all cards counted, there would be 156, 156 and 858 of them.
  std::set<HighValue> values;
  const HighOrder literal{.kickers = Kickers::literal_1995};
  for (const HandClass& known : hand_classes(Deck::full()))
    values.insert(value_of(known.hand, literal));
  CHECK(values.size() == 7462 - (156 - 13) - (156 - 13) - (858 - 13));
}
