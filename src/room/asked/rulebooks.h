// The rulebooks of the room: what each says, which settings it leaves open, how it rules.
#pragma once

#include "room/messages/message.h"

namespace cardroom::room {

void answer_rulebooks(const Message& message, Effects& effects);

}  // namespace cardroom::room
