// Plan: a told hand made ready to be replayed: the rulebook it is played under, who sits where with
// how many units, and a shoe that deals the cards it tells of.
#pragma once

#include <array>

#include "base/result.h"
#include "history/book.h"
#include "history/told.h"
#include "rules/round/play.h"

namespace cardroom::history {

struct Plan {
  const Terms* terms = nullptr;
  Book book;
  Setup setup;
  int places = 0;                       // Decimal places of one unit.
  std::array<Seat, seats_max> seats{};  // Of each player.
  SeatSet unknown;                      // Whose cards are not all known.
};

// Where everybody sits and what is posted; the shoe is left empty.
Result<Done, Unplayable> seat_players(const ToldHand& told, Plan& plan);

// All of it.
Result<Done, Unplayable> make_plan(const ToldHand& told, const Wanted& wanted, Books& books,
                                   Plan& plan);

// The places a hand is reckoned in: those of its amounts, and of its results.
int places_of(const ToldHand& told);
int places_wagered(const ToldHand& told);

}  // namespace cardroom::history
