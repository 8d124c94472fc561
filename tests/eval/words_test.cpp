#include "eval/words.h"

#include <doctest/doctest.h>

#include "eval/arrange.h"
#include "eval/hands.h"

using namespace cardroom;

static std::string high(std::string_view hand,
                        const HighOrder& order = {.deck = *Deck::of(52, true)}) {
  return words_of(value_of(five(hand), order), order);
}

static std::string told(std::string_view hand, const HighOrder& order = {}) {
  return words_of(value_of(five(hand), order), order, SideCards::told);
}

static std::string low_words_of(std::string_view hand, const LowOrder& order = {}) {
  return words_of(low_value_of(five(hand), order), SideCards::told);
}

TEST_CASE("words: every kind of hand as the documents name it") {
  CHECK(high("AsKsQsJsTs") == "royal flush");
  CHECK(high("AsAhAdAcJk") == "five of a kind, Aces");
  CHECK(high("QsJsTs9s8s") == "straight flush, Queen high");
  CHECK(high("AsAhAdAc4s") == "four of a kind, Aces");
  CHECK(high("KsKhKdJsJh") == "full house, Kings over Jacks");
  CHECK(high("KdJd9d7d5d") == "flush, King high");
  CHECK(high("KhQcJcTs9d") == "straight, King high");
  CHECK(high("QsQhQd8s5h") == "three of a kind, Queens");
  CHECK(high("QsQh9s9hJd") == "two pairs, Queens and 9s");
  CHECK(high("TsThKs6h2d") == "pair of 10s");
  CHECK(high("QhTc7c4d3s") == "odd cards, Queen high");
}

TEST_CASE("H-03: words say where the Ace plays low") {
  const HighOrder manila{.deck = Deck::reduced_32(), .order = HandOrder::manila_1995};
  CHECK(high("Ts9h8d7cAs", manila) == "straight, 10 high with the Ace low");
  CHECK(high("Ts9s8s7sAs", manila) == "straight flush, 10 high with the Ace low");
  CHECK(high("Ts9h8d7cJs", manila) == "straight, Jack high");
  CHECK(high("5s4h3d2cAs") == "straight, 5 high with the Ace low");
}

TEST_CASE("words: side cards are named if asked for") {
  CHECK(told("AsAhAdAc4s") == "four of a kind, Aces, with a 4");
  CHECK(told("KsKhKdJsJh") == "full house, Kings over Jacks");
  CHECK(told("KdJd9d7d5d") == "flush, King high, then Jack, 9, 7 and 5");
  CHECK(told("QsQhQd8s5h") == "three of a kind, Queens, with 8 and 5");
  CHECK(told("QsQh9s9h8d") == "two pairs, Queens and 9s, with an 8");
  CHECK(told("TsThKs6h2d") == "pair of 10s, with King, 6 and 2");
  CHECK(told("QhTc7c4d3s") == "odd cards, Queen high, then 10, 7, 4 and 3");
  CHECK(told("KhQcJcTs9d") == "straight, King high");
}

TEST_CASE("H-07: cards that do not count under literal kickers are not named") {
  const HighOrder literal{.kickers = Kickers::literal_1995};
  CHECK(told("AsAhAdAc4s", literal) == "four of a kind, Aces");
  CHECK(told("KsKhKdJsJh", literal) == "full house, Kings");
  CHECK(told("QsQhQd8s5h", literal) == "three of a kind, Queens");
}

TEST_CASE("H-10: low hands in words") {
  CHECK(low_words_of("8h6c4c3d2s") == "8-6-4-3-2 low");
  CHECK(low_words_of("AsKhTd3c2s") == "A-K-10-3-2 low");
  CHECK(low_words_of("5s4h3d2cAs", {.ace = LowAce::low}) == "5-4-3-2-A low");
  CHECK(low_words_of("2s2h3d4c5s") == "low with a pair of 2s, with 5, 4 and 3");
  CHECK(low_words_of("9h6c4c3d2s", {.qualifier = LowQualifier::eight}) == "no low");
}

TEST_CASE("arranged: what makes the hand first, a low Ace last, the Joker in its place") {
  const HighOrder order{.deck = *Deck::of(52, true)};
  CHECK(arranged(five("9s4cKd9d4h"), order) == five("9s9d4c4hKd"));
  CHECK(arranged(five("As2h3d4c5s"), order) == five("5s4c3d2hAs"));
  CHECK(arranged(five("2hAsKdQcJs"), order) == five("AsKdQcJs2h"));
  CHECK(arranged(five("9hThJkQcKs"), order) == five("KsQcJkTh9h"));
  CHECK(arranged(five("As9s5s3sJk"), order) == five("AsJk9s5s3s"));
  CHECK(arranged(five("AhKsJk2s2c"), order) == five("Jk2s2cAhKs"));
  CHECK(arranged_low(five("As2h3d4c5s"), {.ace = LowAce::low}) == five("5s4c3d2hAs"));
  CHECK(arranged_low(five("As2h3d4c5s"), {}) == five("As5s4c3d2h"));
}
