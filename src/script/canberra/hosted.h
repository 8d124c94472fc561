// Hosted tables in scripts of Canberra Poker: lines that tell cards, and a script whose cards are
// known run as if they lay on a real table.
#pragma once

#include "script/canberra/scene.h"

namespace cardroom {

// Gives a command at a hosted table. If the script says how the cards lie, every card that the
// table asks for is told at once, and both tables must agree. False if the command was refused.
bool put_hosted(CanberraScene& scene, const ScriptLine& line, const canberra::Command& command);

// `hosted`, `tell own CARDS`, `tell BOX CARDS`, `undo`, `expect asks TEXT`.
void read_canberra_hosted(CanberraScene& scene, WordsReader& words);
void read_canberra_tell(CanberraScene& scene, WordsReader& words);
void read_canberra_undo(CanberraScene& scene, WordsReader& words);
void expect_canberra_asks(CanberraScene& scene, WordsReader& words);

}  // namespace cardroom
