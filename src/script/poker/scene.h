// CashScene: the table a cash script plays at, and what has happened in the round of play so far.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "rules/table/table.h"
#include "script/teller.h"
#include "script/words_reader.h"
#include "words/story.h"

namespace cardroom {

struct ToldRuling {
  std::string name;
  Clause clause;
};

struct CashScene {
  explicit CashScene(const Game& played) : game(played) {}

  const Game& game;
  Teller teller;
  Determinations determined;                                  // Before the table is opened.
  std::vector<std::pair<std::string, std::string>> settings;  // The same in words.
  std::optional<ScriptLine> unsettled;  // The last setting, where it does not fit the others.
  bool unsettled_told = false;          // Once is enough.

  std::optional<Table> table;        // Opened by the first line that needs it.
  std::vector<std::string> players;  // Names; a PlayerId is a place here, counted from one.
  std::optional<CardList> shoe;
  std::int64_t now_s = 0;

  std::array<Chips, seats_max> returned{};  // In the round of play so far.
  std::array<Chips, seats_max> won{};
  std::vector<ToldRuling> rulings;
  FixedList<Seat, 10> told;  // With whom information was shared last.

  bool started() const { return table && table->rounds > 0; }
  const Round& round() const;
  PlayerId player(const std::string& name);  // A new one where nobody has the name.
};

Refused refused_by(const Violation& violation);
Refused refused_by(const SettingRefusal& refusal);

// Opens the table; tells a refusal of its determinations against `line`.
bool open_scene(CashScene& scene, const ScriptLine& line);

// The deck in use, for reading cards.
Deck deck_of(const CashScene& scene);

// Puts a command to the table and tells what came of it.
void put(CashScene& scene, const ScriptLine& line, const TableCommand& command);

// `N verb …`, `player NAME verb …`.
void read_player(CashScene& scene, WordsReader& words);
void read_newcomer(CashScene& scene, WordsReader& words);

// `dealer …`, `supervisor …`, `operator …`; false when the line does not begin with a role.
bool read_staff(CashScene& scene, WordsReader& words);

// `expect …`.
void expect_cash(CashScene& scene, WordsReader& words);
// `expect …` of what staff put on record; false when the line expects something else.
bool expect_record(CashScene& scene, WordsReader& words);

// What these readers know; docs/hand-script.md has it all.
std::vector<std::string_view> player_words();
std::vector<std::string_view> staff_words();
std::vector<std::string_view> expect_words();
std::vector<std::string_view> record_words();

}  // namespace cardroom
