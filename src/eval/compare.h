// The five-card comparator: slow, but easy to check against the text of the orders of hands. The
// fast tables are generated from it and tested against it.
#pragma once

#include <array>
#include <span>

#include "cards/card.h"
#include "eval/high_value.h"

namespace cardroom {

// T01-DEF-Hand, S05-DEF-Hand, T01-3.2, S05-3.2, CP17-2.5: a hand is five cards.
using FiveCards = std::array<Card, 5>;

// What five different cards of the order's deck are worth; the Joker may be one of them.
HighValue value_of(std::span<const Card, 5> cards, const HighOrder& order);

// T01-3.7, S05-3.7: the card that the Joker stands for and counts as in these five cards. If it
// makes five of a kind, that is a card of that rank. The Joker must be among the five.
Card substitute_for_joker(std::span<const Card, 5> cards, const HighOrder& order);

}  // namespace cardroom
