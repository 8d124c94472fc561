#include "tournament/players/proposals.h"

namespace cardroom::tournament {

namespace {

struct Extremes {
  TableNumber fullest = 0;
  TableNumber emptiest = 0;
  int most = 0;
  int least = 0;
};

Extremes extremes_of(const Tournament& tournament) {
  Extremes found;
  for (std::size_t at = 0; at < tables_most; ++at) {
    const TableState& table = tournament.tables[at];
    if (!table.in_use) continue;
    const int players = players_at(table);
    const auto number = static_cast<TableNumber>(at + 1);
    if (found.fullest == 0 || players > found.most) {
      found.fullest = number;
      found.most = players;
    }
    // If two are equal, the later table is the one to break.
    if (found.emptiest == 0 || players <= found.least) {
      found.emptiest = number;
      found.least = players;
    }
  }
  return found;
}

}  // namespace

TableNumber table_to_break(const Tournament& tournament) {
  const int tables = tables_in_use(tournament);
  if (tables < 2) return 0;
  if (players_left(tournament) > (tables - 1) * tournament.conditions.seats) return 0;
  return extremes_of(tournament).emptiest;
}

std::optional<ProposedMove> move_to_balance(const Tournament& tournament) {
  const Extremes found = extremes_of(tournament);
  if (found.fullest == 0 || found.most - found.least < 2) return std::nullopt;
  const TableState& from = tournament.table(found.fullest);
  const TableState& to = tournament.table(found.emptiest);
  const Seat next = seats_taken(from).after(from.buck.is_none() ? Seat(1) : from.buck);
  ProposedMove move{tournament.entries[from.who[next.index()] - 1U].player, found.fullest,
                    found.emptiest, Seat::none()};
  for (int seat = tournament.conditions.seats; seat >= 1; --seat)
    if (to.who[Seat(seat).index()] == 0) move.seat = Seat(seat);
  return move;
}

}  // namespace cardroom::tournament
