// Chips can be multiplied by a number, but not by chips.
// expect: no match for .operator\*|invalid operands to binary expression
#include "base/money.h"

#ifndef REJECT
constexpr auto product = cardroom::Chips(5) * 3;
#else
constexpr auto product = cardroom::Chips(5) * cardroom::Chips(3);
#endif
