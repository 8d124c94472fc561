// Cards of a table with real cards: which may be told now, which are asked for, and telling them.
// Nothing is known of a card before it is told.
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

// The hand that is asked for next.
struct HandWanted {
  Seat seat;      // Seat::none(): the dealer's own hand.
  int cards = 0;  // How many of it; none: no card is asked for.
  Clause clause;
  friend constexpr bool operator==(const HandWanted&, const HandWanted&) = default;
};

constexpr bool is_known(const FiveCards& cards) {
  for (const Card card : cards)
    if (card.is_none()) return false;
  return true;
}

// Cards that everybody sees are asked for at once; the hands that the settlement compares, when
// every box has decided.
HandWanted wanted_now(const State& state);

// The places of a hand whose cards everybody may see now, one bit each, whether told or not.
unsigned seen_places(const State& state, Seat seat);

// How many cards of a hand may be told now.
int tellable(const State& state, Seat seat);

// Every card of the round that is known.
CardSet told_cards(const State& state);

// While a hand that decides something is not known.
Refusal refuse_untold(const State& state);

Refusal perform(TableFlow& flow, const command::TellCards& asked);

}  // namespace cardroom::canberra
