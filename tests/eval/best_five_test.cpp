#include "eval/best_five.h"

#include <doctest/doctest.h>

#include "eval/hands.h"

using namespace cardroom;

TEST_CASE("H95-14.1: any five of seven cards, here four communal cards and one of the hole") {
  const auto best = best_of(cards("As3dKsQsJsTs2c"), {});
  CHECK(best.value.category() == Category::royal_flush);
  CHECK(best.cards == five("AsKsQsJsTs"));
}

TEST_CASE("H95-14.1: a player may play the board") {
  const auto best = best_of(cards("2c3dKsQsJsTs9s"), {});
  CHECK(best.cards == five("KsQsJsTs9s"));
}

TEST_CASE("H-08: Omaha, A-K-Q-J-10 would use three hole cards; K-Q with J-10-9 is the best") {
  const auto hole = cards("AsKsQs2d");
  const auto board = cards("JsTs9h3c3d");
  const auto best = best_two_and_three({hole, board}, {});
  CHECK(best.value == value_of(five("KsQsJsTs9h"), {}));
  CHECK(best.value.category() == Category::straight);
}

TEST_CASE("M95-14.1: four of a suit on the board and one in the hole are not a flush") {
  const HighOrder order{.deck = Deck::reduced_32(), .order = HandOrder::manila_1995};
  const auto hole = cards("AhKs9d");
  const auto board = cards("QhJh9h7h8c");
  CHECK(best_of(cards("AhKs9dQhJh9h7h8c"), order).value.category() == Category::flush);
  CHECK(best_two_and_three({hole, board}, order).value.category() == Category::pair);
}

TEST_CASE("H-08: a pair in the hole with a pair on the board is two pairs, not more") {
  const auto hole = cards("AsAhAdAc");
  const auto board = cards("KsKh7d4c2s");
  CHECK(best_two_and_three({hole, board}, {}).value == value_of(five("AsAhKsKh7d"), {}));
}

TEST_CASE("T01-C-2.5: the low hand too is two of the hole and three of the board") {
  const LowOrder order{.ace = LowAce::low, .qualifier = LowQualifier::eight};
  const auto board = cards("8s6h4dKcQs");
  const auto good = cards("As2hKdKs");
  const auto three_low_cards_in_hole = cards("As2h3dKs");
  const auto no_low = cards("AsKhKdTs");
  CHECK(best_low_two_and_three({good, board}, order).cards == five("As2h8s6h4d"));
  CHECK(best_low_two_and_three({three_low_cards_in_hole, board}, order).value ==
        best_low_two_and_three({good, board}, order).value);
  CHECK_FALSE(best_low_two_and_three({no_low, board}, order).value.qualifies());
}
