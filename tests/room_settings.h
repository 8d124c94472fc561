// with_needed: the settings of a table with those that its book wants before the room opens it.
#pragma once

#include "room/game/table.h"
#include "rules/game/settings_commission.h"
#include "rules/games/games.h"

namespace cardroom::room {

inline SettingList with_needed(std::string_view rulebook, SettingList settings) {
  const auto game = find_game(rulebook);
  if (!game) return settings;
  const auto add = [&](const char* key, const char* value) {
    for (const auto& [named, given] : settings)
      if (named == key) return;
    settings.emplace_back(key, value);
  };
  if (!in_force(**game, 20'261'116)) add("historical", "on");
  Determinations determined;
  for (const auto& [key, value] : settings) (void)determine(determined, **game, key, value);
  const auto terms = make_terms(**game, determined);
  if (terms && lacks_commission_cap(*terms))
    add((*game)->commission == CommissionScale::rake_2017 ? "rake-cap" : "commission-cap", "500");
  return settings;
}

}  // namespace cardroom::room
