#include <doctest/doctest.h>

#include "eval/order.h"

using namespace cardroom;

TEST_CASE("H-06: a deck of 48 and a joker is still a reduced deck, 52 and a joker a full one") {
  CHECK(Deck::of(48, true)->is_reduced());
  CHECK_FALSE(Deck::of(52, true)->is_reduced());
}
