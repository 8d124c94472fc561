// What anybody may ask: rulebooks, clauses, rounds, statements, why something would be refused.
#include <algorithm>

#include "canberra/game/determine.h"
#include "canberra/game/edition.h"
#include "codec/json_text.h"
#include "room/answer.h"
#include "room/fields.h"
#include "room/room.h"
#include "rules/game/setting_values.h"
#include "rules/games/games.h"
#include "words/describe.h"
#include "words/irregularity_words.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

void write_poker_settings(std::string& out, const Game& game) {
  for (const SettingInfo& setting : setting_list()) {
    if (!setting.left_open(game)) continue;
    if (!out.ends_with('[')) out += ',';
    out += "{\"key\":";
    codec::write(out, setting.key);
    codec::write_field(out, "values", values_in(setting, game));
    codec::write_field(out, "what", setting.meaning);
    codec::write_field(out, "lock",
                       lock_of(setting, game) == Lock::game_start ? "game_start" : "round_start");
    codec::write_field(out, "clause", game.cite->*setting.clause);
    out += '}';
  }
}

void write_rulings(std::string& out, const Game& game) {
  for (const RulingRow& row : ruling_rows(game)) {
    if (!out.ends_with('[')) out += ',';
    out += "{\"irregularity\":";
    codec::write(out, row.irregularity);
    codec::write_field(out, "moment", row.moment);
    codec::write_field(out, "condition", row.condition);
    codec::write_field(out, "ruling", row.ruling);
    codec::write_field(out, "clause", row.clause);
    out += '}';
  }
}

void write_book(std::string& out, const Game& game) {
  out += "{\"rulebook\":";
  codec::write(out, game.key);
  codec::write_field(out, "kind", "poker");
  codec::write_field(out, "game", game.name);
  codec::write_field(out, "edition", game.edition);
  codec::write_field(out, "marker", game.marker == Marker::buck ? "buck" : "dealer_button");
  codec::write_field(out, "seats", game.seats_most);
  out += ",\"text\":";
  codec::write_list(out, describe(game));
  out += ",\"settings\":[";
  write_poker_settings(out, game);
  out += "],\"irregularities\":[";
  write_rulings(out, game);
  out += "]}";
}

void write_canberra(std::string& out) {
  out += ",{\"rulebook\":\"canberra-2017\",\"kind\":\"canberra\"";
  codec::write_field(out, "game", canberra::canberra_2017.game);
  codec::write_field(out, "edition", "2017");
  codec::write_field(out, "marker", "none");
  codec::write_field(out, "seats", canberra::boxes_max);
  out += ",\"text\":[],\"settings\":[";
  for (const canberra::SettingKey& setting : canberra::setting_keys) {
    if (!out.ends_with('[')) out += ',';
    out += "{\"key\":";
    codec::write(out, setting.key);
    codec::write_field(out, "values", setting.values);
    codec::write_field(out, "what", setting.meaning);
    codec::write_field(out, "lock", "game_start");
    codec::write_field(out, "clause", setting.clause);
    out += '}';
  }
  out += "],\"irregularities\":[]}";
}

}  // namespace

void Room::on_rulebooks(const Message& message, Effects& effects) {
  // The books never change: they are written once.
  static const std::string books = [] {
    std::string out;
    for (const Game* const game : all_games) {
      if (!out.empty()) out += ',';
      write_book(out, *game);
    }
    write_canberra(out);
    return out;
  }();
  answer(message, begin_answer("rulebooks", message.id) + ",\"rulebooks\":[" + books + "]}",
         effects);
}

void Room::on_clause(const Message& message, Effects& effects) {
  const auto clause = Clause::parse(text_in(message.fields, "clause"));
  if (!clause) return refuse(message, refused_by(rule::no_such_clause), effects);
  const ClauseText& text = text_of(*clause);
  std::string out = begin_answer("clause", message.id);
  codec::write_field(out, "clause", *clause);
  codec::write_field(out, "source", text.source);
  codec::write_field(out, "kind", std::string_view(&text.kind, 1));
  codec::write_field(out, "class", class_name(text.kind));
  codec::write_field(out, "paraphrase", text.paraphrase);
  answer(message, out + "}", effects);
}

