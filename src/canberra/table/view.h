// What one viewer may see. It is computed from the state on the server; no byte of it depends on a
// card that the viewer may not know (CP17-13.1).
#pragma once

#include "canberra/table/events.h"
#include "canberra/table/legal.h"

namespace cardroom::canberra {

// A player at a box, or, with no seat, an onlooker. The dealer sees no more than an onlooker:
// nobody may look at the dealer's four hidden cards before the settlement.
struct Viewer {
  Seat seat;
};

struct VisibleBox {
  Seat seat;
  PlayerId player;
  Cents stake;
  Chips ante;
  Chips bet;
  Cents jackpot;
  BoxResult result;
  FiveCards cards = {};  // No card where one is hidden.
  BoxStanding standing = BoxStanding::out;
  Declared declared = Declared::no;
  bool marker = false;
  bool racked = false;
  friend constexpr bool operator==(const VisibleBox&, const VisibleBox&) = default;
};

struct VisibleTable {
  TablePhase phase = TablePhase::closed;
  Sign sign;  // CP17-3.1, CP17-3.3, CP17-3.6, CP17-8.2: displayed at the table.
  Sign noticed;
  bool sign_noticed = false;
  bool closing_noticed = false;
  JackpotEquipment equipment = JackpotEquipment::working;
  Cents meter;  // CP17-10.3.
  FixedList<VisibleBox, boxes_max> boxes;
  FiveCards dealer = {};
  std::uint8_t up = 4;
  Legal legal;
  friend constexpr bool operator==(const VisibleTable&, const VisibleTable&) = default;
};

VisibleTable view_for(const State& state, Viewer viewer);

// The event as this viewer may see it; `after` is the state once its command is done.
Event seen_by(const State& after, const Event& event, Viewer viewer);

// The table as far as somebody knows it: in the place of every card that they cannot see lies
// another that they cannot see either, always in the same way. What is asked of such a table cannot
// depend on a hidden card.
State known_to(const State& state, Viewer viewer);

// CP17-1.2: what a box on the layout is marked with.
inline constexpr std::string_view ante_label = "ante";        // CP17-1.2(a)
inline constexpr std::string_view bet_label = "bet";          // CP17-1.2(b)
inline constexpr std::string_view jackpot_label = "jackpot";  // CP17-1.2(c)

}  // namespace cardroom::canberra
