// Handlers: which part of the room answers which message. Messages to tables are not in this list:
// they are commands of the game there.
#pragma once

#include <string_view>

#include "room/messages/message.h"
#include "room/parts.h"

namespace cardroom::room {

using Handler = void (*)(Parts& parts, const Message& message, Effects& effects);

// Null if the room has no message of this type.
Handler find_handler(std::string_view type);

}  // namespace cardroom::room
