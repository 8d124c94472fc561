// HostedGame: a hosted table and what has been entered since its round began, so that entries can
// be taken back.
#pragma once

#include <vector>

#include "hosted/marks.h"
#include "hosted/table.h"

namespace cardroom {

// What a lesson keeps (hosted/lesson.h).
struct Lesson {
  bool on = false;
  bool answered = false;
  CardList laid;  // For the coming round.
  hosted_command::LessonAnswer answer;
  LessonTallies tallies = {};
  CARDROOM_DESCRIBED("lesson", on, answered, laid, answer, tallies);
};

struct HostedGame {
  HostedTable now;
  HostedTable since;                   // Before the entries that can be taken back.
  std::vector<HostedCommand> entries;  // In the order entered.
  Lesson lesson;
};

// Time goes on and is not taken back.
bool is_time(const HostedCommand& command);

// Whether a command is an entry that can be taken back: neither a deal, nor what happens around the
// round (a player sits down, buys chips), nor the time.
bool can_be_undone(const HostedCommand& command);

// As for a HostedTable, with Undo: it takes back the last entry of the round of play, until the
// next begins. A new deal stays, and so does what happened around the round since the entry.
Refusal play(HostedGame& game, const HostedCommand& command, const HostedListener& listener);

// An entry, at a table that is no lesson or once the lesson has looked at it.
Refusal enter(HostedGame& game, const HostedCommand& command, const HostedListener& listener);

}  // namespace cardroom
