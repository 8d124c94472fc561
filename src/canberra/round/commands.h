// Commands of a round of play: wagers, the deal, bet or fold, settlement.
#pragma once

#include <string_view>

#include "base/fields.h"
#include "canberra/table/state.h"
#include "cards/shoe.h"
#include "rulebook/role.h"

namespace cardroom::canberra {

// CP17-10.2: whether the sensor pad lit up when the wager was put on it.
enum class Pad : std::uint8_t { lit, dark };

namespace command {

struct CallWagers {
  int minute = 0;
  CARDROOM_DESCRIBED("call_wagers", minute);
};
struct PlaceAnte {
  Seat seat;
  Chips ante;  // The whole ante: a new ante replaces the one already there.
  CARDROOM_DESCRIBED("place_ante", seat, ante);
};
struct PlaceJackpot {
  Seat seat;
  Pad pad = Pad::lit;
  CARDROOM_DESCRIBED("place_jackpot", seat, pad);
};
struct TakeBack {
  Seat seat;
  CARDROOM_DESCRIBED("take_back", seat);
};
struct Deal {
  Shoe shoe;       // The order in which the cards leave.
  int lifted = 0;  // CP17-5.2: how many the cut took off the top; no cut with an automated shoe.
  CARDROOM_DESCRIBED("deal", shoe, lifted);
};
struct Announce {
  CARDROOM_DESCRIBED("announce");
};
struct PlaceBet {
  Seat seat;
  Chips bet;
  CARDROOM_DESCRIBED("place_bet", seat, bet);
};
struct Fold {
  Seat seat;
  CARDROOM_DESCRIBED("fold", seat);
};
struct Settle {
  CARDROOM_DESCRIBED("settle");
};
struct Declare {
  Role by = Role::player;  // The player declares; the dealer confirms that it qualifies.
  Seat seat;
  CARDROOM_DESCRIBED("declare", by, seat);
};
struct PayJackpots {
  CARDROOM_DESCRIBED("pay_jackpots");
};
struct Collect {
  CARDROOM_DESCRIBED("collect");
};
// At a table whose cards are told: those of a hand that were seen, in any order.
struct TellCards {
  Seat seat;  // Seat::none(): the dealer's own hand.
  FixedList<Card, 5> cards;
  CARDROOM_DESCRIBED("tell_cards", seat, cards);
};

}  // namespace command

}  // namespace cardroom::canberra
