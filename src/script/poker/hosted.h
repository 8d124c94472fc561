// Hosted tables in hand scripts: lines that tell cards, and a script whose cards are known run as
// if they lay on the felt.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "script/poker/scene.h"

namespace cardroom {

// Plays a command and reports what happened. If the script says how the cards lie, every card that
// the table asks for is told at once. False if the command was refused.
bool put_hosted(PokerScene& scene, const ScriptLine& line, const TableCommand& command);

// `hosted`, `tell CARDS`, `undo`.
void read_hosted(PokerScene& scene, WordsReader& words);
void read_tell(PokerScene& scene, WordsReader& words);
void read_undo(PokerScene& scene, WordsReader& words);

// `SEAT shows CARDS`, `SEAT draws COUNT [seen CARDS]`, `SEAT hides`, once seat and verb are read.
// False if the line says something else, and is read as at any table.
bool read_hosted_player(PokerScene& scene, WordsReader& words, Seat seat, std::string_view verb);

// `expect asks TEXT`.
void expect_asks(PokerScene& scene, WordsReader& words);

// `expect says TEXT`: a card that nobody has seen is written ?? in the story.
void expect_hosted_says(PokerScene& scene, WordsReader& words);

}  // namespace cardroom
