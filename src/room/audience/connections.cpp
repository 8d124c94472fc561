#include "room/audience/connections.h"

#include <algorithm>

namespace cardroom::room {

bool Connections::add(ConnectionId connection, PlayerId account, const store::Hash& session,
                      std::int64_t now_ms) {
  Connection& made = connections_[connection];
  made.account = account;
  made.session = session;
  made.allowance = rate_.burst;
  made.counted_ms = now_ms;
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

bool Connections::may_speak(Connection& connection, std::int64_t now_ms) const {
  const double passed =
      static_cast<double>(std::max<std::int64_t>(0, now_ms - connection.counted_ms));
  connection.counted_ms = now_ms;
  connection.allowance =
      std::min(rate_.burst, connection.allowance + passed * rate_.messages_per_second / 1000);
  if (connection.allowance < 1) return false;
  connection.allowance -= 1;
  return true;
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
