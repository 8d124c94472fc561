// Chips and Cents do not add up.
// expect: no match for .operator\+|invalid operands to binary expression
#include "base/money.h"

#ifndef REJECT
constexpr auto sum = cardroom::Chips(5) + cardroom::Chips(3);
#else
constexpr auto sum = cardroom::Chips(5) + cardroom::Cents(3);
#endif
