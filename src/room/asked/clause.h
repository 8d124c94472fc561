// What a clause says.
#pragma once

#include "room/messages/message.h"

namespace cardroom::room {

void answer_clause(const Message& message, Effects& effects);

}  // namespace cardroom::room
