// `expect …` in the scripts of tournaments.
#include <algorithm>

#include "base/clock_text.h"
#include "base/money_text.h"
#include "script/tournament/scene.h"
#include "tournament/placings.h"
#include "tournament/prizes.h"
#include "tournament/race_off.h"
#include "tournament/view.h"
#include "words/text.h"

namespace cardroom {

using namespace tournament;

namespace {

const Entry* entry_of(TournamentScene& scene, WordsReader& words) {
  const std::string name = words.next("a name");
  const Entry* entry = find_entry(scene.state, scene.player(name));
  if (entry == nullptr && !words.error()) words.fail(quoted(name) + " has no entry");
  return entry;
}

std::string name_of(const TournamentScene& scene, PlayerId player) {
  return scene.names[player.number() - 1];
}

std::string level_text(const LevelNow& level) {
  return std::to_string(level.number) + " " + say_bets(level.blinds, level.ante);
}

// "1000x1 500x1 25x3": a stake in the chips that are in play at its table.
std::string chips_text(const Tournament& state, const Entry& entry) {
  if (entry.table == 0) return "none";
  std::string words;
  const Chips smallest = state.table(entry.table).chip;
  for (const ChipsOfKind& kind : in_chips(state.conditions, entry.stake, smallest))
    words += (words.empty() ? "" : " ") + text(kind.chip) + "x" + std::to_string(kind.count);
  return words.empty() ? "none" : words;
}

// What is so of one entrant, in the words the line expects it in.
std::optional<std::string> of_entry(const TournamentScene& scene, const Entry& entry,
                                    const std::string& what) {
  if (what == "place") return std::to_string(standing_of(scene.state, entry).place);
  if (what == "prize") return in_dollars(prize_of(scene.state, entry));
  if (what == "stake") return text(entry.stake);
  if (what == "chips") return chips_text(scene.state, entry);
  if (what == "status") return std::string(word(entry.status));
  if (what == "rebuys") return std::to_string(entry.rebuys);
  if (what == "refunded") return in_dollars(entry.refunded);
  if (what == "seat")
    return std::to_string(entry.table) + " " + std::to_string(entry.seat.number());
  if (what == "played-by")
    return entry.played_by.is_none() ? "himself" : name_of(scene, entry.played_by);
  return std::nullopt;
}

std::optional<std::string> of_table(const TournamentScene& scene, const TableState& table,
                                    const std::string& what) {
  if (what == "bets") return say_bets(table.level.blinds, table.level.ante);
  if (what == "buck") return std::to_string(table.buck.number());
  if (what == "chip") return text(table.chip);
  if (what == "table" || what == "absent") {
    std::string names;
    for (const Seat seat : seats_taken(table)) {
      const Entry& entry = scene.state.entries[table.who[seat.index()] - 1U];
      if (what == "absent" && !entry.absent) continue;
      names += (names.empty() ? "" : " ") + name_of(scene, entry.player);
    }
    return names.empty() ? "nobody" : names;
  }
  return std::nullopt;
}

std::string seats_text(const Tournament& state) {
  std::string words;
  for (const TableState& table : state.tables)
    if (table.in_use) words += (words.empty() ? "" : " ") + std::to_string(players_at(table));
  return words;
}

std::string proposal_text(const TournamentScene& scene) {
  const View view = view_of(scene.state);
  if (view.break_table != 0) return "break " + std::to_string(view.break_table);
  if (!view.move) return "none";
  return "move " + name_of(scene, view.move->player) + " " + std::to_string(view.move->to) + " " +
         std::to_string(view.move->seat.number());
}

std::optional<std::string> of_all(const TournamentScene& scene, const std::string& what) {
  const Tournament& state = scene.state;
  const View view = view_of(state);
  if (what == "level") return level_text(view.level);
  if (what == "clock") return clock_text(view.clock_s);
  if (what == "pool") return in_dollars(view.pool);
  if (what == "commission") return in_dollars(view.commission);
  if (what == "seats") return seats_text(state);
  if (what == "left") return std::to_string(view.left);
  if (what == "in-play") return text(view.in_play);
  if (what == "removed") return text(state.removed);
  if (what == "uncounted") return text(state.uncounted);
  if (what == "phase") return std::string(word(state.phase));
  if (what == "proposal") return proposal_text(scene);
  if (what == "average") return text(view.average);
  return std::nullopt;
}

constexpr std::string_view of_entries[] = {"chips",  "place",    "prize", "stake",    "status",
                                           "rebuys", "refunded", "seat",  "played-by"};
constexpr std::string_view of_tables[] = {"bets", "buck", "chip", "table", "absent"};

}  // namespace

void expect_tournament(TournamentScene& scene, WordsReader& words) {
  const std::string what = words.next("what is expected");
  if (words.error()) return;
  if (what == "story") {
    const std::string wanted = words.rest();
    scene.teller.expect(words.line(), wanted, scene.teller.has_told(wanted) ? wanted : "not told");
    return;
  }
  std::optional<std::string> got;
  if (std::find(std::begin(of_entries), std::end(of_entries), what) != std::end(of_entries)) {
    if (const Entry* entry = entry_of(scene, words)) got = of_entry(scene, *entry, what);
  } else if (std::find(std::begin(of_tables), std::end(of_tables), what) != std::end(of_tables)) {
    got = of_table(scene, scene.state.table(read_table(words)), what);
  } else {
    got = of_all(scene, what);
    if (!got) words.fail(quoted(what) + " is nothing to expect; see docs/tournament-script.md");
  }
  if (words.error() || !got) return;
  scene.teller.expect(words.line(), words.rest(), *got);
}

}  // namespace cardroom
