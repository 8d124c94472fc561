// What operator and other staff ask of the room: tables, staff, the cage, announcements.
#include <algorithm>

#include "codec/json_text.h"
#include "room/fields.h"
#include "room/house_settings.h"
#include "room/room.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

constexpr std::size_t text_most = 200;
constexpr std::int64_t chat_every_ms = 2'000;
constexpr std::size_t name_most = 40;

std::string table_field(const LiveTable& table) {
  return ",\"table\":" + std::to_string(table.number);
}

}  // namespace

void Room::on_chat(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const std::string text = text_in(message.fields, "text");
  if (text.empty() || text.size() > text_most)
    return refuse(message, refused_by(rule::bad_message, "a text of 1 to 200 bytes"), effects);
  std::int64_t& last = chatted_ms_[message.account];
  if (last != 0 && message.now_ms < last + chat_every_ms)
    return refuse(message, refused_by(rule::too_fast), effects);
  last = message.now_ms;
  std::string kept = "{\"type\":\"chat\"";
  codec::write_field(kept, "table", table->number);
  codec::write_field(kept, "player", message.account);
  codec::write_field(kept, "text", text);
  record("room", kept + "}", effects);
  std::string out = "{\"type\":\"chat\"";
  codec::write_field(out, "table", table->number);
  codec::write_field(out, "at_ms", message.now_ms);
  codec::write_field(out, "player", message.account);
  codec::write_field(out, "name", accounts_.name_of(message.account));
  codec::write_field(out, "text", text);
  const auto shared = std::make_shared<const std::string>(out + "}");
  for (const ConnectionId watcher : table->watchers) effects.send(watcher, shared);
  done(message, table_field(*table), effects);
}

void Room::announce(std::optional<std::uint32_t> table, const Asker& asker, const std::string& text,
                    std::int64_t now_ms, Effects& effects) {
  std::string fields = ",\"table\":";
  table ? codec::write(fields, *table) : codec::write_null(fields);
  std::string kept = "{\"type\":\"announcement\"" + fields;
  codec::write_field(kept, "player", asker.player);
  codec::write_field(kept, "role", asker.role);
  codec::write_field(kept, "text", text);
  record("room", kept + "}", effects);
  std::string out = "{\"type\":\"announcement\"" + fields;
  codec::write_field(out, "at_ms", now_ms);
  codec::write_field(out, "role", asker.role);
  codec::write_field(out, "name", accounts_.name_of(asker.player));
  codec::write_field(out, "text", text);
  const auto shared = std::make_shared<const std::string>(out + "}");
  if (table)
    for (const ConnectionId watcher : tables_.at(*table).watchers) effects.send(watcher, shared);
  else
    for (const auto& [connection, of] : connections_) effects.send(connection, shared);
}

void Room::on_announce(const Message& message, Effects& effects) {
  const std::string text = text_in(message.fields, "text");
  if (text.empty() || text.size() > text_most)
    return refuse(message, refused_by(rule::bad_message, "a text of 1 to 200 bytes"), effects);
  std::optional<std::uint32_t> at;
  if (number_in(message.fields, "table") != 0) {
    LiveTable* const table = table_in(message, effects);
    if (table == nullptr) return;
    at = table->number;
  }
  announce(at, {message.account, message.role}, text, message.now_ms, effects);
  done(message, {}, effects);
}

void Room::on_open_table(const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, refused_by(rule::id_missing), effects);
  const std::string rulebook = text_in(message.fields, "rulebook");
  std::string name = text_in(message.fields, "name");
  if (name.empty() || name.size() > name_most)
    return refuse(message, refused_by(rule::bad_message, "a name of 1 to 40 bytes"), effects);
  SettingList settings;
  if (const json::object* const given = object_in(message.fields, "settings"))
    for (const auto& [key, value] : *given) {
      if (!value.is_string())
        return refuse(message, refused_by(rule::bad_message, "settings are texts"), effects);
      settings.emplace_back(std::string(key), std::string(value.get_string()));
    }
  if (options_.is_rehearsal)
    if (const auto game = open_game(rulebook, settings))
      if (const std::string wrong = wrong_with_rehearsal(name, **game); !wrong.empty())
        return refuse(message, refused_by(rule::not_rehearsed, wrong), effects);
  const auto opened = open(rulebook, std::move(name), settings, {message.account, message.role},
                           message.now_ms, effects);
  if (!opened) return refuse(message, opened.error(), effects);
  done(message, ",\"table\":" + std::to_string(*opened), effects);
}

