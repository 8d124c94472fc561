#include "room/audience/speech.h"

#include "codec/json_text.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"

namespace cardroom::room {

namespace {

constexpr std::size_t text_most = 200;
constexpr std::int64_t chat_every_ms = 2'000;

bool is_good_text(const std::string& text) { return !text.empty() && text.size() <= text_most; }

void refuse_text(const Message& message, Effects& effects) {
  refuse(message, refused_by(rule::bad_message, "a text of 1 to 200 bytes"), effects);
}

}  // namespace

void Speech::chat(Tables& tables, const Message& message, Effects& effects) {
  LiveTable* const table = tables.named_in(message, effects);
  if (table == nullptr) return;
  const std::string text = text_in(message.fields, "text");
  if (!is_good_text(text)) return refuse_text(message, effects);
  std::int64_t& last = chatted_ms_[message.account];
  if (last != 0 && message.now_ms < last + chat_every_ms)
    return refuse(message, rule::too_fast, effects);
  last = message.now_ms;
  std::string kept = "{\"type\":\"chat\"";
  codec::write_field(kept, "table", table->number);
  codec::write_field(kept, "player", message.account);
  codec::write_field(kept, "text", text);
  recorder_.record("room", kept + "}", effects);
  std::string out = "{\"type\":\"chat\"";
  codec::write_field(out, "table", table->number);
  codec::write_field(out, "at_ms", message.now_ms);
  codec::write_field(out, "player", message.account);
  codec::write_field(out, "name", accounts_.name_of(message.account));
  codec::write_field(out, "text", text);
  audience_.tell_watchers(*table, shared(out + "}"), effects);
  answers_.done_at(message, table->number, effects);
}

void Speech::announce(const LiveTable* table, const Asker& asker, const std::string& text,
                      const Moment& at) {
  std::string fields = ",\"table\":";
  table != nullptr ? codec::write(fields, table->number) : codec::write_null(fields);
  std::string kept = "{\"type\":\"announcement\"" + fields;
  codec::write_field(kept, "player", asker.player);
  codec::write_field(kept, "role", asker.role);
  codec::write_field(kept, "text", text);
  recorder_.record("room", kept + "}", at.effects);
  std::string out = "{\"type\":\"announcement\"" + fields;
  codec::write_field(out, "at_ms", at.now_ms);
  codec::write_field(out, "role", asker.role);
  codec::write_field(out, "name", accounts_.name_of(asker.player));
  codec::write_field(out, "text", text);
  const Text told = shared(out + "}");
  if (table != nullptr)
    audience_.tell_watchers(*table, told, at.effects);
  else
    audience_.connections().send_all(told, at.effects);
}

void Speech::announce(Tables& tables, const Message& message, Effects& effects) {
  const std::string text = text_in(message.fields, "text");
  if (!is_good_text(text)) return refuse_text(message, effects);
  const LiveTable* table = nullptr;
  if (number_in(message.fields, "table") != 0) {
    table = tables.named_in(message, effects);
    if (table == nullptr) return;
  }
  announce(table, message.asker(), text, {message.now_ms, effects});
  answers_.done(message, {}, effects);
}

}  // namespace cardroom::room
