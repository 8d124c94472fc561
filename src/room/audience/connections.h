// Connections: who is connected, from where, and who is in the room.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "base/player.h"
#include "room/address.h"
#include "room/effects.h"
#include "store/hash.h"

namespace cardroom::room {

struct Connection {
  PlayerId account;  // Nobody for a visitor.
  store::Hash session{};
  Address address;
  std::set<std::uint32_t> watched;  // Tables, by number.
  std::int64_t seen_ms = 0;         // When its session was last marked as used.
};

class Connections {
 public:
  // True if the account had no connection before.
  bool add(ConnectionId id, Connection connection);

  struct Gone {
    Connection connection;
    bool was_last = false;  // The account has left the room.
  };
  std::optional<Gone> remove(ConnectionId connection);

  Connection* find(ConnectionId connection);
  const Connection& at(ConnectionId connection) const { return connections_.at(connection); }
  std::size_t size() const { return connections_.size(); }
  bool is_here(PlayerId player) const { return here_.contains(player); }
  // The connections of an account, in the order in which they came.
  const std::vector<ConnectionId>& of(PlayerId account) const;

  void send_all(const Text& text, Effects& effects) const;
  void send_to(PlayerId account, const Text& text, Effects& effects) const;
  // To the connections of every account that matches.
  template <class Match>
  void send_where(Match&& match, const Text& text, Effects& effects) const {
    for (const auto& [connection, of] : connections_)
      if (match(of.account)) effects.send(connection, text);
  }
  void drop_session(const store::Hash& session, Effects& effects) const;
  void drop_account(PlayerId account, Effects& effects) const;

 private:
  std::unordered_map<ConnectionId, Connection> connections_;
  std::map<PlayerId, std::vector<ConnectionId>> here_;  // Of each account that is here.
};

}  // namespace cardroom::room
