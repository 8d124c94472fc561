// Audience: who is connected and what they are told: changes at the tables they watch, the lobby,
// chat and announcements.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "room/audience/connections.h"
#include "room/audience/display.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class Audience {
 public:
  Audience(const Desk& desk, const Counter& counter, const Tables& tables, SpeechRate rate,
           Occasion occasion)
      : connections_(rate),
        desk_(desk),
        counter_(counter),
        tables_(tables),
        occasion_(occasion),
        display_(desk, counter, connections_, occasion) {}

  Connections& connections() { return connections_; }
  const Connections& connections() const { return connections_; }
  const Display& display() const { return display_; }

  void welcome(ConnectionId connection, PlayerId account, const Moment& at) const;

  void watch(LiveTable& table, ConnectionId connection);
  void unwatch(LiveTable& table, ConnectionId connection);
  // Does anybody except house bots play or watch here?
  bool is_company(const LiveTable& table) const;

  // Tells everybody at a table what happened, and the new state.
  void tell(const LiveTable& table, const Recent& told, Effects& effects) const;
  void tell_state(const LiveTable& table, Effects& effects) const;
  void tell_watchers(const LiveTable& table, const Text& text, Effects& effects) const;

  // The lobby: everybody who asked for it gets it again when it changes, at most once a second.
  std::string enter_lobby(ConnectionId connection, const std::string& id);
  void leave_lobby(ConnectionId connection) { in_lobby_.erase(connection); }
  void change_lobby() { lobby_changed_ = true; }
  std::int64_t lobby_due_ms() const;
  void tell_lobby(const Moment& at);

 private:
  std::string lobby_text(const std::string& id) const;

  Connections connections_;
  const Desk& desk_;
  const Counter& counter_;
  const Tables& tables_;
  Occasion occasion_;
  Display display_;
  std::set<ConnectionId> in_lobby_;
  bool lobby_changed_ = false;
  std::int64_t lobby_sent_ms_ = 0;
};

}  // namespace cardroom::room
