// Questions about odds as tests ask them.
#pragma once

#include <doctest/doctest.h>

#include <string_view>
#include <vector>

#include "eval/hands.h"
#include "odds/equity/equity.h"
#include "odds/ranges/ranges.h"

namespace cardroom::odds {

inline const ShowdownRules holdem;
inline const ShowdownRules omaha{.hole_cards = 4, .two_from_hole = true};

inline CardSet set(std::string_view text) {
  CardSet all;
  for (const Card card : cards(text)) all.insert(card);
  return all;
}

inline Question asked(const ShowdownRules& rules, const std::vector<std::string_view>& hands,
                      std::string_view board = {}, std::string_view dead = {}) {
  Question question{.rules = rules};
  question.board = set(board);
  question.dead = set(dead);
  for (const auto hand : hands) {
    const auto range = read_range(hand, rules, question.board | question.dead);
    REQUIRE(range);
    question.players.push_back(*range);
  }
  return question;
}

}  // namespace cardroom::odds
