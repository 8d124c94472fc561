// What happens around a round of play, in sentences.
#pragma once

#include <string>

#include "rules/table/table.h"
#include "words/story.h"

namespace cardroom {

// `table` is the state after the event; names by player as the room knows them.
std::string say(const TableEvent& event, const Table& table, const SeatNames& names,
                const std::string& player);

Clause clause_of(const TableEvent& event);

// Whom an event is about where it names a player and no seat; none elsewhere.
PlayerId player_in(const TableEvent& event);

}  // namespace cardroom
