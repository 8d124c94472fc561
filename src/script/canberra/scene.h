// CanberraScene: the table of a Canberra Poker script, and the rulings in the round.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canberra/game/determine.h"
#include "canberra/table/play.h"
#include "hosted/canberra.h"
#include "script/players.h"
#include "script/run.h"
#include "script/transcript.h"
#include "script/words_reader.h"
#include "words/canberra/story.h"

namespace cardroom {

// The lines that a script may leave out. A script with one such line must have all of them.
struct LeftOut {
  bool opening = true;   // No `operator opens`: the table is already open.
  bool settling = true;  // No `dealer settles`: it is settled when the last box has decided.
};

// A hosted table: its cards are told. Where the script says how they lie, a dealt table beside it
// holds them.
struct HostedBoxes {
  canberra::HostedCanberra game;
  std::optional<canberra::State> felt;
};

struct CanberraScene;

// Reads the rest of a line, and does what it says.
using ReadCanberraLine = void(CanberraScene& scene, WordsReader& words);

// The command that a line asks for; nullopt if the line is wrong.
using CanberraAsked = std::optional<canberra::Command>;

struct CanberraScene {
  explicit CanberraScene(const Script& script);

  Transcript transcript;
  LeftOut left;
  canberra::Determined determined;
  std::optional<canberra::State> table;
  std::optional<HostedBoxes> hosted;
  NamedPlayers players;
  canberra::BoxNames names;
  std::optional<CardList> shoe;
  int minute = 12 * 60;
  std::vector<RulingTold> rulings;  // The rulings of this round.

  canberra::State& state();  // Creates the table when it is first needed.
};

// Applies an event and adds it to the transcript.
void tell_event(CanberraScene& scene, const canberra::Event& event);

// Gives a command for a line: adds what happened, or the refusal, to the transcript. False if it
// was refused.
bool put(CanberraScene& scene, const ScriptLine& line, const canberra::Command& command);

// The same for what the dealer does without being told. The line's expectation is checked only if
// it is refused.
bool put_unasked(CanberraScene& scene, const ScriptLine& line, const canberra::Command& command);

// What comes before and after a player's line.
bool open_table(CanberraScene& scene, const ScriptLine& line);
bool call_wagers(CanberraScene& scene, const ScriptLine& line);
void settle_if_decided(CanberraScene& scene, const ScriptLine& line);

}  // namespace cardroom
