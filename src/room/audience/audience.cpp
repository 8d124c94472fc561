#include "room/audience/audience.h"

#include <algorithm>

#include "codec/json_text.h"

namespace cardroom::room {

namespace {

bool is_privy(const Recent& told, PlayerId player) {
  return std::any_of(told.events.begin(), told.events.end(), [&](const ToldEvent& event) {
    return std::any_of(event.own.begin(), event.own.end(),
                       [&](const auto& own) { return own.first == player; });
  });
}

}  // namespace

void Audience::welcome(ConnectionId connection, PlayerId account, const Moment& at) const {
  const Session* const session =
      desk_.accounts().sessions().find(connections_.at(connection).session);
  at.effects.send(
      connection,
      codec::to_text(outgoing::Welcome{
          .rehearsal = occasion_ == Occasion::rehearsal,
          .account = room::shown(desk_.accounts().find(account)),
          .wallet_cents = counter_.wallet(account),
          .now_ms = at.now_ms,
          .signed_in_ms = session == nullptr ? std::nullopt : std::optional(session->opened_ms)}));
  my_tables_.tell_newcomer(connection, account, tables_, at.effects);
}

void Audience::watch(LiveTable& table, ConnectionId connection) {
  table.watchers.insert(connection);
  connections_.find(connection)->watched.insert(table.number);
  lobby_.change();
}

void Audience::unwatch(LiveTable& table, ConnectionId connection) {
  table.watchers.erase(connection);
  connections_.find(connection)->watched.erase(table.number);
  lobby_.change();
}

bool Audience::is_company(const LiveTable& table) const {
  if (!table.watchers.empty()) return true;
  const std::vector<PlayerId> people = table.game->people();
  return std::any_of(people.begin(), people.end(), [&](PlayerId player) {
    return connections_.is_here(player) && !desk_.accounts().is_bot(player);
  });
}

void Audience::tell(const LiveTable& table, const Recent& told, Effects& effects) {
  my_tables_.tell(table, effects);
  if (table.watchers.empty()) return;
  // What several people see alike is written only once: the room does this more than anything else.
  const std::string events = codec::to_text(events_for(told, PlayerId()));
  const std::string people = display_.people_text(table);
  std::map<PlayerId, Text> made;
  std::string own;
  std::string state;
  std::size_t longest = events.size() + 4096;
  for (const ConnectionId watcher : table.watchers) {
    const PlayerId account = connections_.at(watcher).account;
    Text& text = made[account];
    if (!text) {
      own.clear();
      if (is_privy(told, account)) codec::write(own, events_for(told, account));
      state.clear();
      display_.write_state(state, table, account, people);
      std::string out;
      out.reserve(longest);
      codec::write(out, outgoing::Events{.table = table.number,
                                         .seq = told.before + told.events.size(),
                                         .events = {own.empty() ? events : own},
                                         .state = {state}});
      longest = std::max(longest, out.size());
      text = shared(std::move(out));
    }
    effects.send(watcher, text);
  }
}

void Audience::tell_state(const LiveTable& table, Effects& effects) {
  tell(table, {table.seq, {}}, effects);
}

void Audience::tell_player(PlayerId player, const Text& text, Effects& effects) const {
  connections_.send_to(player, text, effects);
}

void Audience::tell_watchers(const LiveTable& table, const Text& text, Effects& effects) const {
  for (const ConnectionId watcher : table.watchers) effects.send(watcher, text);
}

void Audience::tell_staff(const Text& text, Effects& effects) const {
  connections_.send_where(
      [&](PlayerId account) {
        return !account.is_none() && desk_.role_of(account) != Role::player;
      },
      text, effects);
}

}  // namespace cardroom::room
