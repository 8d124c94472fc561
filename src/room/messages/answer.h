// Answers to messages, and how they are sent.
#pragma once

#include <cstdint>
#include <string>

#include "codec/json_text.h"
#include "room/messages/done.h"
#include "room/messages/message.h"
#include "room/messages/refused.h"

namespace cardroom::room {

// The answer that a command at a table was carried out.
std::string done_at_table(const std::string& id, std::uint32_t table, std::uint64_t seq);

void answer(const Message& message, std::string text, Effects& effects);
template <Described Reply>
void answer(const Message& message, const Reply& reply, Effects& effects) {
  answer(message, codec::to_text(reply), effects);
}
void refuse(const Message& message, const Refused& refused, Effects& effects);
void refuse(const Message& message, const Rule& rule, Effects& effects);

}  // namespace cardroom::room
