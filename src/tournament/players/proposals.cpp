#include "tournament/players/proposals.h"

namespace cardroom::tournament {

TableNumber table_to_break(const Tournament& tournament) {
  const int tables = tables_in_use(tournament);
  if (tables < 2) return 0;
  if (players_left(tournament) > (tables - 1) * tournament.conditions.seats) return 0;
  return tournament.tables.emptiest();
}

std::optional<ProposedMove> move_to_balance(const Tournament& tournament) {
  const TableNumber fullest = tournament.tables.fullest();
  const TableNumber emptiest = tournament.tables.emptiest();
  if (fullest == 0) return std::nullopt;
  const TournamentTable& from = tournament.table(fullest);
  const TournamentTable& to = tournament.table(emptiest);
  if (players_at(from) - players_at(to) < 2) return std::nullopt;
  const Seat next = seats_taken(from).after(from.buck.is_none() ? Seat(1) : from.buck);
  ProposedMove move{tournament.entry_at(from, next).player, fullest, emptiest, Seat::none()};
  for (int seat = tournament.conditions.seats; seat >= 1; --seat)
    if (to.who[Seat(seat).index()] == 0) move.seat = Seat(seat);
  return move;
}

}  // namespace cardroom::tournament
