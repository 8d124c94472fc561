#include "room/records/table_records.h"

#include "base/check.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"
#include "room/records/record.h"
#include "room/tables/house_settings.h"
#include "store/hash.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

void apply_command(LiveTable& table, const json::object& record, std::int64_t at_ms,
                   Answers& answers) {
  const std::uint32_t rounds = table.game->rounds();
  if (const json::object* const shuffle = object_in(record, "shuffle")) {
    const auto round = static_cast<std::uint64_t>(number_in(*shuffle, "round"));
    if (round != table.keys.dealt_round) table.keys.dealt_commitment = table.keys.commitment;
    table.keys.dealt_round = round;
    table.keys.seed = seed_in(*shuffle, "seed");
    table.keys.shuffles = static_cast<std::uint32_t>(number_in(*shuffle, "number")) + 1;
  }
  const json::array& events = record.at("events").as_array();
  check(table.game->apply(events), "a record of a table cannot be read");
  table.seq += events.size();
  if (table.game->rounds() != rounds) table.count_round(at_ms);
  if (const std::string id = text_in(record, "id"); !id.empty())
    answers.remember(player_in(record, "player"), id,
                     shared(done_at_table(id, table.number, table.seq)));
}

}  // namespace

void apply_table_record(LiveTable& table, const json::object& record, std::int64_t at_ms,
                        Answers& answers) {
  const std::string type = text_in(record, "type");
  if (type == "command") {
    apply_command(table, record, at_ms, answers);
  } else if (type == "key_drawn") {
    table.keys.round = static_cast<std::uint64_t>(number_in(record, "round"));
    table.keys.key = seed_in(record, "key");
    table.keys.commitment = text_in(record, "commitment");
    table.keys.entropy.clear();
  } else if (type == "entropy") {
    table.keys.entropy.push_back(store::from_hex(text_in(record, "hex")).value_or(""));
  } else if (type == "paused") {
    table.paused = bool_in(record, "paused");
  } else if (type == "house_set") {
    set_house(table.house, text_in(record, "key"), text_in(record, "value"));
  } else if (type == "bot") {
    const Seat seat = seat_in(record, "seat");
    std::erase_if(table.bots, [&](const auto& one) { return one.first == seat; });
    if (bool_in(record, "seated")) table.bots.emplace_back(seat, player_in(record, "player"));
  } else if (type == "table_removed") {
    table.over = true;
  }
}

}  // namespace cardroom::room
