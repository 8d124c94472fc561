// Handlers: which part of the room answers which message. Those to tables are not among them: they
// are commands of the game there.
#pragma once

#include <string_view>

#include "room/messages/message.h"
#include "room/parts.h"

namespace cardroom::room {

using Handler = void (*)(Parts& parts, const Message& message, Effects& effects);

// Null: no message of this type is for the room.
Handler find_handler(std::string_view type);

}  // namespace cardroom::room
