// Every message that a client sends to the room, its answer, and what it is for.
#pragma once

#include <string_view>
#include <vector>

#include "codec/shape.h"

namespace cardroom::protocol {

struct RequestEntry {
  codec::Shape shape;
  std::vector<std::string_view> roles;  // If "visitor" is among them, nobody has to sign in.
  std::string_view answer;              // The message that comes back.
  std::string_view what;
};

std::vector<RequestEntry> requests();

}  // namespace cardroom::protocol
