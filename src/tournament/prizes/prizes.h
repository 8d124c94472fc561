// Prizes: what each place is worth. They always add up to the pool.
#pragma once

#include "tournament/state.h"

namespace cardroom::tournament {

// T-18: the prize of a place, with this many players placed.
Cents prize_of_place(const Conditions& conditions, Cents pool, int place, int placed);

// What an entrant receives: the prizes of the places they share, divided.
Cents prize_of(const Tournament& tournament, const Entry& entry);

}  // namespace cardroom::tournament
