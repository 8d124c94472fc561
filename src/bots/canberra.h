// Players of Canberra Poker. In the room they ante the minimum or a little more.
#pragma once

#include <optional>

#include "base/chance.h"
#include "bots/temperament.h"
#include "canberra/table/commands.h"
#include "canberra/table/view.h"

namespace cardroom::bots {

// What is at stake in a box.
struct BoxStake {
  Chips ante{1};
  Chips max_payout;  // The most that a bet wins; 0 if nothing is determined.
};

// Whether a player of this temperament bets on the hand. The caller always does; the tight one bets
// on A-K-J-8-3 or better, the loose one on any Ace-King; the strong one is exact: it counts the
// dealer's hands.
bool bets_on(Temperament temperament, const FiveCards& cards, Card up, const BoxStake& stake,
             Chance& chance);

// What the player at `seat` does now; nullopt where nothing is asked of them. `view` is their own.
std::optional<canberra::Command> choose(const canberra::VisibleTable& view, Seat seat,
                                        Chance& chance,
                                        Temperament temperament = Temperament::tight);

}  // namespace cardroom::bots
