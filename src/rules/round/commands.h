// Commands: what a player or the house asks for in a round of play.
#pragma once

#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/money.h"
#include "base/seat.h"
#include "cards/card_list.h"
#include "rules/irregularity/staff_commands.h"

namespace cardroom::command {

struct Fold {
  Seat seat;
  CARDROOM_DESCRIBED("fold", seat);
};

struct Check {
  Seat seat;
  CARDROOM_DESCRIBED("check", seat);
};

// The last blind passes its option.
struct Decline {
  Seat seat;
  CARDROOM_DESCRIBED("decline", seat);
};

struct Call {
  Seat seat;
  CARDROOM_DESCRIBED("call", seat);
};

struct TapOut {
  Seat seat;
  CARDROOM_DESCRIBED("tap_out", seat);
};

// Draws no card.
struct Stand {
  Seat seat;
  CARDROOM_DESCRIBED("stand", seat);
};

struct Show {
  Seat seat;
  CARDROOM_DESCRIBED("show", seat);
};

struct Muck {
  Seat seat;
  CARDROOM_DESCRIBED("muck", seat);
};

struct Bet {
  Seat seat;
  Chips to;  // The seat's total in the betting round.
  CARDROOM_DESCRIBED("bet", seat, to);
};

struct RaiseTo {
  Seat seat;
  Chips to;
  CARDROOM_DESCRIBED("raise", seat, to);
};

struct Draw {
  Seat seat;
  CardSet cards;  // The cards thrown away.
  CARDROOM_DESCRIBED("draw", seat, cards);
};

}  // namespace cardroom::command

namespace cardroom {

using Command =
    std::variant<command::Fold, command::Check, command::Decline, command::Call, command::Bet,
                 command::RaiseTo, command::TapOut, command::Draw, command::Stand, command::Show,
                 command::Muck, command::Reshuffle, command::Redeal, command::Report,
                 command::Choose, command::StartClock, command::StopClock, command::PassTime,
                 command::VoidRound, command::VoidWager, command::PenaltyFold, command::StrikeOut,
                 command::LendChips, command::DividePot>;

}  // namespace cardroom
