#include "cards/parse.h"

#include <doctest/doctest.h>

#include <string>

using namespace cardroom;

namespace {

constexpr Deck full_with_joker = *Deck::of(52, true);

CardsError refusal(std::string_view text, Deck deck = Deck::full()) {
  const auto cards = parse_cards(text, deck);
  REQUIRE_FALSE(cards);
  return cards.error();
}

}  // namespace

TEST_CASE("cards are read apart or run together") {
  const CardList expected = {"As"_card, "Td"_card, "7h"_card};
  for (const auto* const text : {"As Td 7h", "AsTd7h", "  As\tTd7h ", "As  Td   7h"})
    CHECK(parse_cards(text, Deck::full()).value() == expected);
  CHECK(parse_cards("", Deck::full()).value().empty());
  CHECK(parse_cards(" \t", Deck::full()).value().empty());
}

TEST_CASE("every deck's own cards are read back as they were written") {
  for (int natural = 32; natural <= 52; natural += 4)
    for (const bool joker : {false, true}) {
      const Deck deck = *Deck::of(natural, joker);
      const CardList all = list_of(deck.cards());
      CHECK(static_cast<int>(all.size()) == deck.size());
      CHECK(parse_cards(to_string(all), deck).value() == all);
    }
}

TEST_CASE("a word that is not a card is refused with its place") {
  const auto error = refusal("As Kd Xx 7h");
  CHECK(error.fault == CardFault::unknown_card);
  CHECK(error.card == 3);
  CHECK(error.column == 7);
  CHECK(
      to_string(error) ==
      "card 3 at column 7: 'Xx' is not a card; write rank and suit like As, Td, 7h, or Jk for the "
      "Joker");
}

TEST_CASE("only the letters of the notation name a card") {
  for (const auto* const text : {"as", "AS", "sA", "1s", "10h", "A", "AsK", "As,Kd", "As\nKd", "jk",
                                 "JK", "??", "A s", "Ass", "\xff\xfe"})
    CHECK(refusal(text, full_with_joker).fault == CardFault::unknown_card);
}

TEST_CASE("a refused word is quoted whole if it is short, and always printable") {
  CHECK(refusal("10h").what.starts_with("'10h' is not"));
  CHECK(refusal("A\xe2\x99\xa0 Kd").what.starts_with("'A\xe2\x99\xa0' is not"));
  CHECK(refusal("AsXxKdTh").what.starts_with("'Xx' is not"));
  CHECK(refusal(std::string_view("\0\x1b", 2)).what.starts_with("'\\x00\\x1b' is not"));
  CHECK(refusal("\xe2\x99").what.starts_with("'\\xe2\\x99' is not"));
}

TEST_CASE("a card that the deck does not hold is refused") {
  const auto low = refusal("7h 6c", Deck::reduced_32());
  CHECK(low.fault == CardFault::not_in_deck);
  CHECK(to_string(low) ==
        "card 2 at column 4: '6c' is not in a deck of 32 cards, whose lowest rank is 7");
  const auto joker = refusal("AsJk");
  CHECK(joker.fault == CardFault::not_in_deck);
  CHECK(to_string(joker) == "card 2 at column 3: 'Jk' is not in this deck, which has no Joker");
  CHECK(parse_cards("AsJk", full_with_joker));
}

TEST_CASE("a card that comes twice is refused where it comes again") {
  const auto error = refusal("As Kd As");
  CHECK(error.fault == CardFault::twice);
  CHECK(to_string(error) == "card 3 at column 7: 'As' was already card 1");
  CHECK(refusal("Jk Jk", full_with_joker).fault == CardFault::twice);
  // A deck and one more card: the list never has to hold it.
  const auto whole = to_string(list_of(full_with_joker.cards()));
  CHECK(refusal(whole + " 2c", full_with_joker).card == 54);
}
