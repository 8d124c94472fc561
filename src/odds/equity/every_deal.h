// Every deal that can still come, one by one: for games whose boards cannot be counted in groups.
#pragma once

#include <vector>

#include "odds/equity/judge.h"
#include "odds/equity/tally.h"

namespace cardroom::odds {

// What is left to deal to hands that are known as far as they are known.
struct Deals {
  std::vector<const Held*> hands;
  CardSet board;
  CardSet dead;
};

// How many there are.
double deals_left(const ShowdownRules& rules, const Deals& deals);

// How many pieces this work has, and one of them: the deals whose first card is a given one.
std::size_t pieces_of(const ShowdownRules& rules, const Deals& deals);
void count_deals(const Judge& judge, const Deals& deals, std::size_t piece, Tally& tally);

}  // namespace cardroom::odds
