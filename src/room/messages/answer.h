// Answers to messages: their common beginning, and sending them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "room/messages/message.h"
#include "room/messages/refused.h"

namespace cardroom::room {

// Their type, and the id of the message that asked; without an id it is null. The object is left
// open.
std::string begin_answer(std::string_view type, const std::string& id);

// `{"type":"done",…}` for a command at a table.
std::string done_at_table(const std::string& id, std::uint32_t table, std::uint64_t seq);

void answer(const Message& message, std::string text, Effects& effects);
void refuse(const Message& message, const Refused& refused, Effects& effects);
void refuse(const Message& message, const Rule& rule, Effects& effects);

}  // namespace cardroom::room
