#include "script/poker/runner.h"

#include "rules/games/games.h"
#include "script/nearest.h"
#include "script/poker/expect.h"
#include "script/poker/expect_records.h"
#include "script/poker/hosted.h"
#include "script/poker/players.h"
#include "script/poker/staff.h"
#include "script/run_lines.h"
#include "script/verbs.h"
#include "words/describe.h"
#include "words/hosted_words.h"
#include "words/legal_words.h"

namespace cardroom {

namespace {

// Why the setting itself does not allow a change; the table would answer only with rule and clause.
std::optional<SettingRefusal> refusal_of(const Table& table, const std::string& key,
                                         const std::string& value) {
  Determinations wanted = table.determined;
  if (const auto read = determine(wanted, *table.game, key, value); !read) return read.error();
  if (lock_of(*find_setting(key), *table.game) == Lock::game_start && table.rounds > 0)
    return std::nullopt;
  const auto terms = make_terms(*table.game, wanted);
  return terms ? std::nullopt : std::optional(terms.error());
}

// Before the table is opened, determinations are collected; afterwards the operator changes them.
void change_setting(PokerScene& scene, const ScriptLine& line, const std::string& key,
                    const std::string& value) {
  const auto short_key = ShortText::from(key);
  const auto short_value = ShortText::from(value);
  if (!short_key || !short_value) {
    scene.transcript.refused(line, {"setting_value", {}, "no setting has a value that long"});
    return;
  }
  if (const auto refusal = refusal_of(*scene.table, key, value))
    return scene.transcript.refused(line, refused_by(*refusal));
  put(scene, line, table_command::Determine{Role::operator_, *short_key, *short_value});
}

void read_set(PokerScene& scene, WordsReader& words) {
  const std::string key = words.next("a setting");
  const std::string value = words.rest();
  if (value.empty()) words.fail("expected a value for " + key);
  if (words.error()) return;
  const ScriptLine& line = words.line();
  if (scene.table) return change_setting(scene, line, key, value);
  Determinations changed = scene.determined;
  if (const auto done = determine(changed, scene.game, key, value); !done) {
    scene.transcript.refused(line, refused_by(done.error()));
    return;
  }
  // Settings may come in any order: one that does not fit those before it may fit later ones. Only
  // a refusal that the script expects is reported at once.
  const auto terms = make_terms(scene.game, changed);
  if (!terms && line.refused) {
    scene.transcript.refused(line, refused_by(terms.error()));
    return;
  }
  scene.unsettled = terms ? std::nullopt : std::optional(line);
  scene.unsettled_told = false;
  scene.determined = changed;
  scene.settings.emplace_back(key, value);
  scene.transcript.accepted(line);
}

void read_seat(PokerScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string name = words.next("a name");
  const Chips stake = words.amount("a table stake");
  words.finish();
  if (words.error() || !open_scene(scene, words.line())) return;
  put(scene, words.line(), table_command::Sit{scene.player(name), seat, stake});
}

void read_marker(PokerScene& scene, WordsReader& words, Marker marker) {
  const Seat seat = words.seat();
  words.finish();
  if (scene.game.marker != marker)
    words.fail(marker == Marker::buck ? "this book has a dealer button, not a buck"
                                      : "this book has a buck, not a dealer button");
  if (words.error()) return;
  put(scene, words.line(), table_command::PlaceMarker{Role::dealer, seat});
}

void read_deal(PokerScene& scene, WordsReader& words) {
  words.finish();
  if (words.error() || !open_scene(scene, words.line())) return;
  // The deck may have been determined after the line that set the shoe.
  const CardList set = scene.shoe.value_or(CardList());
  const CardSet foreign = set_of(set) - deck_of(scene).cards();
  if (!foreign.empty())
    return words.fail("the shoe line has " + quoted(to_string(*foreign.begin())) +
                      ", which is no longer in the deck");
  const Shoe shoe = Shoe::starting_with(set, deck_of(scene));
  scene.shoe.reset();
  put(scene, words.line(), table_command::StartRound{shoe.rest(), scene.now_s});
}

void read_shoe(PokerScene& scene, WordsReader& words) {
  if (!open_scene(scene, words.line())) return;
  scene.shoe = words.cards(deck_of(scene));
}

// `time 0:01:30` moves the clock; nothing else does.
void read_time(PokerScene& scene, WordsReader& words) {
  const std::int64_t now_s = words.clock("0:01:30");
  words.finish();
  if (words.error() || !open_scene(scene, words.line())) return;
  scene.now_s = now_s;
  if (scene.started() && scene.table->dealing)
    put(scene, words.line(), Command(command::PassTime{scene.now_s}));
  else
    scene.transcript.accepted(words.line());
}

// `date 1999-12-31`: the day on which the table is opened (G-01).
void read_date(PokerScene& scene, WordsReader& words) {
  const std::string text = words.next("a day such as 1999-12-31");
  words.finish();
  const auto day = parse_day(text);
  if (!day) words.fail("expected a day such as 1999-12-31, not " + quoted(text));
  if (words.error()) return;
  const bool historical = scene.determined.historical.value_or(false);
  if (const auto refusal = refuse_day(scene.game, *day); refusal && !historical)
    scene.transcript.refused(words.line(), {std::string(refusal->rule->name), refusal->clause,
                                            say_not_in_force(scene.game)});
  else
    scene.transcript.accepted(words.line());
}

void read_buck(PokerScene& scene, WordsReader& words) { read_marker(scene, words, Marker::buck); }

void read_button(PokerScene& scene, WordsReader& words) {
  read_marker(scene, words, Marker::dealer_button);
}

constexpr Verb<ReadPokerLine> line_kinds[] = {
    {"date", read_date},       {"set", read_set},       {"seat", read_seat},
    {"buck", read_buck},       {"button", read_button}, {"shoe", read_shoe},
    {"deal", read_deal},       {"time", read_time},     {"expect", expect_poker},
    {"player", read_newcomer}, {"hosted", read_hosted}, {"tell", read_tell},
    {"undo", read_undo}};

void read_line(PokerScene& scene, WordsReader& words) {
  if (const auto read = take_verb(line_kinds, words)) return read(scene, words);
  if (words.at_number()) return read_player(scene, words);
  if (const auto role = words.take_role()) return read_staff(scene, words, *role);
  words.fail(quoted(words.peek()) + " does not begin a line of a script; " +
             what_else(words.peek(), poker_words()));
}

// What the table waits for at the end of the script.
std::string what_next(const PokerScene& scene) {
  if (!scene.started()) return "deal";
  const SeatNames names = names_at(*scene.table, scene.players);
  if (scene.hosted && scene.hosted->game.now.waits())
    return "tell " + say(scene.hosted->game.now.wanted, names);
  const Round& round = scene.round();
  if (!scene.table->dealing || round.stage == Stage::misdealt) return "deal";
  if (round.stage == Stage::ruling) return "the supervisor rules";
  if (round.stage == Stage::drawing) return say(round.turn, names) + " draws or stands";
  return say(round.turn, names) + ": " + say(round.legal);
}

}  // namespace

ScriptRun run_poker_script(const Script& script, const Game& game, ScriptCards cards) {
  PokerScene scene(game);
  if (cards == ScriptCards::told) scene.hosted.emplace().felt.emplace();
  run_lines(scene, script, read_line);
  // A script with only settings must still obey them.
  if (!scene.transcript.stopped() && !script.lines.empty()) open_scene(scene, script.lines.back());
  scene.transcript.next(what_next(scene));
  return scene.transcript.finish();
}

std::vector<std::string_view> poker_words() {
  std::vector<std::string_view> all;
  add_words(all, line_kinds);
  for (const auto& some : {player_words(), staff_words(), expect_words()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace cardroom
