// Prizes: what each place is worth. They always add up to the pool.
#pragma once

#include <vector>

#include "tournament/state.h"

namespace cardroom::tournament {

// T-18: the prize of a place, with this many players placed.
Cents prize_of_place(const Conditions& conditions, Cents pool, int place, int placed);

// The prizes of the places that are still open, the first place first. The last of them may be
// nothing.
std::vector<Cents> prizes_left(const Tournament& tournament);

// What each entrant receives, in the order of entry: the prizes of the places they share, divided.
std::vector<Cents> prizes_of(const Tournament& tournament);
Cents prize_of(const Tournament& tournament, const Entry& entry);

}  // namespace cardroom::tournament
