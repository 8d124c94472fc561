#include "room/audience/speech.h"

#include "codec/json_text.h"
#include "records/records.h"
#include "room/desk/name_signs.h"
#include "room/messages/given.h"
#include "room/messages/outgoing.h"

namespace cardroom::room {

namespace {

constexpr std::size_t text_most = 200;
constexpr std::int64_t chat_every_ms = 2'000;

bool is_good_text(const std::string& text) {
  return text.size() <= text_most && signs_in_line(text).has_value();
}

void refuse_text(const Message& message, Effects& effects) {
  refuse(message, refused_by(rule::bad_message, "a line of 1 to 200 bytes"), effects);
}

}  // namespace

void Speech::chat(Tables& tables, const Message& message, Effects& effects) {
  LiveTable* const table = tables.named_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::Chat>(message, effects);
  if (!asked) return;
  const Account* const account = accounts_.find(message.account);
  if (restriction_on(*account, records::Restriction::mute, message.now_ms) != nullptr)
    return refuse(message, rule::muted, effects);
  const std::string& text = asked->text;
  if (!is_good_text(text)) return refuse_text(message, effects);
  std::int64_t& last = chatted_ms_[message.account];
  if (last != 0 && message.now_ms < last + chat_every_ms)
    return refuse(message, rule::too_fast, effects);
  last = message.now_ms;
  recorder_.record("room", codec::to_text(records::Chat{table->number, message.account, text}),
                   effects);
  const outgoing::Chat chat{table->number, message.now_ms, message.account,
                            accounts_.name_of(message.account), text};
  audience_.tell_watchers(*table, shared(codec::to_text(chat)), effects);
  answers_.done_at(message, table->number, effects);
}

void Speech::announce(const LiveTable* table, const Asker& asker, const std::string& text,
                      const Moment& at) {
  std::optional<std::uint32_t> where;
  if (table != nullptr) where = table->number;
  recorder_.record("room",
                   codec::to_text(records::Announcement{where, asker.player, asker.role, text}),
                   at.effects);
  const Text told = shared(codec::to_text(
      outgoing::Announcement{where, at.now_ms, asker.role, accounts_.name_of(asker.player), text}));
  if (table != nullptr)
    audience_.tell_watchers(*table, told, at.effects);
  else
    audience_.connections().send_all(told, at.effects);
}

void Speech::announce(Tables& tables, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::Announce>(message, effects);
  if (!asked) return;
  if (!is_good_text(asked->text)) return refuse_text(message, effects);
  const LiveTable* table = nullptr;
  if (asked->table.value_or(0) != 0) {
    table = tables.named_in(message, effects);
    if (table == nullptr) return;
  }
  announce(table, message.asker(), asked->text, {message.now_ms, effects});
  answers_.done(message, effects);
}

}  // namespace cardroom::room
