// The commands at the tables of each game and in tournaments, with their fields and who may give
// them.
#pragma once

#include <string_view>
#include <vector>

#include "codec/shape.h"

namespace cardroom::protocol {

// Fields that the room fills in itself are left out of the shape.
struct CommandEntry {
  codec::Shape shape;
  std::vector<std::string_view> roles;
};

struct GameCommands {
  std::string_view kind;
  std::string_view where;  // "at a table of Canberra Poker".
  std::vector<CommandEntry> commands;
};

std::vector<GameCommands> games();

}  // namespace cardroom::protocol
