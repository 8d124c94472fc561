// The seat after the last is the first; plain addition would not know that.
// expect: no match for .operator\+|invalid operands to binary expression
#include "base/seat.h"

#ifndef REJECT
constexpr auto next = cardroom::seat_at((cardroom::Seat(9).index() + 1) % 9);
#else
constexpr auto next = cardroom::Seat(9) + 1;
#endif
