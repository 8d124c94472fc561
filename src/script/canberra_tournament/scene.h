// CanberraTournamentScene: the tournament of Canberra Poker that a script runs, and the names of
// its players.
#pragma once

#include <string>

#include "canberra/tournament/play.h"
#include "script/players.h"
#include "script/transcript.h"
#include "script/words_reader.h"
#include "words/canberra/tournament_story.h"

namespace cardroom {

struct CanberraTournamentScene;

// Reads the rest of a line, and does what it says.
using ReadSessionLine = void(CanberraTournamentScene& scene, WordsReader& words);

struct CanberraTournamentScene {
  canberra::tournament::Tournament state;
  Transcript transcript;
  NamedPlayers players;
};

// Plays a command and reports what happened; false if it was refused.
bool put(CanberraTournamentScene& scene, const ScriptLine& line,
         const canberra::tournament::Command& command);

canberra::tournament::TableNumber read_session_table(WordsReader& words);
PlayerId read_player(CanberraTournamentScene& scene, WordsReader& words);

}  // namespace cardroom
