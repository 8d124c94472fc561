// What every lesson has: cards that are laid, answers, and marks. A trainee's tally of them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/seat.h"
#include "canberra/game/settings.h"
#include "cards/card_list.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom {

enum class LessonPart : std::uint8_t { cards, payouts, commission, ruling };
constexpr std::string_view word(LessonPart part) {
  constexpr std::string_view words[] = {"cards", "payouts", "commission", "ruling"};
  return words[static_cast<std::size_t>(part)];
}
constexpr int count_of(LessonPart) { return static_cast<int>(LessonPart::ruling) + 1; }

// How many answers of a kind a trainee gave, and how many were right.
struct LessonTally {
  std::uint16_t asked = 0;
  std::uint16_t right = 0;
  CARDROOM_DESCRIBED("lesson_tally", asked, right);
};

using LessonTallies = std::array<LessonTally, count_of(LessonPart())>;  // By LessonPart.

constexpr void count_mark(LessonTallies& tallies, LessonPart part, bool right) {
  LessonTally& tally = tallies[static_cast<std::size_t>(part)];
  ++tally.asked;
  tally.right = static_cast<std::uint16_t>(tally.right + (right ? 1 : 0));
}

namespace hosted_command {

// In a lesson the room brings a shuffled shoe: these cards lie on the felt.
struct LayCards {
  CardList order;
  CARDROOM_DESCRIBED("lay_cards", order);
};

// At boxes of Canberra Poker: what the trainee would rule, or what each box gets beside its wagers.
// Below zero, it loses so much.
struct BoxesAnswer {
  Ruling ruling = Ruling::kept;
  FixedList<Seat, canberra::boxes_max> seats;
  FixedList<Cents, canberra::boxes_max> amounts_cents;
  CARDROOM_DESCRIBED("lesson_answer", ruling, seats, amounts_cents);
};

}  // namespace hosted_command

namespace hosted_event {

// Cards lie on the felt; the trainee has answered.
struct CardsLaid {
  CARDROOM_DESCRIBED("cards_laid");
};
struct AnswerGiven {
  CARDROOM_DESCRIBED("answer_given");
};
// An answer at boxes is marked.
struct BoxesMarked {
  LessonPart what = LessonPart::payouts;
  bool right = false;
  Ruling ruling_given = Ruling::kept;
  Ruling ruling = Ruling::kept;
  FixedList<Seat, canberra::boxes_max> seats = {};  // What each box really gets or, below zero,
  FixedList<Cents, canberra::boxes_max> amounts_cents = {};  // loses.
  CARDROOM_DESCRIBED("boxes_marked", what, right, ruling_given, ruling, seats, amounts_cents);
};

}  // namespace hosted_event

}  // namespace cardroom
