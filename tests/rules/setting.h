// Terms of a game under settings, as an operator would determine them.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>

#include "rules/game/settings.h"

namespace cardroom {

struct SetTo {
  std::string_view key;
  std::string_view value;
};

inline Terms terms_of(const Game& game, std::initializer_list<SetTo> settings) {
  Determinations determined;
  for (const auto& [key, value] : settings) REQUIRE(determine(determined, game, key, value));
  const auto terms = make_terms(game, determined);
  REQUIRE(terms);
  return *terms;
}

}  // namespace cardroom
