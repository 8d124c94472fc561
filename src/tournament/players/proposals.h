// What the system proposes to the director: tables to break, players to move. The director decides.
#pragma once

#include <optional>

#include "tournament/state.h"

namespace cardroom::tournament {

struct ProposedMove {
  PlayerId player;
  TableNumber from = 0;
  TableNumber to = 0;
  Seat seat;
};

// T-11: the table to break when the players fit at one table fewer; 0 if there is none.
TableNumber table_to_break(const Tournament& tournament);

// The move that evens the fullest and the emptiest table, if they differ by two or more. The player
// whom the buck would reach next moves to the lowest free seat.
std::optional<ProposedMove> move_to_balance(const Tournament& tournament);

}  // namespace cardroom::tournament
