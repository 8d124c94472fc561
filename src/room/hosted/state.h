// What a hosted table shows besides what every table does: the cards it asks for, and what its
// dealer needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/money.h"
#include "base/seat.h"
#include "codec/values.h"
#include "hosted/events.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom::room::outgoing {

// Wagers that go back after a misdeal or a void round.
struct GivenBack {
  codec::Some<Seat> seat;
  Chips amount;
  CARDROOM_PART("given_back", seat, amount);
};

// A card that lies on the felt in a lesson.
struct LyingCard {
  Seat seat;  // Null: a communal card, or the dealer's own.
  Card card;
  CARDROOM_PART("lying_card", seat, card);
};

struct LessonMarks {
  LessonPart what = LessonPart::cards;
  std::uint32_t asked = 0;
  std::uint32_t right = 0;
  CARDROOM_PART("lesson_marks", what, asked, right);
};

struct LessonState {
  bool answered = false;
  bool due = false;             // At boxes: play goes on with an answer.
  std::vector<LyingCard> lies;  // What a dealer would see now, and has not entered.
  std::vector<LessonMarks> marks;
  CARDROOM_PART("lesson_state", answered, due, lies, marks);
};

struct HostedState {
  WantedFor wanted = WantedFor::nothing;
  cardroom::Clause clause;  // Of what is asked for.
  std::vector<Seat> whose;  // One for each card asked for; null: a communal card.
  std::vector<Seat> due;    // At a showdown: the hands that are still to come.
  std::string asks;         // The same in words; empty: no card is asked for.
  std::string say;          // What the dealer says aloud.
  std::vector<GivenBack> back;

  // For those who enter.
  std::uint32_t entries = 0;  // How many can be taken back.
  std::vector<Card> told;
  std::vector<Irregularity> irregularities;  // That the book rules on at this moment.
  std::int64_t began_s = 0;                  // When the last round began.
  std::uint32_t an_hour = 0;                 // Rounds, at the pace of the last ones.
  std::optional<LessonState> lesson;         // In a rehearsal.
  CARDROOM_PART("hosted_state", wanted, clause, whose, due, asks, say, back, entries, told,
                irregularities, began_s, an_hour, lesson);
};

}  // namespace cardroom::room::outgoing
