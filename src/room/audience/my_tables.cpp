#include "room/audience/my_tables.h"

#include "codec/json_text.h"
#include "room/messages/outgoing.h"

namespace cardroom::room {

namespace {

std::string line_of(const LiveTable& table, Seat seat, bool turn) {
  const bool ends = turn && table.next && table.next->ends == Next::Ends::a_turn;
  return codec::to_text(outgoing::MyTable{
      .table = table.number,
      .name_ = table.name,
      .game = table.game->name().game,
      .tournament = table.of.is_none() ? std::nullopt : std::optional(table.of.tournament),
      .seat = seat,
      .turn = turn,
      .until_ms = ends ? std::optional(table.next->at_ms) : std::nullopt});
}

}  // namespace

MyTables::Turns MyTables::turns_at(const LiveTable& table) const {
  Turns turns;
  if (table.over) return turns;
  for (const PlayerId player : table.game->people())
    if (connections_.is_here(player) && !table.game->seat_of(player).is_none())
      turns[player] = !table.stopped && table.game->awaits(player);
  return turns;
}

void MyTables::tell(const LiveTable& table, Effects& effects) {
  Turns now = turns_at(table);
  const auto found = told_.find(table.number);
  const Turns before = found == told_.end() ? Turns() : found->second;
  if (now == before) return;
  for (const auto& [player, turn] : before)
    if (!now.contains(player))
      connections_.send_to(player, shared(line_of(table, Seat(), false)), effects);
  for (const auto& [player, turn] : now) {
    const auto was = before.find(player);
    const bool is_new = was == before.end();
    if (!is_new && was->second == turn) continue;
    Text text;
    for (const ConnectionId connection : connections_.of(player)) {
      if (!is_new && table.watchers.contains(connection)) continue;
      if (!text) text = shared(line_of(table, table.game->seat_of(player), turn));
      effects.send(connection, text);
    }
  }
  if (now.empty())
    told_.erase(table.number);
  else
    told_[table.number] = std::move(now);
}

void MyTables::tell_leaver(ConnectionId connection, PlayerId account, const LiveTable& table,
                           Effects& effects) const {
  if (account.is_none() || table.over || !table.game) return;
  const Seat seat = table.game->seat_of(account);
  if (!seat.is_none())
    effects.send(connection,
                 shared(line_of(table, seat, !table.stopped && table.game->awaits(account))));
}

void MyTables::tell_newcomer(ConnectionId connection, PlayerId account, const Tables& tables,
                             Effects& effects) const {
  for (const auto& [number, table] : tables.all()) tell_leaver(connection, account, table, effects);
}

}  // namespace cardroom::room
