// Classes of two hole cards, as hold'em players write them: QQ+, AKs, ATo+, 77-TT, 76s-T9s.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "cards/deck.h"

namespace cardroom::odds {

// Pairs have the same rank twice. Where suits are not said, both kinds are meant.
enum class Suits : std::uint8_t { any, same, different };

struct StartingClass {
  Rank high = Rank::ace;
  Rank low = Rank::ace;
  Suits suits = Suits::any;
  friend constexpr bool operator==(const StartingClass&, const StartingClass&) = default;
};

// nullopt if it is not written like one, or if a rank is not in the deck.
std::optional<std::vector<StartingClass>> read_classes(std::string_view text, Deck deck);

// Each two cards of the class.
std::vector<CardSet> hands_of(const StartingClass& one);

std::string to_string(const StartingClass& one);

// All classes of a deck: pairs, suited and offsuit.
std::vector<StartingClass> all_classes(Deck deck);

}  // namespace cardroom::odds
