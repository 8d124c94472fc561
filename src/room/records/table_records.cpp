#include "room/records/table_records.h"

#include <boost/json/array.hpp>

#include "base/check.h"
#include "base/overloaded.h"
#include "room/messages/answer.h"
#include "room/tables/house_settings.h"
#include "store/hash.h"

namespace cardroom::room {

namespace {

using Command = records::TableCommand<codec::Unread>;

void apply_command(LiveTable& table, const Command& record, std::int64_t at_ms, Answers& answers) {
  const std::uint32_t rounds = table.game->rounds();
  if (record.shuffle) {
    Keys& keys = table.keys;
    if (record.shuffle->round != keys.dealt_round) keys.dealt_commitment = keys.commitment;
    keys.dealt_round = record.shuffle->round;
    keys.seed = record.shuffle->seed;
    keys.shuffles = static_cast<std::uint32_t>(record.shuffle->number) + 1;
  }
  const boost::json::array* const events = record.events.value->if_array();
  check(events != nullptr && table.game->apply(*events), "a record of a table cannot be read");
  table.seq += events->size();
  if (table.game->rounds() != rounds) table.count_round(at_ms);
  if (!record.id.empty())
    answers.remember(record.player, record.id, at_ms, AtTable{table.number, table.seq});
}

}  // namespace

void apply_table_record(LiveTable& table, const records::TableRecord& record, std::int64_t at_ms,
                        Answers& answers) {
  const overloaded applied{
      [](const records::TableOpened&) {},
      [&](const Command& command) { apply_command(table, command, at_ms, answers); },
      [&](const records::KeyDrawn& drawn) {
        table.keys.round = drawn.round;
        table.keys.key = drawn.key;
        table.keys.commitment = drawn.commitment;
        table.keys.entropy.clear();
      },
      [&](const records::Entropy& given) {
        table.keys.entropy.push_back(store::from_hex(given.hex).value_or(""));
      },
      [&](const records::Paused& paused) { table.paused = paused.paused; },
      [&](const records::HouseSet& set) { set_house(table.house, set.key, set.value); },
      [&](const records::Bot& bot) {
        std::erase_if(table.bots, [&](const auto& one) { return one.first == bot.seat; });
        if (bot.seated) table.bots.emplace_back(bot.seat, bot.player);
      },
      [&](const records::TableRemoved&) { table.over = true; }};
  std::visit(applied, record);
}

}  // namespace cardroom::room
