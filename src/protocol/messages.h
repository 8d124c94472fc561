// Every message of the room, and when it is sent.
#pragma once

#include <string_view>
#include <vector>

#include "codec/shape.h"

namespace cardroom::protocol {

struct MessageEntry {
  codec::Shape shape;
  std::string_view what;
};

std::vector<MessageEntry> messages();

}  // namespace cardroom::protocol
