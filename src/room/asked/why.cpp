#include "room/asked/why.h"

#include <boost/json/serialize.hpp>

#include "codec/json_text.h"
#include "records/records.h"
#include "room/messages/fields.h"
#include "room/messages/given.h"
#include "room/messages/permissions.h"

namespace cardroom::room {

void answer_why(Tables& tables, const Dealer& dealer, Recorder& recorder, const Message& message,
                Effects& effects) {
  LiveTable* const table = tables.named_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::Why>(message, effects);
  if (!asked) return;
  const boost::json::object* const command =
      asked->command.value == nullptr ? nullptr : asked->command.value->if_object();
  if (command == nullptr)
    return refuse(message, refused_by(rule::bad_message, "command: expected an object"), effects);
  const std::string type = text_in(*command, "type");
  const Permission* const permission = find_permission(table->game->permissions(), type);
  if (permission == nullptr) return refuse(message, refused_by(rule::unknown_type, type), effects);
  if (!permission->roles.contains(message.role))
    return refuse(message, rule::not_your_role, effects);
  if (message.role != Role::player) {
    effects.note(notice::RoundRead{message.account, message.role, table->number,
                                   table->game->rounds(), incoming::Why::name});
    recorder.record(
        "room",
        codec::to_text(records::Asked{message.account, message.role, message.type, table->number,
                                      table->game->rounds(), boost::json::serialize(*command)}),
        effects);
  }
  if (const auto refused = dealer.refusal_of(*table, *command, message.asker(), message.now_ms))
    return refuse(message, *refused, effects);
  answer(message, done_at_table(message.id, table->number, table->seq), effects);
}

}  // namespace cardroom::room
