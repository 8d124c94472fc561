// The rulebook that a hand was played under, and what was determined at its table.
#pragma once

#include <map>
#include <string>

#include "base/result.h"
#include "history/told.h"
#include "rules/game/settings.h"

namespace cardroom::history {

// Why a hand cannot be replayed.
struct Unplayable {
  std::string why;
};

// A rulebook and its determinations, as in the `set` lines of a script.
struct Book {
  const Game* game = nullptr;
  Notes settings;
};

// What the caller wants instead of what a hand implies. Empty for nothing.
struct Wanted {
  std::string rules;
  Notes settings;
  // Whether a raise below the least one stands if it puts all others all-in. Live rulings differ.
  bool short_covers = true;
};

// Terms by rulebook and determinations, made once.
class Books {
 public:
  Result<const Terms*, Unplayable> terms_of(const Book& book);

 private:
  std::map<std::string, Terms> made_;
  std::string key_;
};

// The rulebook a hand implies: NT is rws-2017 without rake where that is possible, other variants
// are modern games.
Result<Book, Unplayable> book_of(const ToldHand& told, int places, const Wanted& wanted);

// An amount in units with this many decimal places; it must fit.
Chips units(Decimal amount, int places);

}  // namespace cardroom::history
