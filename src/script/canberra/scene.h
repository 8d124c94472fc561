// HouseScene: the table a script of Canberra Poker plays at, and what has been ruled in the round.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canberra/game/determine.h"
#include "canberra/table/play.h"
#include "script/teller.h"
#include "script/words_reader.h"
#include "words/canberra_story.h"

namespace cardroom {

// What a script may leave undone. Whoever writes such a line writes all of them.
struct LeftOut {
  bool opening = true;   // No `operator opens`: the table is found open.
  bool settling = true;  // No `dealer settles`: settled when the last box has decided.
};

struct Ruling {
  std::string name;
  Clause by;
};

struct HouseScene {
  explicit HouseScene(const Script& script);

  Teller teller;
  LeftOut left;
  canberra::Determined determined;
  std::optional<canberra::State> table;
  canberra::BoxNames names;
  std::optional<CardList> shoe;
  int minute = 12 * 60;
  std::vector<Ruling> rulings;  // Of this round.

  canberra::State& state();  // Makes the table when it is first needed.
};

// Gives a command for a line: tells what happened, or the refusal. False if it was refused.
bool put(HouseScene& scene, const ScriptLine& line, const canberra::Command& command);

// The same for what the dealer does without being told; nothing is checked against the line unless
// it is refused.
bool put_unasked(HouseScene& scene, const ScriptLine& line, const canberra::Command& command);

// What comes before a line of players, and after it.
bool open_table(HouseScene& scene, const ScriptLine& line);
bool call_wagers(HouseScene& scene, const ScriptLine& line);
void settle_if_decided(HouseScene& scene, const ScriptLine& line);

// "2.50": dollars and cents.
Cents read_dollars(WordsReader& words, std::string_view expected = "an amount");
Clause read_clause(WordsReader& words);

// `dealer …`, `supervisor …`, `operator …`, `inspector …`: house_staff.cpp.
void read_staff(HouseScene& scene, WordsReader& words, Role by);

// `expect …`: house_expect.cpp.
void expect_house(HouseScene& scene, WordsReader& words);

}  // namespace cardroom
