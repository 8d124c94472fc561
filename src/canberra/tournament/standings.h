// The places of the players, and what each place wins.
#pragma once

#include "canberra/tournament/state.h"

namespace cardroom::canberra::tournament {

// CP17-17.21, CP17-17.22: all fees less commission, and all buy-backs.
Cents prize_pool(const Tournament& tournament);
Cents commission_of(const Tournament& tournament);

// A place and the players in it; several if they are equal.
struct SharedPlace {
  std::uint16_t place = 1;
  FixedList<PlayerId, entrants_most> players;
};
using Standings = FixedList<SharedPlace, entrants_most>;

// From the first place on, as of now.
Standings standings_of(const Tournament& tournament);

// CP17-17.21: the prize of each place; they add up to the pool. Zero if no prize is set.
Cents prize_of_place(const Tournament& tournament, std::size_t place);

}  // namespace cardroom::canberra::tournament
