// Audience: who is connected and what they are told: changes at the tables they watch, the lobby,
// chat and announcements.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "room/audience/connections.h"
#include "room/audience/display.h"
#include "room/audience/lobby.h"
#include "room/audience/my_tables.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class Audience {
 public:
  Audience(const Desk& desk, const Counter& counter, const Tables& tables, Occasion occasion)
      : desk_(desk),
        counter_(counter),
        tables_(tables),
        occasion_(occasion),
        display_(desk, counter, connections_, occasion),
        lobby_(tables, display_, occasion),
        my_tables_(connections_) {}

  Connections& connections() { return connections_; }
  const Connections& connections() const { return connections_; }
  const Display& display() const { return display_; }

  Cents wallet(PlayerId player) const { return counter_.wallet(player); }

  void welcome(ConnectionId connection, PlayerId account, const Moment& at) const;

  void watch(LiveTable& table, ConnectionId connection);
  // Somebody who plays there hears from now on when it is their turn.
  void unwatch(LiveTable& table, ConnectionId connection, Effects& effects);
  // Does anybody except house bots play or watch here?
  bool is_company(const LiveTable& table) const;

  // Tells everybody at a table what happened, and the new state.
  void tell(LiveTable& table, const Recent& told, Effects& effects);
  void tell_state(LiveTable& table, Effects& effects);
  void tell_watchers(const LiveTable& table, const Text& text, Effects& effects) const;
  void tell_player(PlayerId player, const Text& text, Effects& effects) const;
  void tell_staff(const Text& text, Effects& effects) const;

  void change_lobby() { lobby_.change(); }
  Lobby& lobby() { return lobby_; }
  const Lobby& lobby() const { return lobby_; }

 private:
  Connections connections_;
  const Desk& desk_;
  const Counter& counter_;
  const Tables& tables_;
  Occasion occasion_;
  Display display_;
  Lobby lobby_;
  MyTables my_tables_;
};

}  // namespace cardroom::room
