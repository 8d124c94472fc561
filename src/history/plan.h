// Plan: a told hand prepared for replay: its rulebook, where each player sits with how many units,
// and a shoe that deals the cards the hand tells of.
#pragma once

#include <array>

#include "base/result.h"
#include "cards/card_list.h"
#include "history/book.h"
#include "history/told.h"
#include "rules/round/play.h"

namespace cardroom::history {

struct Plan {
  const Terms* terms = nullptr;
  Book book;
  Setup setup;
  int places = 0;                       // Decimal places of one unit.
  std::array<Seat, seats_max> seats{};  // The seat of each player.
  bool short_covers = true;             // As the caller wants it.
  SeatSet unknown;                      // Players whose cards are not all known.
  bool untold_up = false;               // A card face up is not told.
  CardSet invented;                     // Cards that nobody told, chosen to play the hand.
  std::vector<CardSet> thrown;          // What each discard of the hand is, in its order.
  CardList shuffled;  // What comes after the last card of the shoe; none where it is not told.
};

// Seats the players and plans the posts; the shoe is left empty.
Result<Done, Unplayable> seat_players(const ToldHand& told, Plan& plan);

// The whole plan.
Result<Done, Unplayable> make_plan(const ToldHand& told, const Wanted& wanted, Books& books,
                                   Plan& plan);

// The decimal places a hand needs: those of its amounts and of its results.
int places_of(const ToldHand& told);
int places_wagered(const ToldHand& told);

}  // namespace cardroom::history
