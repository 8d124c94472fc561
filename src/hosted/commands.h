// Commands of a hosted table: those of any table, and those by which its dealer says what they see.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/seat.h"
#include "cards/card_list.h"
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

// Takes back the last entry of this round of play.
struct Undo {
  CARDROOM_DESCRIBED("undo");
};

}  // namespace cardroom::hosted_command

namespace cardroom {

using HostedCommand =
    std::variant<TableCommand, hosted_command::TellCards, hosted_command::KeepHidden,
                 hosted_command::ThrowAway, hosted_command::Undo>;

}  // namespace cardroom
