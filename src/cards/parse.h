// parse_cards(): cards written `As Td 7h`, the Joker `Jk`, apart or run together (`AsTd7h`). A text
// that is not cards of the deck, each once, is refused with the place and the reason.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/parse_error.h"
#include "base/result.h"
#include "cards/card_list.h"
#include "cards/deck.h"

namespace cardroom {

enum class CardFault { unknown_card, not_in_deck, twice };

struct CardsError {
  CardFault fault;
  std::size_t card;    // Which card of the text: the first is 1.
  std::size_t column;  // Where that card begins: the first column is 1.
  std::string what;    // "'Xx' is not a card; …", without the place.
};

// "card 3 at column 7: 'Xx' is not a card; …".
std::string to_string(const CardsError& error);

// Spaces and tabs are allowed before, between and after cards. An empty text means no cards.
Result<CardList, CardsError> parse_cards(std::string_view text, Deck deck);

}  // namespace cardroom
