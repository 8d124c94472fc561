// CanberraWriter: commands of a table of Canberra Poker as a script (docs/hand-script-canberra.md).
#pragma once

#include "canberra/table/state.h"
#include "script/canberra/lines.h"
#include "script/script_writer.h"

namespace cardroom {

class CanberraWriter {
 public:
  CanberraWriter();

  // Returns false and writes nothing if scripts have no words for it. What the dealer of a script
  // does without being told needs no words.
  bool add(const canberra::Command& command);

  // The time of day, if it differs from that of the line before.
  void time(int minute);

  // `expect stakes 1=190 2=187.50`, for the boxes that are taken.
  void expect_stakes(const canberra::State& state);

  ScriptWriter script;

 private:
  int minute_ = 12 * 60;  // The time in a script that does not say.
};

}  // namespace cardroom
