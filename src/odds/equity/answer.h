// What a tally of deals means for each player.
#pragma once

#include <vector>

#include "odds/equity/tally.h"

namespace cardroom::odds {

struct Chances {
  double share = 0;  // Of the pot, on average: what people call equity.
  double win = 0;    // Takes the whole pot alone.
  double tie = 0;    // Takes a part of it.
  double high = 0;   // Share of the high half; where there are no halves, of the pot.
  double low = 0;    // Share of the low half, over all deals.
  double error = 0;  // Standard error of the share where the deals were sampled.
};

// One for each player. The errors are those of as many independent deals as were counted.
std::vector<Chances> chances_of(const Totals& totals);

// In how many deals somebody has a low hand that takes part, as a share of all.
double low_made(const Totals& totals);

double largest_error(const Totals& totals);

}  // namespace cardroom::odds
