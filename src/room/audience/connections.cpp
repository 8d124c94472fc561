#include "room/audience/connections.h"

#include <utility>

namespace cardroom::room {

bool Connections::add(ConnectionId id, Connection connection) {
  const PlayerId account = connection.account;
  connections_[id] = std::move(connection);
  return !account.is_none() && here_[account]++ == 0;
}

std::optional<Connections::Gone> Connections::remove(ConnectionId connection) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) return std::nullopt;
  Gone gone{std::move(found->second)};
  connections_.erase(found);
  const PlayerId account = gone.connection.account;
  gone.was_last = !account.is_none() && --here_[account] == 0;
  if (gone.was_last) here_.erase(account);
  return gone;
}

Connection* Connections::find(ConnectionId connection) {
  const auto found = connections_.find(connection);
  return found == connections_.end() ? nullptr : &found->second;
}

void Connections::send_to(PlayerId account, const Text& text, Effects& effects) const {
  for (const auto& [connection, of] : connections_)
    if (of.account == account) effects.send(connection, text);
}

void Connections::send_all(const Text& text, Effects& effects) const {
  for (const auto& [connection, of] : connections_) effects.send(connection, text);
}

void Connections::drop_session(const store::Hash& session, Effects& effects) const {
  for (const auto& [connection, of] : connections_)
    if (of.session == session) effects.dropped.push_back(connection);
}

void Connections::drop_account(PlayerId account, Effects& effects) const {
  for (const auto& [connection, of] : connections_)
    if (of.account == account) effects.dropped.push_back(connection);
}

}  // namespace cardroom::room
