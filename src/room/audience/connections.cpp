#include "room/audience/connections.h"

#include <utility>

namespace cardroom::room {

bool Connections::add(ConnectionId id, Connection connection) {
  const PlayerId account = connection.account;
  connections_[id] = std::move(connection);
  if (account.is_none()) return false;
  here_[account].push_back(id);
  return here_[account].size() == 1;
}

std::optional<Connections::Gone> Connections::remove(ConnectionId connection) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) return std::nullopt;
  Gone gone{std::move(found->second)};
  connections_.erase(found);
  const PlayerId account = gone.connection.account;
  if (account.is_none()) return gone;
  std::vector<ConnectionId>& others = here_[account];
  std::erase(others, connection);
  gone.was_last = others.empty();
  if (gone.was_last) here_.erase(account);
  return gone;
}

const std::vector<ConnectionId>& Connections::of(PlayerId account) const {
  static const std::vector<ConnectionId> none;
  const auto found = here_.find(account);
  return found == here_.end() ? none : found->second;
}

Connection* Connections::find(ConnectionId connection) {
  const auto found = connections_.find(connection);
  return found == connections_.end() ? nullptr : &found->second;
}

void Connections::send_to(PlayerId account, const Text& text, Effects& effects) const {
  for (const ConnectionId connection : of(account)) effects.send(connection, text);
}

void Connections::send_all(const Text& text, Effects& effects) const {
  for (const auto& [connection, of] : connections_) effects.send(connection, text);
}

void Connections::drop_session(const store::Hash& session, Effects& effects) const {
  for (const auto& [connection, of] : connections_)
    if (of.session == session) effects.dropped.push_back(connection);
}

void Connections::drop_account(PlayerId account, Effects& effects) const {
  for (const ConnectionId connection : of(account)) effects.dropped.push_back(connection);
}

}  // namespace cardroom::room
