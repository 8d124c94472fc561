#include "room/audience/calls.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/audience/floor_messages.h"
#include "room/desk/name_signs.h"
#include "room/messages/given.h"

namespace cardroom::room {

void call_staff(const CallParts& parts, const Message& message, Effects& effects) {
  constexpr std::size_t text_most = 200;
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  LiveTable* const table = parts.tables.named_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::CallStaff>(message, effects);
  if (!asked) return;
  const std::string text = asked->text.value_or("");
  if (text.size() > text_most || (!text.empty() && !signs_in_line(text)))
    return refuse(message, refused_by(rule::bad_message, "a line of at most 200 bytes"), effects);
  const std::vector<PlayerId> people = table->game->people();
  if (std::find(people.begin(), people.end(), message.account) == people.end())
    return refuse(message, rule::not_at_the_table, effects);
  table->calls[message.account] = {asked->call, text, message.now_ms};
  parts.recorder.record(table->stream(),
                        codec::to_text(records::StaffCalled{message.account, asked->call, text}),
                        effects);
  parts.answers.done_at(message, table->number, effects);
}

void answer_call(const CallParts& parts, const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  LiveTable* const table = parts.tables.named_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::AnswerCall>(message, effects);
  if (!asked) return;
  if (table->calls.erase(asked->player) == 0) return refuse(message, rule::nobody_called, effects);
  parts.recorder.record(table->stream(),
                        codec::to_text(records::CallAnswered{asked->player, message.account}),
                        effects);
  parts.speech.announce(table, message.asker(), "The staff have seen to a call from this table.",
                        {message.now_ms, effects});
  parts.answers.done_at(message, table->number, effects);
}

}  // namespace cardroom::room
