// The best five cards of a player, found by trying all choices. The fast evaluators are checked
// against this, and words are made from it; it does not settle rounds.
#pragma once

#include <span>

#include "eval/compare.h"
#include "eval/low_compare.h"

namespace cardroom {

struct BestHigh {
  HighValue value;
  FiveCards cards = {};
};

struct BestLow {
  LowValue value;  // Empty five cards where no hand qualifies.
  FiveCards cards = {};
};

// H95-14.1, RWS17-3.5: any five of the cards, of which there are at least five and at most sixteen.
BestHigh best_of(std::span<const Card> cards, const HighOrder& order);
// A badugi hand is made of up to four cards.
BestLow best_low_of(std::span<const Card> cards, const LowOrder& order);

// What a player holds where hole cards and communal cards count differently.
struct HoleAndBoard {
  std::span<const Card> hole;   // At least two.
  std::span<const Card> board;  // At least three.
};

// M95-14.1, O95-14.1, H-08: exactly two of the hole cards and three of the communal cards.
BestHigh best_two_and_three(const HoleAndBoard& held, const HighOrder& order);
BestLow best_low_two_and_three(const HoleAndBoard& held, const LowOrder& order);

}  // namespace cardroom
