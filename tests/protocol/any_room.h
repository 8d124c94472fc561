// AnyRoom: a room without a network, with people of every role, in which anything is sent. It knows
// what went wrong: an answer that says that something broke, books that do not balance, a table
// that stopped, a state that is another after a restart.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "any_message.h"
#include "room/in_room.h"

namespace cardroom::protocol {

class AnyRoom {
 public:
  AnyRoom(std::uint64_t seed, int players, room::Occasion occasion = room::Occasion::business);

 protected:
  using ConnectionId = room::ConnectionId;

  room::InRoom& in() { return in_; }
  const room::InRoom& in() const { return in_; }
  Chance& chance() { return chance_; }
  ConnectionId one_of(const std::string& role);
  ConnectionId boss() const { return boss_; }
  ConnectionId player(std::size_t at) { return people_["player"][at]; }

  // Sends with a fresh id.
  void put(ConnectionId connection, std::string text);
  // From somebody of the role that it is for, or now and then from a player.
  void send(const AnyMessage::Made& made);
  void pass(std::int64_t ms);
  // Everything that was is there again.
  void restart();

  void look();
  bool is_well() const { return wrong_.empty(); }
  void say_wrong(const std::string& what);
  std::string told() const { return wrong_.empty() ? "" : wrong_ + " after " + last_; }

 private:
  void send(ConnectionId connection, const std::string& text);
  void replace(ConnectionId dropped);
  void reconnect();
  PlayerId account(const std::string& role, std::size_t at) const;
  std::map<std::string, std::string> states() const;
  void look_at_tables();
  void look_at_tournaments();

  Chance chance_;
  room::InRoom in_;
  std::map<std::string, std::vector<ConnectionId>> people_;
  ConnectionId boss_ = 0;
  std::uint64_t ids_ = 0;
  std::string last_;
  std::string wrong_;
};

}  // namespace cardroom::protocol
