#include "room/messages/answer.h"

#include "room/messages/fields.h"

namespace cardroom::room {

std::string done_at_table(const std::string& id, std::uint32_t table, std::uint64_t seq) {
  return codec::to_text(outgoing::Done{outgoing::id_of(id), table, seq, {}});
}

void answer(const Message& message, std::string text, Effects& effects) {
  effects.send(message.from, std::move(text));
}

void refuse(const Message& message, const Refused& refused, Effects& effects) {
  effects.send(message.from, refusal_text(message.id, number_in(message.fields, "table"), refused));
}

void refuse(const Message& message, const Rule& rule, Effects& effects) {
  refuse(message, refused_by(rule), effects);
}

}  // namespace cardroom::room
