#include "room/records/table_snapshot.h"

#include "codec/json_text.h"
#include "room/messages/fields.h"
#include "room/records/record.h"
#include "room/tables/house_settings.h"
#include "room/tables/open_game.h"
#include "store/hash.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

void write_keys(std::string& out, const Keys& keys) {
  codec::write_field(out, "round", keys.round);
  codec::write_field(out, "key", to_string(keys.key));
  codec::write_field(out, "commitment", keys.commitment);
  codec::write_field(out, "dealt_round", keys.dealt_round);
  codec::write_field(out, "seed", to_string(keys.seed));
  codec::write_field(out, "shuffles", keys.shuffles);
  codec::write_field(out, "dealt_commitment", keys.dealt_commitment);
  out += ",\"entropy\":[";
  for (const std::string& bytes : keys.entropy) {
    if (!out.ends_with('[')) out += ',';
    codec::write(out, store::to_hex(bytes));
  }
  out += ']';
}

Keys keys_in(const json::object& object) {
  Keys keys;
  keys.round = static_cast<std::uint64_t>(number_in(object, "round"));
  keys.key = seed_in(object, "key");
  keys.commitment = text_in(object, "commitment");
  keys.dealt_round = static_cast<std::uint64_t>(number_in(object, "dealt_round"));
  keys.seed = seed_in(object, "seed");
  keys.shuffles = static_cast<std::uint32_t>(number_in(object, "shuffles"));
  keys.dealt_commitment = text_in(object, "dealt_commitment");
  for (const json::value& one : object.at("entropy").as_array())
    keys.entropy.push_back(store::from_hex(one.as_string()).value_or(""));
  return keys;
}

}  // namespace

std::string table_snapshot(const LiveTable& table, const std::string& build) {
  std::string out = "{\"build\":";
  codec::write(out, build);
  codec::write_field(out, "name", table.name);
  codec::write_field(out, "rulebook", table.game->rulebook());
  write_settings(out, table.settings);
  codec::write_field(out, "seq", table.seq);
  codec::write_field(out, "paused", table.paused);
  codec::write_field(out, "over", table.over);
  write_keys(out, table.keys);
  out += ",\"house\":{";
  for (const auto& [key, value] : house_values(table.house)) {
    if (!out.ends_with('{')) out += ',';
    codec::write(out, key);
    out += ':';
    codec::write(out, value);
  }
  out += "},\"bots\":[";
  for (const auto& [seat, player] : table.bots) {
    if (!out.ends_with('[')) out += ',';
    out += "[" + std::to_string(seat.number()) + "," + std::to_string(player.number()) + "]";
  }
  out += "],\"hours\":[";
  for (const auto& [at_ms, rounds] : table.hours) {
    if (!out.ends_with('[')) out += ',';
    out += "[" + std::to_string(at_ms) + "," + std::to_string(rounds) + "]";
  }
  return out + "]}\n" + table.game->snapshot();
}

bool restore_snapshot(LiveTable& table, std::string_view bytes, const std::string& build) {
  const auto line = bytes.find('\n');
  const auto head = object_of(bytes.substr(0, line));
  if (!head || text_in(*head, "build") != build) return false;
  if (!table.game) {
    auto game = open_game(text_in(*head, "rulebook"), settings_in(*head));
    if (!game) return false;
    table.game = std::move(*game);
  }
  if (!table.game->restore(bytes.substr(line + 1))) return false;
  table.name = text_in(*head, "name");
  table.settings = settings_in(*head);
  table.seq = static_cast<std::uint64_t>(number_in(*head, "seq"));
  table.paused = bool_in(*head, "paused");
  table.over = bool_in(*head, "over");
  table.keys = keys_in(*head);
  for (const auto& [key, value] : head->at("house").as_object())
    set_house(table.house, std::string_view(key), std::string_view(value.as_string()));
  for (const json::value& one : head->at("bots").as_array())
    table.bots.emplace_back(Seat(static_cast<int>(one.as_array()[0].as_int64())),
                            PlayerId(static_cast<std::uint32_t>(one.as_array()[1].as_int64())));
  for (const json::value& one : head->at("hours").as_array())
    table.hours[one.as_array()[0].as_int64()] =
        static_cast<std::uint64_t>(one.as_array()[1].as_int64());
  return true;
}

}  // namespace cardroom::room
