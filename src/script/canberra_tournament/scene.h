// CanberraScene: the tournament of Canberra Poker a script runs, and the names of its players.
#pragma once

#include <string>

#include "script/teller.h"
#include "script/words_reader.h"
#include "words/canberra_tournament_story.h"

namespace cardroom {

struct CanberraScene {
  canberra::tournament::Tournament state;
  Teller teller;
  EntrantNames names;

  PlayerId player(const std::string& name);  // A new one where nobody has the name.
};

// Puts a command to the tournament and tells what came of it; false if it was refused.
bool put(CanberraScene& scene, const ScriptLine& line,
         const canberra::tournament::Command& command);

// What staff do, after their role; false when the verb is none of theirs.
bool read_canberra_staff(CanberraScene& scene, WordsReader& words, Role by);

// `expect …`
void expect_canberra(CanberraScene& scene, WordsReader& words);

}  // namespace cardroom