void Room::on_pause_table(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  table->paused = message.type == "pause_table";
  std::string out = "{\"type\":\"paused\"";
  codec::write_field(out, "paused", table->paused);
  record(table->stream(), out + "}", effects);
  announce(
      table->number, {message.account, message.role},
      table->paused ? "The table pauses after this round of play." : "Play at this table goes on.",
      message.now_ms, effects);
  table->since_ms = message.now_ms;
  broadcast_state(*table, message.now_ms, effects);
  look(*table, message.now_ms);
  lobby_changed_ = true;
  done(message, table_field(*table), effects);
}

void Room::on_set_house(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const std::string key = text_in(message.fields, "key");
  const std::string value = text_in(message.fields, "value");
  if (!set_house(table->house, key, value))
    return refuse(message, refused_by(rule::no_such_setting, key + " " + value), effects);
  std::string out = "{\"type\":\"house_set\"";
  codec::write_field(out, "key", key);
  codec::write_field(out, "value", value);
  record(table->stream(), out + "}", effects);
  broadcast_state(*table, message.now_ms, effects);
  look(*table, message.now_ms);
  done(message, table_field(*table), effects);
}

void Room::on_appoint(const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, refused_by(rule::id_missing), effects);
  const std::string name = text_in(message.fields, "name");
  const auto role = role_in(message.fields);
  if (!role || *role == Role::player)
    return refuse(message, refused_by(rule::bad_message, "a role of the staff"), effects);
  if (!is_good_name(name)) return refuse(message, refused_by(rule::bad_name), effects);
  if (accounts_.find(name) != nullptr)
    return refuse(message, refused_by(rule::name_taken), effects);
  const PlayerId player = accounts_.next();
  open_account(name, *role, false, false, effects);
  // The code is a key like any other: only its hash stays.
  const std::string code = to_string(options_.draw_key()).substr(0, 32);
  std::string kept = "{\"type\":\"code_made\"";
  codec::write_field(kept, "player", player);
  codec::write_field(kept, "hash", store::to_hex(store::Hasher().text(code).done()));
  record_account(kept + "}", effects);
  std::string out = "{\"type\":\"appointed\",\"id\":";
  codec::write(out, message.id);
  codec::write_field(out, "player", player);
  codec::write_field(out, "name", name);
  codec::write_field(out, "role", *role);
  codec::write_field(out, "code", code);
  const auto text = std::make_shared<const std::string>(out + "}");
  remember(message.account, message.id, text);
  effects.send(message.from, text);
}

void Room::on_dismiss(const Message& message, Effects& effects) {
  const Account* const account = accounts_.find(player_in(message.fields, "player"));
  if (account == nullptr || account->dismissed || account->role == Role::player ||
      account->player == message.account)
    return refuse(message, refused_by(rule::no_such_account), effects);
  const PlayerId player = account->player;
  std::string out = "{\"type\":\"dismissed\"";
  codec::write_field(out, "player", player);
  record_account(out + "}", effects);
  for (const auto& [connection, of] : connections_)
    if (of.account == player) effects.dropped.push_back(connection);
  done(message, {}, effects);
}

void Room::on_accounts(const Message& message, Effects& effects) {
  std::string out = "{\"type\":\"accounts\",\"id\":";
  message.id.empty() ? codec::write_null(out) : codec::write(out, message.id);
  out += ",\"accounts\":[";
  for (const auto& [player, account] : accounts_.all()) {
    if (account.dismissed) continue;
    if (!out.ends_with('[')) out += ',';
    write_account(out, &account);
    out.pop_back();
    codec::write_field(out, "bot", account.bot);
    codec::write_field(out, "here", is_here(player));
    codec::write_field(out, "wallet_cents", books_.wallet(player));
    out += '}';
  }
  answer(message, out + "]}", effects);
}

void Room::on_cage(const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, refused_by(rule::id_missing), effects);
  const Account* const account = accounts_.find(player_in(message.fields, "player"));
  if (account == nullptr || account->role != Role::player)
    return refuse(message, refused_by(rule::no_such_account), effects);
  const Cents amount(number_in(message.fields, "cents"));
  const auto note = Note::from(text_in(message.fields, "note"));
  cage::Command command =
      cage::command::Issue{message.role, account->player, amount, note.value_or(Note())};
  if (message.type == "cage_redeem")
    command = cage::command::Redeem{message.role, account->player, amount, note.value_or(Note())};
  const Asker asker{message.account, message.role};
  if (const auto refused = move_money(command, asker, message.id, message.now_ms, effects))
    return refuse(message, *refused, effects);
  done(message, ",\"wallet_cents\":" + std::to_string(books_.wallet(account->player).count()),
       effects);
}

}  // namespace cardroom::room
