// CanberraWriter: commands of a table of Canberra Poker as a script (docs/hand-script-canberra.md).
#pragma once

#include "canberra/table/state.h"
#include "script/canberra/lines.h"
#include "script/script_writer.h"

namespace cardroom {

class CanberraWriter {
 public:
  CanberraWriter();

  // False, and nothing is written, where scripts have no words for it. What the dealer of a script
  // does without a line needs no words.
  bool add(const canberra::Command& command);

  // The time of day, where it is not the one of the line before.
  void time(int minute);

  // `expect stakes 1=190 2=187.50`, of the boxes that somebody has.
  void expect_stakes(const canberra::State& state);

  ScriptWriter script;

 private:
  int minute_ = 12 * 60;  // Of a script that does not say.
};

}  // namespace cardroom
