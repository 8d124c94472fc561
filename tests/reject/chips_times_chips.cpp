// Chips can be taken several times, never times chips.
// expect: no match for .operator\*|invalid operands to binary expression
#include "base/money.h"

#ifndef REJECT
constexpr auto product = cardroom::Chips(5) * 3;
#else
constexpr auto product = cardroom::Chips(5) * cardroom::Chips(3);
#endif
