// What becomes of a table at which play cannot go on: to whom the chips on it belong, and the table
// with nobody at it. Nothing here asks whether the state can be: it may be the broken thing.
#pragma once

#include "rules/table/table.h"

namespace cardroom {

struct Owed {
  PlayerId player;
  Chips amount;
};
using OwedList = FixedList<Owed, 2 * seats_max>;

// Stakes belong to those who sit there. Wagers of a round under way go back to those who made them.
OwedList owed_at(const Table& table);

// As it was opened, but with today's determinations and with the house's takings. The next round
// follows after `rounds`.
Table cleared(const Table& table, std::uint32_t rounds);

}  // namespace cardroom
