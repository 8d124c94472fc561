// One hand of Canberra Poker against one up card: the dealer's hands, and what a bet is worth.
#pragma once

#include "cards/card.h"
#include "eval/compare.h"
#include "odds/canberra_counts.h"
#include "odds/canberra_edge.h"

namespace cardroom::odds {

struct CanberraHand {
  DealerCount count;
  double bet = 0;  // What a bet wins on average, in antes; a fold loses one.
};

// The up card must not be one of the five. Where there is a maximum payout, the ante matters.
CanberraHand canberra_hand(const FiveCards& hand, Card up, const EdgeRules& rules = {});

}  // namespace cardroom::odds
