// Making the tables that the games need. The naive way asks the comparator for every five of every
// seven ranks, and makes only the table of seven cards.
#include <algorithm>
#include <array>

#include "bench.h"
#include "eval/best_five.h"
#include "eval/low.h"
#include "eval/tables/rows.h"

namespace cardroom::bench {

namespace {

// Four and five cards, which cause the tables of boards to be made.
constexpr std::array board = {"As"_card, "Kd"_card, "9c"_card, "8h"_card, "7s"_card};
constexpr std::array hole = {"Qs"_card, "Jd"_card, "Tc"_card, "Th"_card};

void make_index(Deck deck) {
  for (const int cards : {4, 5, 6, 7}) keep(RankIndex(deck, cards).size());
}

void make_high(const HighOrder& order) {
  const High high(order);
  keep(high.best_two_of(hole, board));
}

void make_low(const LowOrder& order) {
  const Low low(order);
  keep(low.best_two_of(hole, board));
}

// The orders of all cash games and tournaments in the documents, with all tables for each: 52 and
// 32 cards, Ace high only and both, Manila, low with and without the eight; and the rows of the
// odds.
std::size_t make_all() {
  constexpr auto high_only = AceInStraights::high_only;
  make_index(Deck::full());
  make_index(Deck::reduced_32());
  make_high({});
  make_high({.ace = high_only});
  make_high({.deck = Deck::reduced_32(), .order = HandOrder::manila_1995, .ace = high_only});
  make_high({.deck = Deck::reduced_32(), .order = HandOrder::reduced, .ace = high_only});
  make_low({});
  make_low({.qualifier = LowQualifier::eight});
  keep(Rows(High::of({}), 6).bytes());
  return 1;
}

// Cards of those ranks in suits that make no flush.
std::vector<Card> cards_of(const RanksHeld& held) {
  std::vector<Card> cards;
  for (std::size_t place = 0; place < held.size(); ++place)
    for (int copy = 0; copy < held[place]; ++copy) {
      const auto suit = static_cast<Suit>(cards.size() % suit_count);
      cards.emplace_back(static_cast<Rank>(place), suit);
    }
  return cards;
}

std::size_t make_naively() {
  std::vector<HighValue> values;
  for_each_ranks(Deck::full(), 7, [&](const RanksHeld& held) {
    values.push_back(best_of(cards_of(held), {}).value);
  });
  keep(values.data());
  return 1;
}

constexpr std::array entries = {
    Entry{"tables-build", "ms", "All tables of all the documents' rankings", 300,
          [](const Options& options) {
            return take_turns(std::min(options.passes, 7), make_all, make_naively);
          },
          Shows::milliseconds},
};

}  // namespace

std::span<const Entry> tables_entries() { return entries; }

}  // namespace cardroom::bench
