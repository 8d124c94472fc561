// CanberraScene: the table a script of Canberra Poker plays at, and what has been ruled in the
// round.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canberra/game/determine.h"
#include "canberra/table/play.h"
#include "script/players.h"
#include "script/transcript.h"
#include "script/words_reader.h"
#include "words/canberra_story.h"

namespace cardroom {

// What a script may leave undone. A script that has one such line has all of them.
struct LeftOut {
  bool opening = true;   // No `operator opens`: the table is found open.
  bool settling = true;  // No `dealer settles`: settled when the last box has decided.
};

struct CanberraScene;

// Reads the rest of a line, and does what it says.
using ReadCanberraLine = void(CanberraScene& scene, WordsReader& words);

// What a line asks of the table; nothing where the line is wrong.
using CanberraAsked = std::optional<canberra::Command>;

struct CanberraScene {
  explicit CanberraScene(const Script& script);

  Transcript transcript;
  LeftOut left;
  canberra::Determined determined;
  std::optional<canberra::State> table;
  NamedPlayers players;
  canberra::BoxNames names;
  std::optional<CardList> shoe;
  int minute = 12 * 60;
  std::vector<RulingTold> rulings;  // Of this round.

  canberra::State& state();  // Makes the table when it is first needed.
};

// Gives a command for a line: tells what happened, or the refusal. False if it was refused.
bool put(CanberraScene& scene, const ScriptLine& line, const canberra::Command& command);

// The same for what the dealer does without being told; nothing is checked against the line unless
// it is refused.
bool put_unasked(CanberraScene& scene, const ScriptLine& line, const canberra::Command& command);

// What comes before a line of players, and after it.
bool open_table(CanberraScene& scene, const ScriptLine& line);
bool call_wagers(CanberraScene& scene, const ScriptLine& line);
void settle_if_decided(CanberraScene& scene, const ScriptLine& line);

}  // namespace cardroom
