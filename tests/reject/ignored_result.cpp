// A refusal cannot be overlooked.
// expect: nodiscard
#include "base/result.h"

cardroom::Result<int, char> divide(int number, int by);

#ifndef REJECT
bool divides(int number, int by) { return static_cast<bool>(divide(number, by)); }
#else
void divides(int number, int by) { divide(number, by); }
#endif
