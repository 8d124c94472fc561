#include "rules/game/setting_values.h"

#include "base/number.h"

namespace cardroom {

namespace {

// Whether a table of this game may have the value; make_terms decides what else it needs.
bool takes(const Game& game, std::string_view key, std::string_view value) {
  const bool on = value == "on";
  if (key == "forced") return value == "ante" ? game.forced.ante : game.forced.blinds;
  if (key == "deck")
    return game.deck == DeckRule::determined || value == std::to_string(game.cards);
  if (key == "joker") return !on || game.joker_allowed;
  if (key == "ace-low") return on || game.ace_low == AceLowRule::determined;
  if (key == "win" && game.showdown.lowest_wins != LowestWins::no) return value == word(Win::low);
  if (key == "win") return value == word(Win::high) || game.showdown.low_allowed;
  if (key == "burn") return game.burn == Burn::determined || on == (game.burn == Burn::always);
  if (key == "blinds") {
    const Range<int> allowed{game.forced.blinds_least, game.forced.blinds_most};
    return parse_number<int>(value, allowed).has_value();
  }
  if (key == "limit")
    for (const auto kind : {LimitKind::fixed, LimitKind::range, LimitKind::half_pot,
                            LimitKind::full_pot, LimitKind::straddle, LimitKind::no_limit})
      if (word(kind) == value) return game.limits.contains(kind);
  return true;
}

}  // namespace

std::string values_in(const GameSetting& setting, const Game& game) {
  if (setting.key == "seats") return "2 … " + std::to_string(game.seats_most);
  if (setting.key == "commission")  // *95-11.2: less than 5; S05-15.2(a): one of two scales.
    return game.commission == CommissionScale::gazette_1995 ? "0 … 5|none" : "5|10";
  std::string words;
  std::string_view rest = setting.values;
  while (!rest.empty()) {
    const auto bar = rest.find('|');
    const std::string_view value = rest.substr(0, bar);
    rest.remove_prefix(bar == std::string_view::npos ? rest.size() : bar + 1);
    if (takes(game, setting.key, value)) words.append(words.empty() ? "" : "|").append(value);
  }
  return words;
}

bool is_fixed(const GameSetting& setting, const Game& game) {
  return setting.values.find('|') != std::string_view::npos &&
         values_in(setting, game).find('|') == std::string::npos;
}

}  // namespace cardroom
