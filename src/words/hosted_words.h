// What happens at a hosted table, in sentences.
#pragma once

#include <string>

#include "hosted/events.h"
#include "hosted/wanted.h"
#include "words/story.h"

namespace cardroom {

// `table` is the state after the event; `player` is the name of the player whom it is about.
std::string say(const HostedEvent& event, const Table& table, const SeatNames& names,
                const std::string& player);

Clause clause_of(const HostedEvent& event);

// "3 communal cards", "the hand of seat 2 (bob), 2 cards": what a dealer enters next.
std::string say(const CardsWanted& wanted, const SeatNames& names);

}  // namespace cardroom
