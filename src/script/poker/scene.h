// PokerScene: the table a hand script plays at, and what has happened in the round of play so far.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "rules/table/table.h"
#include "script/players.h"
#include "script/transcript.h"
#include "script/words_reader.h"
#include "words/story.h"

namespace cardroom {

struct PokerScene;

// Reads the rest of a line, and does what it says.
using ReadPokerLine = void(PokerScene& scene, WordsReader& words);

// What a line asks of the table; nothing where the line is wrong.
using Asked = std::optional<TableCommand>;

struct PokerScene {
  explicit PokerScene(const Game& played) : game(played) {}

  const Game& game;
  Transcript transcript;
  Determinations determined;                                  // Before the table is opened.
  std::vector<std::pair<std::string, std::string>> settings;  // The same in words.
  std::optional<ScriptLine> unsettled;  // The last setting, where it does not fit the others.
  bool unsettled_told = false;          // Once is enough.

  std::optional<Table> table;  // Opened by the first line that needs it.
  NamedPlayers players;
  std::optional<CardList> shoe;
  std::int64_t now_s = 0;

  std::array<Chips, seats_max> returned{};  // In the round of play so far.
  std::array<Chips, seats_max> won{};
  std::vector<RulingTold> rulings;
  FixedList<Seat, 10> told;  // With whom information was shared last.

  bool started() const { return table && table->rounds > 0; }
  const Round& round() const;
  PlayerId player(const std::string& name);  // A new one where nobody has the name.
};

RefusalTold refused_by(const SettingRefusal& refusal);

// Opens the table; tells a refusal of its determinations against `line`.
bool open_scene(PokerScene& scene, const ScriptLine& line);

// The deck in use, for reading cards.
Deck deck_of(const PokerScene& scene);

// Puts a command to the table and tells what came of it.
void put(PokerScene& scene, const ScriptLine& line, const TableCommand& command);

// Puts what a line asked for, once the line is found to be whole.
void put_asked(PokerScene& scene, WordsReader& words, const Asked& asked);

}  // namespace cardroom
