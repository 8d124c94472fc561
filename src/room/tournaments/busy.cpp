#include "room/tournaments/busy.h"

namespace cardroom::room {

std::set<PlayerId> busy_players(const Tables& tables, const Tournaments& tournaments) {
  std::set<PlayerId> busy;
  for (const auto& [number, table] : tables.all()) {
    if (table.over) continue;
    for (const PlayerId player : table.game->people()) busy.insert(player);
    for (const auto& [seat, bot] : table.bots) busy.insert(bot);
  }
  tournaments.add_entrants(busy);
  return busy;
}

}  // namespace cardroom::room
