// Commands of every kind to a table, sensible or not: each field is filled at random with something
// near the state of the table.
#pragma once

#include "conformance/suite/random.h"
#include "rules/table/table.h"

namespace cardroom::conformance {

// Any command of the table itself: by players, staff, operator, inspector.
TableCommand any_table_command(const Table& table, Random& random);

// Any command of the round of play: wagers in and out of turn, acts of staff.
Command any_round_command(const Table& table, Random& random);

// An irregularity, usually one that is possible.
command::Report any_report(const Table& table, Random& random);

}  // namespace cardroom::conformance
