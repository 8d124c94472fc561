// RoundView: what one viewer may see of a round of play. It is made on the server from the state;
// no byte of it depends on a card that the viewer may not see.
//
// Players see their own cards, even after folding them. Everybody sees cards dealt face up or
// exposed by mistake, communal cards and hands that were shown. Nobody sees the shoe, burned or
// thrown-away cards, or hands that were folded or not shown; the dealer sees no more of the cards
// than a spectator does. The legal list goes to the player to act and to the dealer, who must know
// what to refuse.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "rules/round/events.h"
#include "rules/round/pots.h"
#include "rules/round/round.h"

namespace cardroom {

struct Viewer {
  enum class Kind : std::uint8_t { spectator, dealer, player };
  Kind kind = Kind::spectator;
  Seat seat;  // For a player.

  static constexpr Viewer spectator() { return {}; }
  static constexpr Viewer dealer() { return {Kind::dealer, Seat::none()}; }
  static constexpr Viewer at(Seat seat) { return {Kind::player, seat}; }
  friend constexpr bool operator==(Viewer, Viewer) = default;
};

// One seat of the round of play. A card that may not be seen is Card().
struct SeatView {
  Seat seat;
  Chips stake;
  Chips total;    // Wagered in this betting round.
  Chips paid;     // Wagered in the round of play.
  Chips forward;  // Put forward out of turn or below the call, until it is judged.
  bool active = false;
  bool tapped_out = false;
  bool shown = false;
  FixedList<Card, 7> cards;
  std::uint8_t up = 0;     // One bit for each card: dealt face up.
  std::uint8_t threw = 0;  // How many cards they have thrown away in the draw.
  CARDROOM_DESCRIBED("seat_view", seat, stake, total, paid, forward, active, tapped_out, shown,
                     cards, up, threw);
};

struct PotView {
  Chips amount;
  FixedList<Seat, 10> eligible;
  CARDROOM_DESCRIBED("pot_view", amount, eligible);
};

// What the player to act may do. Sizes are totals of the betting round.
struct LegalView {
  Seat seat;
  bool fold = false;
  bool check = false;
  bool decline = false;
  bool call = false;
  bool bet = false;    // The sizes are for an opening.
  bool raise = false;  // The sizes are for a raise.
  bool tap_out = false;
  bool draw = false;
  bool listed = false;  // Only the low and the high size, nothing between.
  Chips call_adds;
  Chips low;
  Chips high;
  Chips step;
  Chips tap_out_to;
  CARDROOM_DESCRIBED("legal", seat, fold, check, decline, call, bet, raise, tap_out, draw, listed,
                     call_adds, low, high, step, tap_out_to);
};

struct RoundView {
  Stage stage = Stage::forced;
  std::uint8_t street = 0;
  std::uint8_t raises = 0;
  std::uint8_t discarded = 0;  // Cards burned before communal ones; nobody sees them.
  std::uint8_t in_shoe = 0;    // Cards still to come.
  Seat marker;
  Seat turn;
  Chips highest;  // What each player must match.
  FixedList<Card, 5> board;
  FixedList<Card, 5> ahead;  // Communal cards exposed before their time, still to come (M95-16.5).
  FixedList<SeatView, 10> seats;
  FixedList<PotView, 10> pots;
  LegalView legal;
  CARDROOM_DESCRIBED("round_view", stage, street, raises, discarded, in_shoe, marker, turn, highest,
                     board, ahead, seats, pots, legal);
};

RoundView view_for(const Round& round, Viewer viewer);

// The event as the viewer sees it happen: cards they may not see are Card().
Event seen_by(const Event& event, Viewer viewer);

}  // namespace cardroom
