// The order of the players of a hand that a poker site tells: by the button, or by their blinds.
#pragma once

#include <array>

#include "history/told.h"

namespace cardroom::history {

constexpr std::size_t text_players_most = 10;

// Leaves out all players but these.
void leave_out(ToldHand& told, const std::array<bool, text_players_most>& stay);

// Puts the first player after the button first.
void order_by_button(ToldHand& told, int button);

// The blinds of a hand, and the seats of those who post them; 0 if nobody does.
struct BlindsPosted {
  Decimal small;
  Decimal big;
  int small_seat = 0;
  int big_seat = 0;
};

// Takes players in the order of the button. If somebody between the button and the blinds only
// waits, or the button is not told, those who post the blinds say who is first. A player whose
// chips all go into the ante has a blind without posting it.
void order_by_blinds(ToldHand& told, const BlindsPosted& posted);

}  // namespace cardroom::history
