// What the dealer of a hosted table of Canberra Poker says aloud, and what the tablet asks for.
#pragma once

#include <string>
#include <vector>

#include "canberra/round/telling.h"
#include "canberra/table/state.h"

namespace cardroom::canberra {

// "the dealer's up card", "5 cards of box 3"; empty if no card is asked for.
std::string say(const HandWanted& wanted);

// "box 3 decides: bet 20 or fold".
std::string say_aloud(const State& state);

// A payout, or what a box loses, with the clause that says so.
struct BoxSaid {
  Seat seat;
  std::string text;
  Clause clause;
};
// Box by box, from the settlement to the next call for wagers.
std::vector<BoxSaid> say_payouts(const State& state);

}  // namespace cardroom::canberra
