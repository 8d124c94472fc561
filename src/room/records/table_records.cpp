#include "room/records/table_records.h"

#include "base/overloaded.h"
#include "room/messages/answer.h"
#include "room/tables/house_settings.h"
#include "store/hash.h"

namespace cardroom::room {

namespace {

using Command = records::TableCommand<codec::Unread>;

void take_key(LiveTable& table, const records::KeyDrawn& drawn) {
  table.keys.round = drawn.round;
  table.keys.key = drawn.key;
  table.keys.commitment = drawn.commitment;
  table.keys.entropy.clear();
  table.keys.gifts.clear();
}

void clear(LiveTable& table, const records::TableCleared& cleared) {
  table.game->clear(cleared.rounds);
  table.stopped.reset();
}

std::optional<std::string> apply_command(LiveTable& table, const Command& record,
                                         std::int64_t at_ms, Answers& answers) {
  const std::uint32_t rounds = table.game->rounds();
  const auto step = recorded_in(record);
  if (!step) return "the command or its events are missing";
  if (!table.game->apply(*step)) return "an event in it is not known to this program";
  if (record.shuffle) {
    Keys& keys = table.keys;
    if (record.shuffle->round != keys.dealt_round) keys.dealt_commitment = keys.commitment;
    keys.dealt_round = record.shuffle->round;
    keys.seed = record.shuffle->seed;
    keys.shuffles = static_cast<std::uint32_t>(record.shuffle->number) + 1;
  }
  table.seq += step->events.size();
  if (table.game->rounds() != rounds) table.count_round(at_ms);
  if (!record.id.empty())
    answers.remember({record.player, record.id, at_ms, {table.number, table.seq}});
  return std::nullopt;
}

}  // namespace

std::optional<std::string> apply_table_record(LiveTable& table, const records::TableRecord& record,
                                              std::int64_t at_ms, Answers& answers) {
  if (const auto* const command = std::get_if<Command>(&record))
    return apply_command(table, *command, at_ms, answers);
  const overloaded applied{
      [](const records::TableOpened&) {},
      [](const Command&) {},
      [&](const records::KeyDrawn& drawn) { take_key(table, drawn); },
      [&](const records::Entropy& given) {
        table.keys.entropy.push_back(store::from_hex(given.hex).value_or(""));
        ++table.keys.gifts[given.player];
      },
      [&](const records::Paused& paused) { table.paused = paused.paused; },
      [&](const records::HouseSet& set) { set_house(table.house, set.key, set.value); },
      [&](const records::Bot& bot) {
        std::erase_if(table.bots, [&](const auto& one) { return one.first == bot.seat; });
        if (bot.seated) table.bots.emplace_back(bot.seat, bot.player);
      },
      [&](const records::TableStopped& stopped) {
        table.stopped = Stop{stopped.why, false, true};
      },
      [&](const records::TableRevived&) { table.stopped.reset(); },
      [&](const records::TableCleared& cleared) { clear(table, cleared); },
      [&](const records::TableRemoved&) { table.over = true; },
      [&](const records::StaffCalled& called) {
        table.calls[called.player] = {called.call, called.text, at_ms};
      },
      [&](const records::CallAnswered& answered) { table.calls.erase(answered.player); },
      [&](const auto& of_private) {
        if (!table.party) table.party.emplace();
        apply_to(*table.party, of_private);
      }};
  std::visit(applied, record);
  return std::nullopt;
}

void apply_to_stopped(LiveTable& table, const records::TableRecord& record) {
  const overloaded applied{[&](const records::TableStopped&) { table.stopped->recorded = true; },
                           [&](const records::TableCleared& cleared) { clear(table, cleared); },
                           [&](const records::KeyDrawn& drawn) { take_key(table, drawn); },
                           [&](const auto& other) {
                             if constexpr (requires { apply_to(*table.party, other); })
                               if (table.party) apply_to(*table.party, other);
                           }};
  std::visit(applied, record);
}

}  // namespace cardroom::room
