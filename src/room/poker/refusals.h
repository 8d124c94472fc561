// What the room refuses at a poker table before or after the rules have been asked.
#pragma once

#include <optional>

#include "room/messages/refused.h"
#include "rules/table/table.h"

namespace cardroom::room {

// A wager out of turn or of the wrong size, where the house takes none.
std::optional<Refused> refuse_irregular(const Table& table, const TableCommand& command);
// What only the tournament itself does at its tables.
std::optional<Refused> refuse_tournaments_own(const Table& table, const TableCommand& command);
// A ruling that settles a round anew, when its stakes are the tournament's already.
std::optional<Refused> refuse_resettling(const Table& table, const TableEvents& events);
// A void round whose wagers leave play, where nobody who was dealt in would have chips any more.
std::optional<Refused> refuse_nobody_left(const Table& after, const TableEvents& events);

}  // namespace cardroom::room
