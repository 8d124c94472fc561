// Commands of a hosted table: those of any table, and those by which its dealer says what they see.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/seat.h"
#include "base/seat_set.h"
#include "cards/card_list.h"
#include "hosted/marks.h"
#include "hosted/undo.h"
#include "rules/irregularity/irregularity.h"
#include "rules/table/commands.h"

namespace cardroom::hosted_command {

// The cards that the table asks for, or the first of them, in the order asked. At a showdown a
// player who is not the next may show first; then the seat says whose hand it is.
struct TellCards {
  Seat seat;
  CardList cards;
  CARDROOM_DESCRIBED("tell_cards", seat, cards);
};

// At a showdown the player does not show, but keeps the cards: they may still show them later, and
// the hand counts again if the payment is corrected (C-24). A hand that is thrown in is mucked.
struct KeepHidden {
  Seat seat;
  CARDROOM_DESCRIBED("keep_hidden", seat);
};

// Draw: how many cards a player throws away. Nobody sees which, unless one was seen before.
struct ThrowAway {
  Seat seat;
  std::uint8_t count = 0;
  CardSet seen;  // Those of them that everybody has seen.
  CARDROOM_DESCRIBED("throw_away", seat, count, seen);
};

// Chips are counted on the table: what lies in front of each player, between rounds. Seats that are
// left out were not counted.
struct CountStakes {
  FixedList<Seat, seats_max> seats;
  FixedList<Chips, seats_max> chips;  // In front of each of them.
  CARDROOM_DESCRIBED("count_stakes", seats, chips);
};

// In a lesson the trainee says what they would pay or rule before the book does.
struct LessonAnswer {
  Ruling ruling = Ruling::kept;
  Chips commission;
  FixedList<Seat, seats_max> seats;     // Who wins,
  FixedList<Chips, seats_max> amounts;  // and how much.
  CARDROOM_DESCRIBED("lesson_answer", ruling, commission, seats, amounts);
};

}  // namespace cardroom::hosted_command

namespace cardroom {

using HostedCommand =
    std::variant<TableCommand, hosted_command::TellCards, hosted_command::KeepHidden,
                 hosted_command::ThrowAway, hosted_command::CountStakes, hosted_command::LayCards,
                 hosted_command::LessonAnswer, hosted_command::Undo>;

}  // namespace cardroom
