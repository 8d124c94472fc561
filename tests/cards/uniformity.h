// Statistics of many shuffles, which must show when a shuffle is not fair.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "cards/shuffle.h"

namespace cardroom::uniformity {

// A shuffle on trial: the shoe of a round.
using Dealer = std::function<Shuffled(std::uint64_t round)>;

// Every figure except `repeats` is in standard deviations from the average of a fair shuffle: a
// fair one stays within a few, either way.
struct Verdict {
  double place_before_cut;  // Position × card.
  double place_dealt;       // The same in the shoe as it is dealt.
  double pairs_before_cut;  // The worst of all pairs of neighbouring positions: which two cards.
  double pairs_dealt;
  double cut_sizes;  // Infinite if a cut was made that C-01 forbids.
  int repeats;       // Shoes that were dealt before.
};

Verdict judge(const Dealer& dealer, CardSet cards, int rounds);

// How far a chi-squared is from its mean, as a standard normal would (Wilson and Hilferty).
double deviations(double chi_squared, double degrees_of_freedom);

}  // namespace cardroom::uniformity
