#include <doctest/doctest.h>

#include "cards/deck.h"

using namespace cardroom;

TEST_CASE("a deck of 32 starts at the sevens and one of 52 at the twos") {
  CHECK(Deck::reduced_32().lowest() == Rank::seven);
  CHECK(Deck::full().lowest() == Rank::two);
  CHECK(Deck::reduced_32().cards().size() == 32);
  CHECK_FALSE(Deck::of(50));
}
