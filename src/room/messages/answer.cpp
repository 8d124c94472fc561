#include "room/messages/answer.h"

#include "codec/json_text.h"
#include "room/messages/fields.h"

namespace cardroom::room {

std::string begin_answer(std::string_view type, const std::string& id) {
  std::string out = "{\"type\":";
  codec::write(out, type);
  out += ",\"id\":";
  id.empty() ? codec::write_null(out) : codec::write(out, id);
  return out;
}

std::string done_at_table(const std::string& id, std::uint32_t table, std::uint64_t seq) {
  std::string out = begin_answer("done", id);
  codec::write_field(out, "table", table);
  codec::write_field(out, "seq", seq);
  return out + "}";
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
