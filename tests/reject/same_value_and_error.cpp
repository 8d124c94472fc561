// A Result distinguishes its value from its error by type.
// expect: value and error must be told apart by type
#include "base/result.h"

#ifndef REJECT
constexpr cardroom::Result<int, char> result = 7;
#else
struct Holder {
  cardroom::Result<int, int> result;
};
#endif
