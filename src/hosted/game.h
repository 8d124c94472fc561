// HostedGame: a hosted table and what has been entered since its round began, so that entries can
// be taken back.
#pragma once

#include <vector>

#include "hosted/table.h"

namespace cardroom {

struct HostedGame {
  HostedTable now;
  HostedTable since;                   // Before the entries that can be taken back.
  std::vector<HostedCommand> entries;  // In the order entered.
};

// Time goes on and is not taken back.
bool is_time(const HostedCommand& command);

// As for a HostedTable, with Undo: it takes back the last entry of the round of play, until the
// next begins. What happens to the table itself (a player sits down, a new deal) stays.
Refusal play(HostedGame& game, const HostedCommand& command, const HostedListener& listener);

}  // namespace cardroom
