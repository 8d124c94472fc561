// Every five-card hand of a deck, a class at a time. Hands that differ only in suits are worth the
// same unless all natural cards are of one suit, so one hand represents its whole class.
#pragma once

#include <cstdint>
#include <vector>

#include "eval/compare.h"

namespace cardroom {

struct HandClass {
  FiveCards hand;           // One hand of the class.
  std::uint64_t hands = 0;  // How many hands of the deck are in it.
};

// All of them; their counts add up to the number of ways to draw five cards of the deck.
std::vector<HandClass> hand_classes(Deck deck);

}  // namespace cardroom
