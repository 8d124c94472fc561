// Amounts and cards as poker sites write them: currencies before or after, commas, points or blanks
// between thousands.
#pragma once

#include <optional>
#include <string_view>

#include "history/told.h"

namespace cardroom::history {

bool begins(std::string_view text, std::string_view with);
bool has(std::string_view text, std::string_view part);

// Takes the next amount off the front, with what stands before it: "[$1,234.50 USD]", "(1 200",
// "0,25€". A single comma before three digits separates thousands; a single point never does.
std::optional<Decimal> take_amount(std::string_view& text);

// "Ah", "10h"; nullopt if it is no card.
std::optional<Card> card_of(std::string_view word);

// The cards in the last brackets of a text: "[Ah Kd]", "[ Ah, Kd ]", "[10h, XX]".
std::optional<ToldCards> cards_in(std::string_view text);

}  // namespace cardroom::history
