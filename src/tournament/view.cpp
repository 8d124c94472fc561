#include "tournament/view.h"

namespace cardroom::tournament {

TournamentBoard view_of(const Tournament& tournament) {
  TournamentBoard view;
  view.phase = tournament.phase;
  view.clock_s = clock_s(tournament);
  view.on_break = tournament.clock.on_break;
  view.level = level_now(tournament);
  view.next_level_in_s = view.level.to_s == 0 ? 0 : view.level.to_s - view.clock_s;
  view.in_rebuy_period = tournament.conditions.rebuys.allowed() &&
                         in_rebuy_period(tournament.conditions, view.clock_s);
  view.entrants = entrants(tournament);
  view.left = players_left(tournament);
  view.tables = tables_in_use(tournament);
  view.in_play = tournament.issued - tournament.removed;
  if (view.left > 0) view.average = view.in_play / view.left;
  view.pool = pool_of(tournament);
  view.commission = commission_of(tournament);
  if (tournament.phase == TournamentPhase::playing) {
    view.break_table = table_to_break(tournament);
    if (view.break_table == 0) view.move = move_to_balance(tournament);
  }
  return view;
}

}  // namespace cardroom::tournament
