// TournamentScene: the tournament a script runs, and the names of its players.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "script/teller.h"
#include "script/words_reader.h"
#include "tournament/play.h"
#include "words/tournament_story.h"

namespace cardroom {

struct TournamentScene {
  explicit TournamentScene(const tournament::Format& format)
      : state(tournament::make_tournament(format)) {}

  tournament::Tournament state;
  Teller teller;
  tournament::PlayerNames names;
  std::optional<Role> by;  // Whom the line names before its verb.

  PlayerId player(const std::string& name);  // A new one where nobody has the name.
};

// Puts a command to the tournament and tells what came of it; false if it was refused.
bool put(TournamentScene& scene, const ScriptLine& line, const tournament::Command& command);

// The same for the first part of a line that has a second: what the line expects is of that.
bool put_first(TournamentScene& scene, const ScriptLine& line, const tournament::Command& command);

// What the director and the operator do, what tables report: tournament_acts.cpp.
bool read_director(TournamentScene& scene, WordsReader& words, const std::string& verb);

// `expect …`: tournament_expect.cpp.
void expect_tournament(TournamentScene& scene, WordsReader& words);

// "ann", "p1..p9": names, one or many.
std::vector<std::string> read_names(WordsReader& words);
PlayerId read_player(TournamentScene& scene, WordsReader& words);
tournament::TableNumber read_table(WordsReader& words);
// "1:30:00", "1:30": hours, minutes and seconds.
std::int64_t read_seconds(WordsReader& words);

}  // namespace cardroom
