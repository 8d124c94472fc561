// Message: something that a client sent, with its sender and its time.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <string>

#include "base/player.h"
#include "room/address.h"
#include "room/effects.h"
#include "rulebook/role.h"

namespace cardroom::room {

// Who gives a command. Nobody is the room itself, in the role it acts as.
struct Asker {
  PlayerId player;
  Role role = Role::player;
};

struct Message {
  ConnectionId from = 0;
  PlayerId account;  // Nobody for a visitor.
  Role role = Role::player;
  Address address;  // Where it came from.
  std::int64_t now_ms = 0;
  std::string type;
  std::string id;
  boost::json::object fields;

  Asker asker() const { return {account, role}; }
};

}  // namespace cardroom::room
