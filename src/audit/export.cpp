#include "audit/export.h"

#include <boost/json/serialize.hpp>

#include "audit/hand_lines.h"
#include "audit/round_records.h"
#include "base/money_text.h"
#include "canberra/table/enum_words.h"
#include "codec/from_json.h"
#include "rules/round/event_words.h"
#include "script/run.h"

namespace cardroom::audit {

namespace {

using Exported = Result<std::string, NoExport>;

std::string heading(const RoundRecords& records, RoundName round) {
  return "# Table " + std::to_string(round.table) + ", round " + std::to_string(round.round) +
         ": records " + std::to_string(records.records.front().sequence) + " to " +
         std::to_string(records.records.back().sequence) + " of the journal.\n";
}

// Adds commands as lines; the type of the first for which there are no words, or nothing.
template <class AnyCommand>
std::string add_all(HandLines& lines, const std::vector<CommandRecord>& records) {
  for (const CommandRecord& record : records) {
    const auto command = codec::from_json<AnyCommand>(record.command);
    if (!command || !lines.add(*command))
      return read_text(record.command, "type") ? *read_text(record.command, "type") : "?";
  }
  return {};
}

// What the script itself says against it; nothing when it runs to its end.
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

std::string stakes_at_end(const PokerReplay& replay, SeatSet seats) {
  std::string text = "expect stakes";
  for (const Seat seat : seats)
    if (!replay.table().place(seat).player.is_none())
      text += " " + std::to_string(seat.number()) + "=" +
              std::to_string(stake_of(replay.table(), seat).count());
  return text;
}

// The table as it stood, each player sitting down with what he had: one round and nothing before.
std::string short_form(const RoundRecords& records, HandLines& lines) {
  const auto& before = std::get<PokerReplay>(*records.at_start).table();
  const auto& after = std::get<PokerReplay>(*records.at_end);
  lines.add("rules " + records.rulebook);
  for (const auto& [key, value] : records.settings) lines.add("set " + key + " " + value);
  for (const CommandRecord& record : records.before)
    if (const auto command = codec::from_json<TableCommand>(record.command))
      if (const auto* const set = std::get_if<table_command::Determine>(&*command))
        lines.add(*command);
  SeatSet seats;
  for (unsigned at = 0; at < seats_max; ++at)
    if (!after.table().dealt_to[at].is_none()) seats.insert(seat_at(at));
  for (const Seat seat : seats)
    lines.add(table_command::Sit{before.place(seat).player, seat, before.place(seat).stake});
  lines.add((before.game->marker == Marker::buck ? "buck " : "button ") +
            std::to_string(after.table().marker.number()));
  lines.set_clock(start_of(records));
  const std::string unsaid = add_all<TableCommand>(lines, records.commands);
  if (!unsaid.empty()) return unsaid;
  lines.add(stakes_at_end(after, seats));
  return {};
}

// Everything that ever happened at the table, up to the end of the round.
std::string long_form(const RoundRecords& records, HandLines& lines) {
  lines.add("rules " + records.rulebook);
  for (const auto& [key, value] : records.settings) lines.add("set " + key + " " + value);
  lines.set_clock(start_of(records));
  if (auto unsaid = add_all<TableCommand>(lines, records.before); !unsaid.empty()) return unsaid;
  if (auto unsaid = add_all<TableCommand>(lines, records.commands); !unsaid.empty()) return unsaid;
  const auto& after = std::get<PokerReplay>(*records.at_end);
  lines.add(stakes_at_end(after, seated(after.table())));
  return {};
}

std::string canberra_form(const RoundRecords& records, HandLines& lines) {
  const auto& before = std::get<CanberraReplay>(*records.at_start).state();
  const auto& after = std::get<CanberraReplay>(*records.at_end).state();
  lines.add("rules canberra-2017");
  for (const auto& [key, value] : records.settings)
    if (key != "jackpot-pool" && key != "reserve-pool") lines.add("set " + key + " " + value);
  lines.add("set jackpot-pool " + in_dollars(canberra::meter(before.jackpot)));
  lines.add("set reserve-pool " + in_dollars(canberra::whole_cents(before.jackpot.reserve)));
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (before.boxes[at].occupied())
      lines.add(canberra::Command(
          canberra::command::Sit{seat_at(at), before.boxes[at].player, before.stake(seat_at(at))}));
  const std::string unsaid = add_all<canberra::Command>(lines, records.commands);
  if (!unsaid.empty()) return unsaid;
  std::string stakes = "expect stakes";
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (after.boxes[at].occupied())
      stakes += " " + std::to_string(at + 1) + "=" + in_dollars(after.stake(seat_at(at)));
  lines.add(stakes);
  return {};
}

using Form = std::string (*)(const RoundRecords&, HandLines&);

Exported written(const RoundRecords& records, RoundName round, Form form) {
  HandLines lines;
  if (const std::string unsaid = form(records, lines); !unsaid.empty())
    return NoExport{"hand scripts have no words for '" + unsaid + "'; export it as JSON"};
  std::string text = heading(records, round) + lines.text();
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
  if (std::holds_alternative<CanberraReplay>(*found->at_start))
    return written(*found, round, canberra_form);
  if (auto brief = written(*found, round, short_form)) return brief;
  return written(*found, round, long_form);
}

}  // namespace cardroom::audit
