// What happens around a round of play, in sentences.
#pragma once

#include <string>

#include "rules/table/table.h"
#include "words/story.h"

namespace cardroom {

// `table` is the state after the event; `player` is the name of the player whom it is about.
std::string say(const TableEvent& event, const Table& table, const SeatNames& names,
                const std::string& player);

Clause clause_of(const TableEvent& event);

// The player whom an event is about, if it names a player and no seat; otherwise nobody.
PlayerId player_in(const TableEvent& event);

}  // namespace cardroom
