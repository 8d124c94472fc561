// TournamentBoard: what the board in the tournament room shows. Nothing in a tournament is hidden.
#pragma once

#include "tournament/players/proposals.h"
#include "tournament/state.h"

namespace cardroom::tournament {

struct TournamentBoard {
  TournamentPhase phase = TournamentPhase::entries;
  std::int64_t clock_s = 0;
  bool on_break = false;
  LevelNow level;
  std::int64_t next_level_in_s = 0;  // 0 if the level stays.
  bool in_rebuy_period = false;
  int entrants = 0;
  int left = 0;
  int tables = 0;
  Chips in_play;
  Chips average;
  Cents pool;
  Cents commission;
  TableNumber break_table = 0;  // Proposed.
  std::optional<ProposedMove> move;
};

TournamentBoard view_of(const Tournament& tournament);

}  // namespace cardroom::tournament
