// Strength: the place of a hand among all hands of its order. The tables hold these, and all of
// them come from the five-card comparators.
#pragma once

#include <cstdint>
#include <vector>

#include "eval/order.h"

namespace cardroom {

using Strength = std::uint16_t;  // More is better, equal is a tie, 0 is no hand.

// What every five cards of a deck are worth.
struct FiveCardStrengths {
  std::vector<Strength> by_ranks;    // By the RankIndex of five cards, where suits do not count.
  std::vector<Strength> by_suit;     // By the ranks_in_suit() of five cards of a suit; otherwise 0.
  std::vector<Category> categories;  // By Strength.
};

FiveCardStrengths strengths_of(const HighOrder& order);
// In a low hand suits do not count: by_suit is empty.
FiveCardStrengths strengths_of(const LowOrder& order);

}  // namespace cardroom
