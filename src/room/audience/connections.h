// Connections: who is connected, from where, how fast they may speak, and who is in the room.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

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
  double allowance = 0;
  std::int64_t counted_ms = 0;
  int refused = 0;  // Messages that came too fast.
};

// How fast a connection may speak.
struct SpeechRate {
  double messages_per_second = 20;
  double burst = 60;
};

class Connections {
 public:
  explicit Connections(SpeechRate rate) : rate_(rate) {}

  // True if the account had no connection before.
  bool add(ConnectionId connection, PlayerId account, const store::Hash& session,
           std::int64_t now_ms);

  struct Gone {
    Connection connection;
    bool was_last = false;  // The account has left the room.
  };
  std::optional<Gone> remove(ConnectionId connection);

  Connection* find(ConnectionId connection);
  const Connection& at(ConnectionId connection) const { return connections_.at(connection); }
  std::size_t size() const { return connections_.size(); }
  bool is_here(PlayerId player) const { return here_.contains(player); }

  // Counts a message; false when it came too fast.
  bool may_speak(Connection& connection, std::int64_t now_ms) const;

  void send_all(const Text& text, Effects& effects) const;
  void drop_session(const store::Hash& session, Effects& effects) const;
  void drop_account(PlayerId account, Effects& effects) const;

 private:
  SpeechRate rate_;
  std::unordered_map<ConnectionId, Connection> connections_;
  std::map<PlayerId, int> here_;  // Connections of each account that is here.
};

}  // namespace cardroom::room
