#include "eval/low_compare.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "eval/best_five.h"
#include "eval/hands.h"
#include "eval/tables/hand_classes.h"

using namespace cardroom;

static LowValue low(std::string_view hand, const LowOrder& order = {}) {
  return low_value_of(five(hand), order);
}

TEST_CASE("H-09: by the text the Ace is high in a low hand, so 6-5-4-3-2 beats 5-4-3-2-A") {
  CHECK(low("6s5h4d3c2s") > low("5s4h3d2cAs"));
}

TEST_CASE("H-09: where the Ace is determined low, 5-4-3-2-A is the best low hand") {
  const LowOrder order{.ace = LowAce::low};
  CHECK(low("5s4h3d2cAs", order) > low("6s5h4d3c2s", order));
  CHECK(low("6s4h3d2cAs", order) > low("6s5h3d2cAs", order));
}

TEST_CASE("H-10: 8-6-4-3-2 qualifies; nine high and paired hands do not") {
  const LowOrder order{.qualifier = LowQualifier::eight};
  CHECK(low("8h6c4c3d2s", order).qualifies());
  CHECK_FALSE(low("9h6c4c3d2s", order).qualifies());
  CHECK_FALSE(low("8h6c4c2d2s", order).qualifies());
  CHECK(low("8h6c4c3d2s", order) > low("9h6c4c3d2s", order));
  CHECK(low("9h6c4c3d2s", order) == low("KhKcKd3d2s", order));
}

TEST_CASE("H-10: a high Ace does not qualify, a low one does") {
  CHECK_FALSE(low("7h6c4c3dAs", {.qualifier = LowQualifier::eight}).qualifies());
  CHECK(low("7h6c4c3dAs", {.ace = LowAce::low, .qualifier = LowQualifier::eight}).qualifies());
}

TEST_CASE("H-10: with 44 cards only 8-7-6-5-4 qualifies, with 40 nothing unless the Ace is low") {
  const LowOrder of_44{.deck = *Deck::of(44), .qualifier = LowQualifier::eight};
  CHECK(best_low_of(cards("4s5h6d7c8s9hTd"), of_44).value.qualifies());
  CHECK_FALSE(best_low_of(cards("5h6d7c8s9hTdKs"), of_44).value.qualifies());
  LowOrder of_40{.deck = *Deck::of(40), .qualifier = LowQualifier::eight};
  CHECK_FALSE(best_low_of(cards("5h6d7c8s9hTdAs"), of_40).value.qualifies());
  of_40.ace = LowAce::low;
  CHECK(best_low_of(cards("5h6d7c8s9hTdAs"), of_40).cards == five("5h6d7c8sAs"));
}

TEST_CASE("H-10: can_qualify() agrees with trying every hand of the deck") {
  for (const int natural : {52, 48, 44, 40, 36, 32})
    for (const bool joker : {false, true})
      for (const LowAce ace : {LowAce::high, LowAce::low}) {
        const LowOrder order{
            .deck = *Deck::of(natural, joker), .ace = ace, .qualifier = LowQualifier::eight};
        const auto classes = hand_classes(order.deck);
        const bool some = std::any_of(classes.begin(), classes.end(), [&](const HandClass& known) {
          return low_value_of(known.hand, order).qualifies();
        });
        CHECK_MESSAGE(can_qualify(order) == some, natural);
      }
}

TEST_CASE("H-11: in 7-4-3-2-Joker the Joker is a 5; with the Ace low it is an Ace") {
  const Deck deck = *Deck::of(52, true);
  CHECK(low("7s4h3d2cJk", {.deck = deck}) == low("7s5s4h3d2c", {.deck = deck}));
  const LowOrder ace_low{.deck = deck, .ace = LowAce::low};
  CHECK(low("7s4h3d2cJk", ace_low) == low("7s4h3d2cAs", ace_low));
}

TEST_CASE("H-11: the Joker is never lower than the deck's lowest card") {
  const LowOrder order{.deck = *Deck::of(32, true)};
  CHECK(low("KsQhJd9cJk", order) == low("KsQhJd9c7s", order));
}

TEST_CASE("H-11: the lowest rank not held is the best the Joker can be") {
  for (const LowAce ace : {LowAce::high, LowAce::low}) {
    const LowOrder order{.deck = *Deck::of(52, true), .ace = ace};
    for (const auto* const held :
         {"7s4h3d2c", "2s2h3d4c", "AsKhQdJc", "AsAhAdAc", "3s3h2d2c", "As2h3d4c"}) {
      auto hand = five(std::string(held) + "Jk");
      const LowValue wild = low_value_of(hand, order);
      LowValue best;
      for (const Card card : Deck::full().cards()) {
        hand[4] = card;
        best = std::max(best, low_value_of(hand, order));
      }
      CHECK_MESSAGE(wild == best, held);
    }
  }
}

TEST_CASE("H-13: pairs count against a low hand: 2-2-3-4-5 loses to K-Q-J-9-8") {
  CHECK(low("2s2h3d4c5s") < low("KsQhJd9c8s"));
  CHECK(low("2s2h3d4c5s") > low("3s3h2d4c5s"));
  CHECK(low("2s2h3d4c5s") > low("2s2h3d4c6s"));
  CHECK(low("AsAhKdQcJs") > low("2s2h3d3c4s"));
}

TEST_CASE("H-14: from the top card down the lower wins: 8-6-5-4-3 beats 8-7-4-3-2") {
  CHECK(low("8s6h5d4c3s") > low("8s7h4d3c2s"));
}

TEST_CASE("T01-3.6 S05-3.6: straights and flushes do not count in a low hand") {
  CHECK(low("6s5s4s3s2s") == low("6s5h4d3c2s"));
  CHECK(low("6s5s4s3s2s") > low("7s5h4d3c2s"));
}
