// Slots: every card of a hand in the order in which the game deals it.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/card.h"

namespace cardroom::history {

struct Slot {
  Card card;                // No card if it is not known.
  int player = -1;          // Whose card it is; -1 for a communal card.
  bool highest = false;     // If it is not known, the highest that is left: it must not open.
  bool up = false;          // Face up in front of its player.
  std::uint8_t street = 0;  // Which betting round comes after it.
};
using Slots = std::vector<Slot>;

}  // namespace cardroom::history
