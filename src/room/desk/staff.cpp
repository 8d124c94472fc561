#include "room/desk/staff.h"

#include "codec/json_text.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"

namespace cardroom::room {

void appoint(Desk& desk, Answers& answers, const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const std::string name = text_in(message.fields, "name");
  const auto role = role_in(message.fields);
  if (!role || *role == Role::player)
    return refuse(message, refused_by(rule::bad_message, "a role of the staff"), effects);
  const auto appointed = desk.appoint(name, *role, effects);
  if (!appointed) return refuse(message, appointed.error(), effects);
  std::string out = begin_answer("appointed", message.id);
  codec::write_field(out, "player", appointed->player);
  codec::write_field(out, "name", name);
  codec::write_field(out, "role", *role);
  codec::write_field(out, "code", appointed->code);
  answers.give(message, out + "}", effects);
}

void dismiss(Desk& desk, const Connections& connections, Answers& answers, const Message& message,
             Effects& effects) {
  const PlayerId player = player_in(message.fields, "player");
  if (const auto refused = desk.dismiss(player, message.account, effects))
    return refuse(message, *refused, effects);
  connections.drop_account(player, effects);
  answers.done(message, {}, effects);
}

}  // namespace cardroom::room
