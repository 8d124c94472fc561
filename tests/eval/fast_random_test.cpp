// A million random hands of each kind, compared with every choice of five cards.
#include <doctest/doctest.h>

#include <bit>

#include "brute_force.h"
#include "eval/high.h"
#include "eval/low.h"

using namespace cardroom;

namespace {

constexpr int million = 1'000'000;

template <class Fast, class Order>
int differing_hands(const Order& order, std::size_t cards, int hands = million) {
  const Fast& fast = Fast::of(order);
  const BruteForce slow(order);
  Draws draws(order.deck);
  int differing = 0;
  for (int hand = 0; hand < hands; ++hand) {
    const auto drawn = draws.draw(cards);
    if (fast.best(drawn) != slow.best(drawn)) ++differing;
  }
  return differing;
}

struct Dealt {
  std::size_t hole = 0;
  std::size_t board = 5;
};

template <class Fast, class Order>
int differing_two_of(const Order& order, Dealt dealt, int hands = million) {
  const Fast& fast = Fast::of(order);
  const BruteForce slow(order);
  Draws draws(order.deck);
  int differing = 0;
  for (int hand = 0; hand < hands; ++hand) {
    const auto drawn = draws.draw(dealt.hole + dealt.board);
    const auto hole = drawn.first(dealt.hole);
    const auto board = drawn.subspan(dealt.hole);
    if (fast.best_two_of(hole, board) != slow.best_two_of(hole, board)) ++differing;
  }
  return differing;
}

const HighOrder manila{.deck = Deck::reduced_32(), .order = HandOrder::manila_1995};
const HighOrder with_joker{.deck = *Deck::of(52, true)};
const LowOrder eight_or_less{.ace = LowAce::low, .qualifier = LowQualifier::eight};

}  // namespace

TEST_CASE("H95-14.1: the best five of six and of seven cards") {
  CHECK(differing_hands<High>(HighOrder{}, 6) == 0);
  CHECK(differing_hands<High>(HighOrder{}, 7) == 0);
}

TEST_CASE("T01-3.7 H-05: the best five of six and of seven cards where the Joker is in the deck") {
  CHECK(differing_hands<High>(with_joker, 6) == 0);
  CHECK(differing_hands<High>(with_joker, 7) == 0);
}

TEST_CASE("T01-3.4: the best five of seven cards of every deck") {
  for (const Deck deck : twelve_decks()) {
    const HighOrder order{.deck = deck, .order = order_for(deck)};
    CHECK_MESSAGE(differing_hands<High>(order, 7, million / 10) == 0, deck.size());
  }
}

TEST_CASE("H95-14.1 T01-3.7: many hands in one call are ranked as they are one by one") {
  for (const Deck deck :
       {*Deck::of(52), *Deck::of(52, true), Deck::reduced_32(), *Deck::of(36, true)})
    for (const std::size_t each : {5U, 6U, 7U})
      for (const std::size_t hands : {0U, 1U, 31U, 255U, 256U, 1'000U, 20'000U}) {
        const High& high = High::of({.deck = deck});
        Draws draws(deck);
        std::vector<Card> dealt;
        for (std::size_t hand = 0; hand < hands; ++hand)
          for (const Card card : draws.draw(each)) dealt.push_back(card);
        std::vector<Strength> best(hands);
        high.best_of_each(dealt, best);
        int differing = 0;
        for (std::size_t hand = 0; hand < hands; ++hand)
          if (best[hand] != high.best(std::span<const Card>(dealt).subspan(each * hand, each)))
            ++differing;
        CHECK(differing == 0);
      }
}

TEST_CASE("O95-14.1 H-08: exactly two of four hole cards and three of the board") {
  CHECK(differing_two_of<High>(HighOrder{}, {.hole = 4}) == 0);
}

TEST_CASE("M95-14.1 H-08: exactly two of three hole cards and three of the board, 32 cards") {
  CHECK(differing_two_of<High>(manila, {.hole = 3}) == 0);
}

TEST_CASE("H-05 H-08: exactly two hole cards where the Joker is in the deck") {
  for (const std::size_t hole : {2U, 3U, 4U})
    CHECK(differing_two_of<High>(with_joker, {.hole = hole}, million / 4) == 0);
}

TEST_CASE("H-08: a board of three or four cards is ranked as it is") {
  for (const std::size_t hole : {2U, 3U, 4U})
    for (const std::size_t board : {3U, 4U})
      CHECK(differing_two_of<High>(with_joker, {hole, board}, million / 10) == 0);
}

TEST_CASE("T01-3.5 H-10: the low of Omaha with exactly two hole cards, eight or less") {
  CHECK(differing_two_of<Low>(eight_or_less, {.hole = 4}) == 0);
}

TEST_CASE("T01-3.6 H-09: low hands of every reading, five of seven and two of the hole") {
  for (const Deck deck : {Deck::full(), *Deck::of(52, true), *Deck::of(40, true)})
    for (const auto ace : {LowAce::high, LowAce::low})
      for (const auto qualifier : {LowQualifier::none, LowQualifier::eight}) {
        const LowOrder order{deck, ace, qualifier};
        CHECK(differing_hands<Low>(order, 7, million / 10) == 0);
        CHECK(differing_two_of<Low>(order, {.hole = 4}, million / 20) == 0);
        CHECK(differing_two_of<Low>(order, {3, 4}, million / 20) == 0);
      }
}

TEST_CASE("T01-3.5 H-10: every choice of low ranks in the hole and on the board of Omaha") {
  // The two to the eight and the Ace as bits; the missing cards are kings in the hole, queens and
  // jacks on the board.
  const auto cards_with = [](unsigned ranks, std::size_t count, Suit suit, Rank filler) {
    std::vector<Card> cards;
    for (int rank = 0; rank < 7; ++rank)
      if ((ranks >> rank & 1U) != 0) cards.emplace_back(static_cast<Rank>(rank), suit);
    if ((ranks >> 7 & 1U) != 0) cards.emplace_back(Rank::ace, suit);
    for (int more = 0; cards.size() < count; ++more)
      cards.emplace_back(static_cast<Rank>(static_cast<int>(filler) - more / 4),
                         static_cast<Suit>(more % 4));
    return cards;
  };
  for (const auto ace : {LowAce::high, LowAce::low}) {
    const LowOrder order{.ace = ace, .qualifier = LowQualifier::eight};
    const BruteForce slow(order);
    int differing = 0;
    for (unsigned in_hole = 0; in_hole < 256; ++in_hole)
      for (unsigned on_board = 0; on_board < 256; ++on_board) {
        if (std::popcount(in_hole) > 4 || std::popcount(on_board) > 5) continue;
        const auto hole = cards_with(in_hole, 4, Suit::clubs, Rank::king);
        const auto board = cards_with(on_board, 5, Suit::hearts, Rank::queen);
        if (Low::of(order).best_two_of(hole, board) != slow.best_two_of(hole, board)) ++differing;
      }
    CHECK(differing == 0);
  }
}
