#include "script/tournament/expect.h"

#include "base/clock_text.h"
#include "base/money_text.h"
#include "script/expectations.h"
#include "script/verbs.h"
#include "tournament/prizes/placings.h"
#include "tournament/prizes/prizes.h"
#include "tournament/rounds/race_off.h"
#include "tournament/view.h"
#include "words/text.h"

namespace cardroom {

namespace {

using namespace tournament;

const Entry* entry_of(TournamentScene& scene, WordsReader& words) {
  const std::string name = words.next("a name");
  const Entry* entry = find_entry(scene.state, scene.players.find_or_add(name));
  if (entry == nullptr && !words.error()) words.fail(quoted(name) + " has no entry");
  return entry;
}

std::string name_of(const TournamentScene& scene, PlayerId player) {
  return scene.players.name_of(player);
}

std::string level_text(const LevelNow& level) {
  return std::to_string(level.number) + " " + say_bets(level.blinds, level.ante);
}

// "1000x1 500x1 25x3": a stake in the chips that are in play at its table.
std::string chips_text(const Tournament& state, const Entry& entry) {
  if (entry.table == 0) return "none";
  std::string words;
  const Chips smallest = state.table(entry.table).chip;
  for (const ChipsOfKind& kind : in_chips(entry.stake, state.conditions, smallest))
    words += (words.empty() ? "" : " ") + text(kind.chip) + "x" + std::to_string(kind.count);
  return words.empty() ? "none" : words;
}

// The state of one entrant, of a table or of everything, in the words that the line uses.
using OfEntry = std::string(const TournamentScene& scene, const Entry& entry);
constexpr Verb<OfEntry> of_entry[] = {
    {"place", [](auto& scene, auto& entry) { return text(placing_of(scene.state, entry).place); }},
    {"prize", [](auto& scene, auto& entry) { return in_dollars(prize_of(scene.state, entry)); }},
    {"stake", [](auto&, auto& entry) { return text(entry.stake); }},
    {"chips", [](auto& scene, auto& entry) { return chips_text(scene.state, entry); }},
    {"status", [](auto&, auto& entry) { return std::string(word(entry.status)); }},
    {"rebuys", [](auto&, auto& entry) { return text(entry.rebuys); }},
    {"refunded", [](auto&, auto& entry) { return in_dollars(entry.refunded); }},
    {"seat", [](auto&, auto& entry) { return text(entry.table) + " " + text(entry.seat); }},
    {"played-by", [](auto& scene, auto& entry) {
       return entry.played_by.is_none() ? "themselves" : name_of(scene, entry.played_by);
     }}};

template <class Chosen>
std::string names_at(const TournamentScene& scene, const TournamentTable& table, Chosen chosen) {
  std::string names;
  for (const Seat seat : seats_taken(table)) {
    const Entry& entry = scene.state.entry_at(table, seat);
    if (chosen(entry)) names += (names.empty() ? "" : " ") + name_of(scene, entry.player);
  }
  return names.empty() ? "nobody" : names;
}

using OfTable = std::string(const TournamentScene& scene, const TournamentTable& table);
constexpr Verb<OfTable> of_table[] = {
    {"bets", [](auto&, auto& table) { return say_bets(table.level.blinds, table.level.ante); }},
    {"buck", [](auto&, auto& table) { return text(table.buck); }},
    {"chip", [](auto&, auto& table) { return text(table.chip); }},
    {"table",
     [](auto& scene, auto& table) {
       return names_at(scene, table, [](const Entry&) { return true; });
     }},
    {"absent", [](auto& scene, auto& table) {
       return names_at(scene, table, [](const Entry& entry) { return entry.absent; });
     }}};

std::string seats_text(const Tournament& state) {
  std::string words;
  for (const TournamentTable& table : state.tables)
    if (table.in_use) words += (words.empty() ? "" : " ") + std::to_string(players_at(table));
  return words;
}

std::string proposal_text(const TournamentScene& scene) {
  const TournamentBoard view = view_of(scene.state);
  if (view.break_table != 0) return "break " + std::to_string(view.break_table);
  if (!view.move) return "none";
  return "move " + name_of(scene, view.move->player) + " " + std::to_string(view.move->to) + " " +
         std::to_string(view.move->seat.number());
}

using OfAll = std::string(const TournamentScene& scene, const TournamentBoard& view);
constexpr Verb<OfAll> of_all[] = {
    {"level", [](auto&, auto& view) { return level_text(view.level); }},
    {"clock", [](auto&, auto& view) { return clock_text(view.clock_s); }},
    {"pool", [](auto&, auto& view) { return in_dollars(view.pool); }},
    {"commission", [](auto&, auto& view) { return in_dollars(view.commission); }},
    {"seats", [](auto& scene, auto&) { return seats_text(scene.state); }},
    {"left", [](auto&, auto& view) { return text(view.left); }},
    {"in-play", [](auto&, auto& view) { return text(view.in_play); }},
    {"removed", [](auto& scene, auto&) { return text(scene.state.removed); }},
    {"uncounted", [](auto& scene, auto&) { return text(scene.state.uncounted); }},
    {"phase", [](auto& scene, auto&) { return std::string(word(scene.state.phase)); }},
    {"proposal", [](auto& scene, auto&) { return proposal_text(scene); }},
    {"average", [](auto&, auto& view) { return text(view.average); }}};

}  // namespace

void expect_tournament(TournamentScene& scene, WordsReader& words) {
  if (words.take("story")) return expect_told(scene.transcript, words);
  std::string got;
  if (const auto entrant = take_verb(of_entry, words)) {
    const Entry* const entry = entry_of(scene, words);
    if (entry != nullptr) got = entrant(scene, *entry);
  } else if (const auto table = take_verb(of_table, words)) {
    got = table(scene, scene.state.table(read_table(words)));
  } else if (const auto all = take_verb(of_all, words)) {
    got = all(scene, view_of(scene.state));
  } else {
    words.fail(quoted(words.peek()) + " cannot be expected; see docs/tournament-script.md");
  }
  if (!words.error()) scene.transcript.expect(words.line(), words.rest(), got);
}

}  // namespace cardroom
