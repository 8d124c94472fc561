// The counts, made once for all tests.
#pragma once

#include "odds/canberra_counts.h"

namespace cardroom::odds {

inline const CanberraCounts& counted() {
  static const CanberraCounts counts = CanberraCounts::make(2);
  return counts;
}

}  // namespace cardroom::odds
