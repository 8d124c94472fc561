#include "canberra/tournament/state.h"

#include <algorithm>

namespace cardroom::canberra::tournament {

const Entrant* find_entrant(const Tournament& tournament, PlayerId player) {
  const auto* const found = std::find_if(tournament.entrants.begin(), tournament.entrants.end(),
                                         [&](const Entrant& one) { return one.player == player; });
  return found == tournament.entrants.end() ? nullptr : found;
}

Entrant* find_entrant(Tournament& tournament, PlayerId player) {
  return const_cast<Entrant*>(find_entrant(static_cast<const Tournament&>(tournament), player));
}

SeatSet seats_at(const Tournament& tournament, TableNumber table) {
  SeatSet seats;
  for (const Entrant& entrant : tournament.entrants)
    if (entrant.table == table && entrant.status == EntrantStatus::in) seats.insert(entrant.seat);
  return seats;
}

const Entrant* at_seat(const Tournament& tournament, TableNumber table, Seat seat) {
  for (const Entrant& entrant : tournament.entrants)
    if (entrant.table == table && entrant.seat == seat && entrant.status == EntrantStatus::in)
      return &entrant;
  return nullptr;
}

FixedList<PlayerId, entrants_most> next_players(const Tournament& tournament) {
  FixedList<PlayerId, entrants_most> players;
  if (tournament.kind != SessionKind::ordinary) {
    for (const PlayerId player : tournament.tied)
      if (find_entrant(tournament, player)->status == EntrantStatus::in) players.push_back(player);
    return players;
  }
  for (const Entrant& entrant : tournament.entrants)
    if (entrant.status == EntrantStatus::in) players.push_back(entrant.player);
  return players;
}

const SessionAct* find_act(const Tournament& tournament, std::uint32_t number) {
  for (const SessionAct& act : tournament.history.list)
    if (act.number == number) return &act;
  return nullptr;
}

bool waits_for_seat(const Tournament& tournament) {
  const auto players = next_players(tournament);
  return std::any_of(players.begin(), players.end(),
                     [&](PlayerId player) { return find_entrant(tournament, player)->table == 0; });
}

int still_in(const Tournament& tournament) {
  return static_cast<int>(
      std::count_if(tournament.entrants.begin(), tournament.entrants.end(),
                    [](const Entrant& one) { return one.status == EntrantStatus::in; }));
}

}  // namespace cardroom::canberra::tournament
