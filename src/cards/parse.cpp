#include "cards/parse.h"

#include <algorithm>
#include <utility>

namespace cardroom {

namespace {

constexpr std::string_view blanks = " \t";

// The part to quote of a text that does not begin with a card: the whole word if it is short enough
// to have been meant as one card (`10h`, `A♠`), otherwise as many characters as a card has.
std::string_view offending(std::string_view text) {
  constexpr std::size_t longest_word = 4;
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  return word.size() <= longest_word ? word : word.substr(0, 2);
}

std::string unknown_card(std::string_view text) {
  return quoted(offending(text)) +
         " is not a card; write rank and suit like As, Td, 7h, or Jk for the Joker";
}

std::string not_in_deck(Card card, Deck deck) {
  const std::string shown = quoted(to_string(card));
  if (card.is_joker()) return shown + " is not in this deck, which has no Joker";
  const char lowest = rank_letters[static_cast<std::size_t>(deck.lowest())];
  return shown + " is not in a deck of " + std::to_string(deck.natural_cards()) +
         " cards, whose lowest rank is " + lowest;
}

std::string twice(Card card, const CardList& before) {
  const auto* const first = std::find(before.begin(), before.end(), card);
  return quoted(to_string(card)) + " was already card " +
         std::to_string(first - before.begin() + 1);
}

}  // namespace

std::string to_string(const CardsError& error) {
  return "card " + std::to_string(error.card) + " at column " + std::to_string(error.column) +
         ": " + error.what;
}

Result<CardList, CardsError> parse_cards(std::string_view text, Deck deck) {
  CardList cards;
  std::size_t at = text.find_first_not_of(blanks);
  while (at != text.npos) {
    const auto refuse = [&](CardFault fault, std::string what) {
      return CardsError{fault, cards.size() + 1, at + 1, std::move(what)};
    };
    const auto card = Card::parse(text.substr(at, 2));
    if (!card) return refuse(CardFault::unknown_card, unknown_card(text.substr(at)));
    if (!deck.contains(*card)) return refuse(CardFault::not_in_deck, not_in_deck(*card, deck));
    if (cards.contains(*card)) return refuse(CardFault::twice, twice(*card, cards));
    cards.push_back(*card);
    at = text.find_first_not_of(blanks, at + 2);
  }
  return cards;
}

}  // namespace cardroom
