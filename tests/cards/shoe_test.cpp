#include "cards/shoe.h"

#include <doctest/doctest.h>

using namespace cardroom;

TEST_CASE("cards leave a shoe in its order") {
  Shoe shoe = Shoe::from_order({"As"_card, "Td"_card, "7h"_card});
  CHECK(shoe.next() == "As"_card);
  CHECK(shoe.take() == "As"_card);
  CHECK(shoe.take() == "Td"_card);
  CHECK(shoe.taken() == 2);
  CHECK(shoe.remaining() == 1);
  CHECK(shoe.cards() == CardSet{"7h"_card});
  CHECK(shoe.take() == "7h"_card);
  CHECK(shoe.empty());
}

TEST_CASE("C-15: the last card of a shoe can be looked at before the others have left") {
  Shoe shoe = Shoe::starting_with({"As"_card}, Deck::full());
  CHECK(shoe.last() == "Ah"_card);
  shoe.take();
  CHECK(shoe.last() == "Ah"_card);
}

TEST_CASE("a shoe that starts with named cards goes on by index") {
  Shoe shoe = Shoe::starting_with({"As"_card, "7d"_card}, *Deck::of(32, true));
  CHECK(shoe.remaining() == 33);
  CHECK(shoe.cards() == Deck::of(32, true)->cards());
  for (const Card card : {"As"_card, "7d"_card, "7c"_card, "7h"_card, "7s"_card, "8c"_card})
    CHECK(shoe.take() == card);
  CHECK(shoe.last() == Card::joker());
}

TEST_CASE("two shoes are equal when the same cards are to come") {
  Shoe shoe = Shoe::from_order({"As"_card, "Td"_card, "7h"_card});
  shoe.take();
  CHECK(shoe == Shoe::from_order({"Td"_card, "7h"_card}));
  CHECK_FALSE(shoe == Shoe::from_order({"7h"_card, "Td"_card}));
}
