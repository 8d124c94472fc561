// PokerScene: the table of a hand script, and what has happened in the round of play so far.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "hosted/game.h"
#include "rules/table/table.h"
#include "script/players.h"
#include "script/transcript.h"
#include "script/words_reader.h"
#include "words/story.h"

namespace cardroom {

struct PokerScene;

// Reads the rest of a line, and does what it says.
using ReadPokerLine = void(PokerScene& scene, WordsReader& words);

// The command that a line asks for; nullopt if the line is wrong.
using Asked = std::optional<TableCommand>;

// What has happened in the round of play so far.
struct RoundNotes {
  std::array<Chips, seats_max> returned{};
  std::array<Chips, seats_max> won{};
  std::vector<RulingTold> rulings;
};

// A hosted table: its cards are told.
struct HostedScene {
  HostedGame game;
  std::optional<Table> felt;  // The same play with dealt cards, if the script says which they are.
  std::vector<RoundNotes> before;  // Before each entry that can be taken back.
};

struct PokerScene {
  explicit PokerScene(const Game& played) : game(played) {}

  const Game& game;
  Transcript transcript;
  Determinations determined;                                  // Before the table is opened.
  std::vector<std::pair<std::string, std::string>> settings;  // The same in words.
  std::optional<ScriptLine> unsettled;  // The last setting, if it does not fit the others.
  bool unsettled_told = false;          // It is reported only once.

  std::optional<Table> table;  // Opened by the first line that needs it.
  std::optional<HostedScene> hosted;
  NamedPlayers players;
  std::optional<CardList> shoe;
  std::int64_t now_s = 0;

  RoundNotes noted;
  FixedList<Seat, 10> told;  // The seats that were told something last.

  bool started() const { return table && table->rounds > 0; }
  const Round& round() const;
  const Round& felt() const;                 // The round as the cards lie.
  PlayerId player(const std::string& name);  // A new player if nobody has the name.
};

RefusalTold refused_by(const SettingRefusal& refusal);

// Opens the table; reports a refusal of its determinations against `line`.
bool open_scene(PokerScene& scene, const ScriptLine& line);

// The deck in use, which is needed to read cards.
Deck deck_of(const PokerScene& scene);

// The players in their seats.
SeatNames names_at(const Table& table, const NamedPlayers& players);

// Reports an event of the table: the tables before and after it say who is meant.
void report_event(PokerScene& scene, const HostedEvent& event, const Table& before,
                  const Table& after);

// Plays a command at the table and reports what happened.
void put(PokerScene& scene, const ScriptLine& line, const TableCommand& command);

// Plays what a line asked for, once the line is known to be complete.
void put_asked(PokerScene& scene, WordsReader& words, const Asked& asked);

}  // namespace cardroom
