// Rows: all last cards ranked at once must equal each ranked by itself.
#include <doctest/doctest.h>

#include "brute_force.h"
#include "eval/high_board.h"
#include "eval/tables/rows.h"

using namespace cardroom;

namespace {

SuitRanks suit_ranks_of(std::span<const Card> cards) {
  SuitRanks ranks;
  for (const Card card : cards) ranks += SuitRanks(card);
  return ranks;
}

Strength by_rows(const Rows& rows, std::span<const Card> cards, Card last) {
  const HandKey key = key_of(cards);
  if (!Rows::suit_counts(key)) return rows[key][last];
  return rows.suited(key, suit_ranks_of(cards))[last];
}

// Draws this many cards, tries all others of the deck as the last, and counts the differences.
int differing_last_cards(const HighOrder& order, std::size_t cards, int draws) {
  const High& high = High::of(order);
  const Rows& rows = Rows::of(order, static_cast<int>(cards));
  Draws deck(order.deck);
  int differing = 0;
  for (int draw = 0; draw < draws; ++draw) {
    const auto drawn = deck.draw(static_cast<std::size_t>(order.deck.size()));
    std::vector<Card> hand(drawn.begin(), drawn.begin() + static_cast<std::ptrdiff_t>(cards));
    hand.push_back({});
    for (const Card last : drawn.subspan(cards)) {
      hand.back() = last;
      const auto before = std::span<const Card>(hand).first(cards);
      if (by_rows(rows, before, last) != high.best(hand)) ++differing;
    }
  }
  return differing;
}

}  // namespace

TEST_CASE("H95-14.1: a row of six or of four cards has every last card's worth, in every deck") {
  for (const Deck deck : twelve_decks()) {
    const HighOrder order{.deck = deck, .order = order_for(deck)};
    CHECK_MESSAGE(differing_last_cards(order, 6, 20'000) == 0, deck.size());
    CHECK_MESSAGE(differing_last_cards(order, 4, 5'000) == 0, deck.size());
  }
}

TEST_CASE("O95-14.1: what one ranking reads while it ranks stays under 1.2 MB") {
  const HighOrder with_joker{.deck = *Deck::of(52, true)};
  CHECK(BoardTable({}, High::of({}).by_ranks(5)).bytes() + sizeof(RankIndex) < 1'200'000);
  CHECK(Rows::of(with_joker, 6).bytes() + sizeof(RankIndex) < 1'200'000);
  CHECK(High::of({}).by_ranks(7).bytes() + sizeof(RankIndex) < 120'000);
}

TEST_CASE("O95-14.1: a prepared board ranks hole cards as the board itself does") {
  for (const Deck deck : {Deck::full(), *Deck::of(52, true), Deck::reduced_32()}) {
    const High& high = High::of({.deck = deck, .order = order_for(deck)});
    Draws draws(deck);
    int differing = 0;
    for (int draw = 0; draw < 50'000; ++draw) {
      const auto drawn = draws.draw(9);
      for (const std::size_t communal : {3U, 4U, 5U}) {
        const HighBoard board(high, drawn.subspan(4, communal));
        for (const std::size_t hole : {2U, 3U, 4U})
          if (board.best_two_of(drawn.first(hole)) !=
              high.best_two_of(drawn.first(hole), drawn.subspan(4, communal)))
            ++differing;
      }
    }
    CHECK_MESSAGE(differing == 0, deck.size());
  }
}
