#include "room/tables/orders.h"

#include "codec/json_text.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"
#include "room/tables/house_settings.h"
#include "store/hash.h"

namespace cardroom::room {

namespace {

constexpr std::size_t name_most = 40;

Result<TableWanted, Refused> table_wanted(const boost::json::object& fields) {
  TableWanted wanted{text_in(fields, "rulebook"), text_in(fields, "name"), {}};
  if (wanted.name.empty() || wanted.name.size() > name_most)
    return refused_by(rule::bad_message, "a name of 1 to 40 bytes");
  if (const boost::json::object* const given = object_in(fields, "settings"))
    for (const auto& [key, value] : *given) {
      if (!value.is_string()) return refused_by(rule::bad_message, "settings are texts");
      wanted.settings.emplace_back(std::string(key), std::string(value.get_string()));
    }
  return wanted;
}

}  // namespace

void Orders::tell_change(LiveTable& table, const Moment& at) {
  dealer_.plan(table, at.now_ms);
  audience_.tell_state(table, at.effects);
}

void Orders::open(Opener& opener, const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const auto wanted = table_wanted(message.fields);
  if (!wanted) return refuse(message, wanted.error(), effects);
  if (const auto refused = opener.not_rehearsed(*wanted)) return refuse(message, *refused, effects);
  const auto opened = opener.open(*wanted, message.asker(), {message.now_ms, effects});
  if (!opened) return refuse(message, opened.error(), effects);
  audience_.change_lobby();
  answers_.done_at(message, *opened, effects);
}

void Orders::pause(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const Moment at{message.now_ms, effects};
  table->paused = message.type == "pause_table";
  std::string out = "{\"type\":\"paused\"";
  codec::write_field(out, "paused", table->paused);
  recorder_.record(table->stream(), out + "}", effects);
  speech_.announce(
      table, message.asker(),
      table->paused ? "The table pauses after this round of play." : "Play at this table goes on.",
      at);
  table->since_ms = message.now_ms;
  tell_change(*table, at);
  audience_.change_lobby();
  answers_.done_at(message, table->number, effects);
}

void Orders::set_house(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const std::string key = text_in(message.fields, "key");
  const std::string value = text_in(message.fields, "value");
  if (!cardroom::room::set_house(table->house, key, value))
    return refuse(message, refused_by(rule::no_such_setting, key + " " + value), effects);
  std::string out = "{\"type\":\"house_set\"";
  codec::write_field(out, "key", key);
  codec::write_field(out, "value", value);
  recorder_.record(table->stream(), out + "}", effects);
  tell_change(*table, {message.now_ms, effects});
  answers_.done_at(message, table->number, effects);
}

void Orders::seat_bot(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const Moment at{message.now_ms, effects};
  const Seat seat = seat_in(message.fields, "seat");
  const bool is_free = !seat.is_none() && table->game->player_at(seat).is_none();
  if (!is_free || !bots_.seat(*table, seat, at))
    return refuse(message, rule::seat_is_taken, effects);
  runner_.run(*table, at);
  answers_.done_at(message, table->number, effects);
}

void Orders::remove_bot(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const Seat seat = seat_in(message.fields, "seat");
  if (const auto refused = bots_.remove(*table, seat, {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  answers_.done_at(message, table->number, effects);
}

void Orders::mix_in(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  constexpr std::size_t bytes_most = 32;
  constexpr std::size_t gifts_most = 20;
  const std::string hex = text_in(message.fields, "hex");
  const auto bytes = store::from_hex(hex);
  if (!bytes || bytes->empty() || bytes->size() > bytes_most)
    return refuse(message, refused_by(rule::bad_message, "hex: expected 1 to 32 bytes"), effects);
  if (table->game->seat_of(message.account).is_none())
    return refuse(message, rule::not_your_seat, effects);
  if (table->keys.entropy.size() >= gifts_most) return refuse(message, rule::room_is_full, effects);
  table->keys.entropy.push_back(*bytes);
  std::string out = "{\"type\":\"entropy\"";
  codec::write_field(out, "player", message.account);
  codec::write_field(out, "round", table->keys.round);
  codec::write_field(out, "hex", hex);
  recorder_.record(table->stream(), out + "}", effects);
  answers_.done_at(message, table->number, effects);
}

}  // namespace cardroom::room
