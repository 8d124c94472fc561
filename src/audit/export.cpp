#include "audit/export.h"

#include <boost/json/serialize.hpp>

#include "audit/round_records.h"
#include "base/money_text.h"
#include "canberra/table/enum_words.h"
#include "codec/from_json.h"
#include "rules/round/event_words.h"
#include "script/canberra/writer.h"
#include "script/poker/writer.h"
#include "script/run.h"

namespace cardroom::audit {

namespace {

using Exported = Result<std::string, NoExport>;

std::string heading(const RoundRecords& records, RoundName round) {
  return "# Table " + std::to_string(round.table) + ", round " + std::to_string(round.round) +
         ": records " + std::to_string(records.records.front().sequence) + " to " +
         std::to_string(records.records.back().sequence) + " of the journal.\n";
}

// Adds commands as lines. Returns the type of the first command that scripts have no words for, or
// an empty text.
template <class AnyCommand, class Writer>
std::string add_all(Writer& writer, const std::vector<CommandRecord>& records) {
  for (const CommandRecord& record : records) {
    const auto command = codec::from_json<AnyCommand>(record.command);
    if (!command || !writer.add(*command))
      return std::string(type_of(record.command).empty() ? "?" : type_of(record.command));
  }
  return {};
}

// The type of a command that scripts have no words for.
struct NoWords {
  std::string type;
};
using Written = Result<std::string, NoWords>;

// What is wrong when the script runs; empty when it runs to its end.
std::string trouble_in(const std::string& text) {
  const auto script = parse_script("export", text);
  if (!script) return to_string(script.error());
  const ScriptRun ran = run_script(*script);
  if (ran.not_a_script) return to_string(*ran.not_a_script);
  if (ran.failures.empty()) return {};
  const Failure& first = ran.failures.front();
  return "line " + std::to_string(first.line) + " wanted " + first.wanted + ", got " + first.got;
}

std::int64_t start_of(const RoundRecords& records) {
  const auto* const now = records.commands.front().command.if_contains("now_s");
  return now && now->is_int64() ? now->get_int64() : 0;
}

PokerWriter poker_writer(const RoundRecords& records) {
  PokerWriter writer(*std::get<PokerReplay>(*records.at_start).table().game);
  for (const auto& [key, value] : records.settings) writer.script.set(key, value);
  return writer;
}

// The table as it was, with each player sitting down with the chips they had: one round and nothing
// before it.
Written short_form(const RoundRecords& records) {
  const auto& before = std::get<PokerReplay>(*records.at_start).table();
  const auto& after = std::get<PokerReplay>(*records.at_end).table();
  PokerWriter writer = poker_writer(records);
  for (const CommandRecord& record : records.before)
    if (const auto command = codec::from_json<TableCommand>(record.command))
      if (std::holds_alternative<table_command::Determine>(*command)) writer.add(*command);
  SeatSet seats;
  for (unsigned at = 0; at < seats_max; ++at)
    if (!after.dealt_to[at].is_none()) seats.insert(seat_at(at));
  for (const Seat seat : seats)
    writer.add(table_command::Sit{before.place(seat).player, seat, before.place(seat).stake});
  writer.add(table_command::PlaceMarker{Role::dealer, after.marker});
  writer.start_clock(start_of(records));
  if (auto unsaid = add_all<TableCommand>(writer, records.commands); !unsaid.empty())
    return NoWords{unsaid};
  writer.expect_stakes(after, seats);
  return writer.script.text();
}

// Everything that ever happened at the table, up to the end of the round.
Written long_form(const RoundRecords& records) {
  const auto& after = std::get<PokerReplay>(*records.at_end).table();
  PokerWriter writer = poker_writer(records);
  writer.start_clock(start_of(records));
  for (const auto* const commands : {&records.before, &records.commands})
    if (auto unsaid = add_all<TableCommand>(writer, *commands); !unsaid.empty())
      return NoWords{unsaid};
  writer.expect_stakes(after, seated(after));
  return writer.script.text();
}

Written canberra_form(const RoundRecords& records) {
  const auto& before = std::get<CanberraReplay>(*records.at_start).state();
  CanberraWriter writer;
  for (const auto& [key, value] : records.settings)
    if (key != "jackpot-pool" && key != "reserve-pool") writer.script.set(key, value);
  writer.script.set("jackpot-pool", in_dollars(canberra::meter(before.jackpot)));
  writer.script.set("reserve-pool", in_dollars(canberra::whole_cents(before.jackpot.reserve)));
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (before.boxes[at].occupied())
      writer.add(canberra::Command(
          canberra::command::Sit{seat_at(at), before.boxes[at].player, before.stake(seat_at(at))}));
  if (auto unsaid = add_all<canberra::Command>(writer, records.commands); !unsaid.empty())
    return NoWords{unsaid};
  writer.expect_stakes(std::get<CanberraReplay>(*records.at_end).state());
  return writer.script.text();
}

using Form = Written (*)(const RoundRecords&);

Exported written(const RoundRecords& records, RoundName round, Form form) {
  const Written script = form(records);
  if (!script)
    return NoExport{"hand scripts have no words for '" + script.error().type +
                    "'; export it as JSON"};
  std::string text = heading(records, round) + *script;
  if (const std::string trouble = trouble_in(text); !trouble.empty())
    return NoExport{"the round cannot be told as a hand script: " + trouble};
  return text;
}

}  // namespace

Exported export_json(const store::Journal& journal, RoundName round) {
  const auto found = find_round(journal, round);
  if (!found) return found.error();
  json::array settings;
  for (const auto& [key, value] : found->settings) settings.push_back(json::array{key, value});
  json::array records;
  for (const KeptRecord& one : found->records)
    records.push_back(json::object{{"sequence", one.sequence},
                                   {"version", one.version},
                                   {"time_ms", one.time_ms},
                                   {"record", one.record}});
  return json::serialize(json::object{{"table", round.table},
                                      {"round", round.round},
                                      {"rulebook", found->rulebook},
                                      {"settings", settings},
                                      {"records", records}}) +
         "\n";
}

Exported export_hand(const store::Journal& journal, RoundName round) {
  const auto found = find_round(journal, round);
  if (!found) return found.error();
  const auto* const canberra = std::get_if<CanberraReplay>(&*found->at_start);
  if (canberra != nullptr && !canberra->is_hosted()) return written(*found, round, canberra_form);
  if (canberra != nullptr || std::holds_alternative<HostedReplay>(*found->at_start))
    return NoExport{"its cards were told, not dealt; export it as JSON"};
  if (auto brief = written(*found, round, short_form)) return brief;
  return written(*found, round, long_form);
}

}  // namespace cardroom::audit
