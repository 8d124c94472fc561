// Forced bets, the cards of each street, and what happens by itself between two decisions.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

// Forced bets, cards, and the first round of betting.
void begin(RoundFlow& flow, const Setup& setup);

// Deals the present street, or deals it again after a misdeal or a shuffle, and opens its betting.
void deal_again(RoundFlow& flow);

// Everything that happens by itself until somebody must decide: cards, uncalled wagers, showdown,
// payment. Not inlined: most wagers end with the turn of the next player.
[[gnu::noinline]] void go_on(RoundFlow& flow);
inline void proceed(RoundFlow& flow) {
  const Round& round = flow.state;
  if (round.turn.is_none() || round.stage == Stage::forced || round.odd.somebody_ahead() ||
      !round.odd.absent.empty())
    go_on(flow);
}

// Whether a card is burned before the next communal ones, and enough are left for that (C-07).
bool can_burn(const RoundFlow& flow);

// Which clause has the player to act open the betting round of this street.
Clause opening_clause(const RoundFlow& flow, std::size_t street);

}  // namespace cardroom
