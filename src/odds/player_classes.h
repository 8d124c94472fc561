// The player's five cards up to a change of suits: 134,459 classes instead of 2,598,960 hands.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "eval/compare.h"
#include "eval/tables/strength.h"

namespace cardroom::odds {

inline constexpr std::int64_t hands_of_five = 2'598'960;

struct PlayerClass {
  std::array<std::uint8_t, 5> cards = {};  // The indices of one hand of the class, lowest first.
  std::uint8_t hands = 0;                  // How many hands are in it: 4, 12 or 24.
  Strength strength = 0;
};

// All five-card hands in order of strength, and the classes in the same order.
struct SortedHands {
  // A hand is its five card indices, six bits each, the lowest card in the lowest bits.
  std::vector<std::uint32_t> hands;
  std::vector<std::uint32_t> begin;  // Where the hands of a strength begin; one more at the end.
  std::vector<PlayerClass> classes;
  std::vector<std::uint32_t> class_begin;  // The same for the classes.
};

SortedHands sorted_hands();

constexpr std::array<std::uint8_t, 5> unpacked(std::uint32_t hand) {
  std::array<std::uint8_t, 5> cards = {};
  for (auto& card : cards) {
    card = static_cast<std::uint8_t>(hand & 63U);
    hand >>= 6;
  }
  return cards;
}

}  // namespace cardroom::odds
