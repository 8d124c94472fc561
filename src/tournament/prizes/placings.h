// Places: who finished where, as it stands now or as it is awarded.
#pragma once

#include <cstdint>

#include "tournament/state.h"

namespace cardroom::tournament {

struct Placing {
  std::uint16_t place = 0;    // 0: still in, or never took part.
  std::uint16_t sharing = 1;  // How many have this place together.
};

// T-14, T01-15.2, S05-20.19: who was out later is higher; of those out in the same round, or at the
// same instant, who contributed more; equal contributions share.
Placing placing_of(const Tournament& tournament, const Entry& entry);

}  // namespace cardroom::tournament