void Room::on_why(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const json::object* const command = object_in(message.fields, "command");
  if (command == nullptr)
    return refuse(message, refused_by(rule::bad_message, "command: expected an object"), effects);
  const std::string type = text_in(*command, "type");
  const Permission* const permission = find_permission(table->game->permissions(), type);
  if (permission == nullptr) return refuse(message, refused_by(rule::unknown_type, type), effects);
  if (!permission->roles.contains(message.role))
    return refuse(message, refused_by(rule::not_your_role), effects);
  const Outcome outcome = ask(*table, *command, {message.account, message.role}, message.now_ms);
  if (!outcome) return refuse(message, outcome.error(), effects);
  std::string out = begin_answer("done", message.id);
  codec::write_field(out, "table", table->number);
  codec::write_field(out, "seq", table->seq);
  answer(message, out + "}", effects);
}

void Room::on_statement(const Message& message, Effects& effects) {
  PlayerId player = message.account;
  if (message.fields.contains("player")) player = player_in(message.fields, "player");
  const bool may = message.role == Role::operator_ || message.role == Role::inspector;
  if (player != message.account && !may)
    return refuse(message, refused_by(rule::not_your_role), effects);
  if (accounts_.find(player) == nullptr)
    return refuse(message, refused_by(rule::no_such_account), effects);
  std::string out = begin_answer("statement", message.id);
  codec::write_field(out, "player", player);
  codec::write_field(out, "name", accounts_.name_of(player));
  books_.write_statement(out, player);
  answer(message, out + "}", effects);
}

void Room::on_entropy(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  constexpr std::size_t bytes_most = 32;
  constexpr std::size_t gifts_most = 20;
  const std::string hex = text_in(message.fields, "hex");
  const auto bytes = store::from_hex(hex);
  if (!bytes || bytes->empty() || bytes->size() > bytes_most)
    return refuse(message, refused_by(rule::bad_message, "hex: expected 1 to 32 bytes"), effects);
  if (table->game->seat_of(message.account).is_none())
    return refuse(message, refused_by(rule::not_your_seat), effects);
  if (table->keys.entropy.size() >= gifts_most)
    return refuse(message, refused_by(rule::room_is_full), effects);
  table->keys.entropy.push_back(*bytes);
  std::string out = "{\"type\":\"entropy\"";
  codec::write_field(out, "player", message.account);
  codec::write_field(out, "round", table->keys.round);
  codec::write_field(out, "hex", hex);
  record(table->stream(), out + "}", effects);
  done(message, ",\"table\":" + std::to_string(table->number), effects);
}

void Room::on_disputes(const Message& message, Effects& effects) {
  std::string out = begin_answer("disputes", message.id) + ",\"disputes\":[";
  for (const auto& [number, table] : tables_) table.game->write_disputes(out, number, accounts_);
  answer(message, out + "]}", effects);
}

// Takings are the cage's, rounds the tables': each is counted with the records it stands in.
void Room::write_hours(std::string& out) const {
  std::map<std::int64_t, std::uint64_t> rounds;
  for (const auto& [at_ms, hour] : books_.hours()) rounds[at_ms] = 0;
  for (const auto& [number, table] : tables_)
    for (const auto& [at_ms, count] : table.hours) rounds[at_ms] += count;
  out += '[';
  for (const auto& [at_ms, count] : rounds) {
    const auto found = books_.hours().find(at_ms);
    const Hour hour = found == books_.hours().end() ? Hour{} : found->second;
    if (!out.ends_with('[')) out += ',';
    out += "{\"at_ms\":";
    codec::write(out, at_ms);
    codec::write_field(out, "commission_cents", hour.commission);
    codec::write_field(out, "house_cents", hour.house);
    codec::write_field(out, "rounds", count);
    out += '}';
  }
  out += ']';
}

void Room::on_figures(const Message& message, Effects& effects) {
  std::string out = begin_answer("figures", message.id) + ",\"tables\":[";
  for (const auto& [number, table] : tables_) {
    const Takings takings = table.game->takings();
    if (!out.ends_with('[')) out += ',';
    out += "{\"table\":";
    codec::write(out, number);
    codec::write_field(out, "name", table.name);
    codec::write_field(out, "rulebook", table.game->rulebook());
    codec::write_field(out, "rounds", table.game->rounds());
    codec::write_field(out, "commission_cents", takings.commission);
    codec::write_field(out, "time_cents", takings.time);
    codec::write_field(out, "house_cents", takings.house);
    out += ",\"meter_cents\":";
    takings.meter ? codec::write(out, *takings.meter) : codec::write_null(out);
    out += ",\"reserve_cents\":";
    takings.reserve ? codec::write(out, *takings.reserve) : codec::write_null(out);
    out += '}';
  }
  out += "],\"hours\":";
  write_hours(out);
  out += ",\"ledger\":";
  books_.write_ledger(out);
  answer(message, out + "}", effects);
}

}  // namespace cardroom::room
