// Events and choices of Canberra Poker in plain sentences.
#pragma once

#include <string>

#include "base/seat_set.h"
#include "canberra/table/events.h"
#include "canberra/table/legal.h"
#include "canberra/table/state.h"

namespace cardroom::canberra {

// The player in each box: "ann", or empty if no name is known.
using BoxNames = std::array<std::string, boxes_max>;

// "box 3 (cyd) bets 20". `after` is the state once the event is applied.
std::string say(const Event& event, const State& after, const BoxNames& names);

// "fold, bet 20": what a box may do, as scripts write it; "nothing" if there is no choice.
std::string say(const Legal& legal);

}  // namespace cardroom::canberra
