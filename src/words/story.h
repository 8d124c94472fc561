// Events of a round of play in plain sentences. Strings are made here, at the edge, and never in
// the rules.
#pragma once

#include <array>
#include <string>

#include "rules/game/settings.h"
#include "rules/round/play.h"

namespace cardroom {

// The player in each seat: "ann", or empty if no name is known.
using SeatNames = std::array<std::string, seats_max>;

// "seat 3 (cyd)".
std::string say(Seat seat, const SeatNames& names);

// "seat 3 (cyd) raises to 8". `round` is the state after the event.
std::string say(const Event& event, const Terms& terms, const Round& round, const SeatNames& names);

// The clause that an event is based on; empty if it has none.
Clause clause_of(const Event& event);

// A hand at a showdown: in words, "full house, Kings over Jacks", and the cards it is made of, the
// cards of the high hand before those of the low one. Both are empty while the cards do not make a
// hand.
struct HandTold {
  std::string words;
  FixedList<Card, 10> cards;
};
HandTold tell_hand(const Terms& terms, const Round& round, Seat seat);

// Only the words.
std::string hand_in_words(const Terms& terms, const Round& round, Seat seat);

}  // namespace cardroom
