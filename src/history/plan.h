// Plan: a told hand made ready to be replayed: the rulebook it is played under, who sits where with
// how many units, and a shoe that deals the cards it tells of.
#pragma once

#include <array>
#include <map>
#include <string>

#include "base/result.h"
#include "history/told.h"
#include "rules/game/settings.h"
#include "rules/round/play.h"

namespace cardroom::history {

// Why a hand cannot be replayed.
struct Unplayable {
  std::string why;
};

// A rulebook and its determinations, as `set` lines of a script have them.
struct Book {
  const Game* game = nullptr;
  Notes settings;
};

// What somebody wants instead of what a hand implies. Empty: nothing.
struct Wanted {
  std::string rules;
  Notes settings;
};

// Terms by rulebook and determinations, made once.
class Books {
 public:
  Result<const Terms*, Unplayable> terms_of(const Book& book);

 private:
  std::map<std::string, Terms> made_;
  std::string key_;
};

struct Plan {
  const Terms* terms = nullptr;
  Book book;
  Setup setup;
  int places = 0;                       // Decimal places of one unit.
  std::array<Seat, seats_max> seats{};  // Of each player.
  SeatSet unknown;                      // Whose cards are not all known.
};

// The rulebook a hand implies: NT is rws-2017 without rake where it can be, other variants are
// modern games.
Result<Book, Unplayable> book_of(const Told& told, int places, const Wanted& wanted);

// Where everybody sits and what is posted; the shoe is left empty.
Result<Done, Unplayable> seat_players(const Told& told, Plan& plan);

// The shoe. Cards that are not known are chosen among those nobody tells of: what a hand needs to
// lose, for a player who never folds and never shows.
Result<Done, Unplayable> prepare_shoe(const Told& told, Plan& plan);

// All of it.
Result<Done, Unplayable> make_plan(const Told& told, const Wanted& wanted, Books& books,
                                   Plan& plan);

// The places a hand is reckoned in: those of its amounts, and of its results.
int places_of(const Told& told);
int places_wagered(const Told& told);

// An amount that is known to fit.
Chips units(Decimal amount, int places);

}  // namespace cardroom::history
