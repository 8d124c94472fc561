// What may be done now, as it is offered to a player and to the dealer.
#pragma once

#include "canberra/table/state.h"

namespace cardroom::canberra {

// CP17-16.6(a): a list of what the rules allow, without advice on which to choose.
struct Legal {
  bool ante = false;  // In the sizes that the sign shows; K-06 says what happens to others.
  Chips minimum;
  Chips maximum;
  Chips multiple;
  bool jackpot = false;
  Cents jackpot_wager_cents;
  bool take_back = false;
  bool bet = false;
  Chips bet_size;
  bool fold = false;
  bool declare = false;
  friend constexpr bool operator==(const Legal&, const Legal&) = default;
};
Legal legal(const State& state, Seat seat);

struct LegalForDealer {
  bool call_wagers = false;
  bool deal = false;
  bool announce = false;
  bool settle = false;
  bool pay_jackpots = false;
  bool collect = false;
  friend constexpr bool operator==(const LegalForDealer&, const LegalForDealer&) = default;
};
LegalForDealer legal_for_dealer(const State& state);

}  // namespace cardroom::canberra
