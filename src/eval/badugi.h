// Badugi: the lowest of four cards that differ in rank and suit. The Ace is low. Modern, not from
// the documents.
#pragma once

#include <array>
#include <span>

#include "cards/card.h"
#include "eval/low_compare.h"
#include "eval/tables/strength.h"

namespace cardroom {

struct Badugi {
  LowValue value;
  std::array<Card, 4> cards = {};  // Those that count, the highest first; then no cards.
};

// The best choice among up to four different cards. More cards beat fewer; then the lower hand is
// better, compared from its highest card down.
Badugi badugi_of(std::span<const Card> cards);

// The same as a place among all such hands; never 0.
Strength badugi_strength(std::span<const Card> cards);

}  // namespace cardroom
