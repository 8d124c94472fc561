// Hands in words, as the rule documents say them: "full house, Kings over Jacks", "odd cards, Queen
// high". The only place in eval that makes strings.
#pragma once

#include <string>
#include <string_view>

#include "eval/high_value.h"
#include "eval/low_compare.h"

namespace cardroom {

// "Ace", "King", "10"; in the plural "Aces", "Kings", "10s".
std::string_view name_of(Rank rank);
std::string plural_of(Rank rank);

// "full house", "odd cards"; and "full_house", "odd_cards" where a program reads it.
std::string_view words_of(Category category);
std::string_view key_of(Category category);
// "full", "reduced", "manila-1995"; "ranks", "deuce_to_seven", "badugi".
std::string_view key_of(HandOrder order);
std::string_view key_of(LowKind kind);

// Whether the words name the cards that only break ties: "pair of 10s, with King, 9 and 8".
enum class SideCards { left_out, told };

std::string words_of(const HighValue& value, const HighOrder& order,
                     SideCards side = SideCards::left_out);

// "8-6-4-3-2 low", "low with a pair of 2s", "no low".
std::string words_of(const LowValue& value, SideCards side = SideCards::left_out);

}  // namespace cardroom
