// Message: something a client sent, with who sent it and when.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <string>

#include "base/player.h"
#include "room/effects.h"
#include "rulebook/role.h"

namespace cardroom::room {

struct Message {
  ConnectionId from = 0;
  PlayerId account;  // None: a visitor.
  Role role = Role::player;
  std::int64_t now_ms = 0;
  std::string type;
  std::string id;
  boost::json::object fields;
};

}  // namespace cardroom::room
