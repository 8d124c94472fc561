#include "room/messages/answer.h"

#include "room/hosted/permissions.h"
#include "room/messages/fields.h"
#include "room/messages/permissions.h"

namespace cardroom::room {

namespace {

// The log has no text that a person typed, so a type that does not exist is left out.
std::string known_type(const std::string& type) {
  for (const auto list :
       {room_permissions(), poker_permissions(), hosted_permissions(), canberra_permissions(),
        hosted_canberra_permissions(), tournament_permissions(), contest_permissions()})
    if (find_permission(list, type) != nullptr) return type;
  return {};
}

}  // namespace

std::string done_at_table(const std::string& id, std::uint32_t table, std::uint64_t seq) {
  return codec::to_text(outgoing::Done{outgoing::id_of(id), table, seq, {}});
}

void answer(const Message& message, std::string text, Effects& effects) {
  effects.send(message.from, std::move(text));
}

void refuse(const Message& message, const Refused& refused, Effects& effects) {
  const std::int64_t table = number_in(message.fields, "table");
  effects.note(notice::Refused{message.account, message.role, known_type(message.type),
                               table == 0 ? std::nullopt : std::optional(table), refused.rule,
                               message.address.text()});
  effects.send(message.from, refusal_text(message.id, table, refused));
}

void refuse(const Message& message, const Rule& rule, Effects& effects) {
  refuse(message, refused_by(rule), effects);
}

}  // namespace cardroom::room
