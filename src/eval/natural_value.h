// What five natural cards are worth: the clauses of the orders of hands, one after another.
#pragma once

#include <span>

#include "cards/card.h"
#include "eval/high_value.h"

namespace cardroom {

// No Joker among the five. Five cards of one rank are five of a kind, however they arose.
HighValue natural_value(std::span<const Card, 5> cards, const HighOrder& order);

}  // namespace cardroom
