// Places: where players finish, as of now or as awarded.
#pragma once

#include <cstdint>
#include <vector>

#include "tournament/state.h"

namespace cardroom::tournament {

struct Placing {
  std::uint16_t place = 0;    // 0 if still in, or if they never took part.
  std::uint16_t sharing = 1;  // How many share this place.
};

// T-14, T01-15.2, S05-20.19: a player who went out later is higher. Of players out in the same
// round, or at the same instant, the one who contributed more is higher; equal contributions share.
// One for each entry, in their order.
std::vector<Placing> placings_of(const Tournament& tournament);
Placing placing_of(const Tournament& tournament, const Entry& entry);

}  // namespace cardroom::tournament
