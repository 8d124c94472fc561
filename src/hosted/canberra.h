// HostedCanberra: a table of Canberra Poker with real cards, and what has been entered since its
// cards were dealt, so that entries can be taken back.
#pragma once

#include <variant>
#include <vector>

#include "canberra/table/commands.h"
#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "hosted/marks.h"
#include "hosted/undo.h"
#include "rulebook/engine.h"

namespace cardroom::canberra {

using HostedCanberraCommand = std::variant<Command, hosted_command::LayCards,
                                           hosted_command::BoxesAnswer, hosted_command::Undo>;
using HostedCanberraEvent = std::variant<Event, hosted_event::CardsLaid, hosted_event::AnswerGiven,
                                         hosted_event::BoxesMarked, hosted_event::EntryUndone>;
using HostedCanberraEvents = std::vector<HostedCanberraEvent>;

// The hands of a lesson's round as they lie on the table.
struct HandsLaid {
  FiveCards dealer = {};
  std::array<FiveCards, boxes_max> boxes = {};
  const FiveCards& of(Seat seat) const { return seat.is_none() ? dealer : boxes[seat.index()]; }
  CARDROOM_DESCRIBED("hands_laid", dealer, boxes);
};

// What a lesson keeps (hosted/canberra_lesson.h).
struct BoxesLesson {
  bool on = false;
  bool answered = false;
  CardList laid;  // For the coming round.
  HandsLaid hands;
  hosted_command::BoxesAnswer answer;
  LessonTallies tallies = {};
  CARDROOM_DESCRIBED("boxes_lesson", on, answered, laid, hands, answer, tallies);
};

struct HostedCanberra {
  State now;
  State since;                   // Before the entries that can be taken back.
  std::vector<Command> entries;  // In the order entered.
  BoxesLesson lesson = {};
};

// Settings for a table whose cards are told.
Settings hosted(Settings settings);

// What the dealer enters and can take back; the settlement follows from an entry by itself.
bool is_entry(const Command& command);

// Refuses and changes nothing, or obeys and adds what happened. Undo takes back the last entry of
// the round, until the next is called, but not the deal. What happens to the table itself (a player
// sits down, a fault) stays.
Refusal play(HostedCanberra& game, const HostedCanberraCommand& command,
             HostedCanberraEvents& events);

// An entry, at a table that is no lesson or once the lesson has looked at it.
Refusal enter(HostedCanberra& game, const Command& command, HostedCanberraEvents& events);

}  // namespace cardroom::canberra
