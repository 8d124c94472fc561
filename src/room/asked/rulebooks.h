// The rulebooks of the room: what each says, which settings it leaves open, how it rules.
#pragma once

#include <string>

#include "room/messages/message.h"

namespace cardroom::room {

// As many of them as a page holds.
void answer_rulebooks(const Message& message, Effects& effects);
// All of them, as the answer to nobody's message: they are fetched over HTTP.
std::string all_rulebooks_text();

}  // namespace cardroom::room
