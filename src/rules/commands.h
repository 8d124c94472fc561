// Commands: what a player or the house asks of a round of play.
#pragma once

#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/money.h"
#include "base/seat.h"
#include "cards/card_list.h"
#include "rules/staff_commands.h"

namespace cardroom::command {

#define CARDROOM_SEAT_ONLY(Type, text)                                                    \
  struct Type {                                                                           \
    static constexpr std::string_view name = text;                                        \
    Seat seat;                                                                            \
    static constexpr void fields(auto&& self, auto&& visit) { visit("seat", self.seat); } \
  }

CARDROOM_SEAT_ONLY(Fold, "fold");
CARDROOM_SEAT_ONLY(Check, "check");
CARDROOM_SEAT_ONLY(Decline, "decline");  // The last blind passes its option.
CARDROOM_SEAT_ONLY(Call, "call");
CARDROOM_SEAT_ONLY(TapOut, "tap_out");
CARDROOM_SEAT_ONLY(Stand, "stand");  // Draws no card.
CARDROOM_SEAT_ONLY(Show, "show");
CARDROOM_SEAT_ONLY(Muck, "muck");
#undef CARDROOM_SEAT_ONLY

struct Bet {
  static constexpr std::string_view name = "bet";
  Seat seat;
  Chips to;  // The seat's total in the betting round.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("to", self.to);
  }
};

struct RaiseTo {
  static constexpr std::string_view name = "raise";
  Seat seat;
  Chips to;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("to", self.to);
  }
};

struct Draw {
  static constexpr std::string_view name = "draw";
  Seat seat;
  CardSet cards;  // Thrown away.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("cards", self.cards);
  }
};

}  // namespace cardroom::command

namespace cardroom {

using Command =
    std::variant<command::Fold, command::Check, command::Decline, command::Call, command::Bet,
                 command::RaiseTo, command::TapOut, command::Draw, command::Stand, command::Show,
                 command::Muck, command::Reshuffle, command::Redeal, command::Report,
                 command::Choose, command::StartClock, command::StopClock, command::PassTime,
                 command::VoidRound, command::VoidWager, command::PenaltyFold, command::LendChips,
                 command::DividePot>;

}  // namespace cardroom
