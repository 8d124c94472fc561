// Which card is higher is a rule of a game; cards have no order of their own.
// expect: no match for .operator<|invalid operands to binary expression
#include "cards/card.h"

using namespace cardroom::literals;

#ifndef REJECT
constexpr bool higher = "Ks"_card.rank() < "As"_card.rank();
#else
constexpr bool higher = "Ks"_card < "As"_card;
#endif
