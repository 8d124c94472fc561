// A card that does not exist cannot be written down.
// expect: not a card: write rank and suit
#include "cards/card.h"

using namespace cardroom::literals;

#ifndef REJECT
constexpr auto card = "Td"_card;
#else
constexpr auto card = "10d"_card;
#endif
