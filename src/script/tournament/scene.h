// TournamentScene: the tournament a script runs, and the names of its players.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "script/players.h"
#include "script/transcript.h"
#include "script/words_reader.h"
#include "tournament/play.h"
#include "words/tournament/story.h"

namespace cardroom {

struct TournamentScene;

// Reads the rest of a line, and does what it says.
using ReadTournamentLine = void(TournamentScene& scene, WordsReader& words);

struct TournamentScene {
  explicit TournamentScene(const tournament::Format& format)
      : state(tournament::make_tournament(format)) {}

  tournament::Tournament state;
  Transcript transcript;
  NamedPlayers players;
  std::optional<Role> by;  // The role that the line names before its verb.

  Role by_or(Role usual) const { return by.value_or(usual); }
};

// Plays a command and reports what happened; false if it was refused.
bool put(TournamentScene& scene, const ScriptLine& line, const tournament::Command& command);

// The same for the first part of a line with two parts; the line's expectation is about the second.
bool put_first(TournamentScene& scene, const ScriptLine& line, const tournament::Command& command);

// "ann", "p1..p9": names, one or many.
std::vector<std::string> read_names(WordsReader& words);
PlayerId read_player(TournamentScene& scene, WordsReader& words);
tournament::TableNumber read_table(WordsReader& words);

}  // namespace cardroom
