#include "rules/game/settings_limit.h"

#include "base/money_text.h"

namespace cardroom {

namespace {

// "fixed, half-pot or no-limit": the limits of a book.
std::string limits_in(const Game& game) {
  constexpr LimitKind all[] = {LimitKind::fixed,    LimitKind::range,    LimitKind::half_pot,
                               LimitKind::full_pot, LimitKind::straddle, LimitKind::no_limit};
  std::string words;
  for (const auto kind : all)
    if (game.limits.contains(kind)) words += (words.empty() ? "" : ", ") + std::string(word(kind));
  const auto comma = words.rfind(", ");
  return comma == std::string::npos ? words : words.replace(comma, 2, " or ");
}

// T01-A-3.2, T01-I-3.2: where the book bases its limits on the blinds of a schedule, the minimum is
// the first of them.
std::optional<SettingRefusal> refuse_own_minimum(const Terms& terms,
                                                 const Determinations& determined) {
  const Game& game = *terms.game;
  const bool by_blind = game.forced.levels == BlindLevels::operator_sets &&
                        terms.limit == LimitKind::fixed && game.streets[0].multiples.raise_high > 0;
  if (!by_blind || !determined.minimum || *determined.minimum == terms.blind[0])
    return std::nullopt;
  return refuse_setting(
      terms.cite().limit,
      "minimum " + text(*determined.minimum) + ": bets go by the blind of " + text(terms.blind[0]));
}

}  // namespace

std::optional<SettingRefusal> set_limit(Terms& terms, const Determinations& determined) {
  const Game& game = *terms.game;
  terms.limit =
      determined.limit.value_or(determined.maximum ? LimitKind::range : game.limit_default);
  if (!game.limits.contains(terms.limit))
    return refuse_setting(terms.cite().limit, "limit " + std::string(word(terms.limit)) +
                                                  ": the book has " + limits_in(game));
  if (terms.limit == LimitKind::range) {
    if (!determined.maximum)
      return refuse_setting(terms.cite().maximum, "limit range: a maximum must be determined too");
    const Chips maximum = determined.maximum.value_or(terms.minimum);
    if (maximum < terms.minimum)
      return refuse_setting(
          terms.cite().maximum,
          "maximum " + text(maximum) + ": below the minimum of " + text(terms.minimum));
    // N-10: a raise in the first round is not below the last blind, so neither is the maximum.
    const Chips last = terms.over_blinds ? terms.over_blind : last_blind(terms, terms.blinds);
    if (terms.forced == Forced::blind && maximum < last)
      return refuse_setting(terms.cite().maximum,
                            "maximum " + text(maximum) + ": below the last blind of " + text(last));
    terms.maximum = maximum;
  } else if (determined.maximum) {
    return refuse_setting(terms.cite().maximum,
                          "maximum " + text(*determined.maximum) + ": the limit is " +
                              std::string(word(terms.limit)) + ", which has no such amount");
  }
  if (auto refused = refuse_own_minimum(terms, determined)) return refused;
  terms.raises_most =
      terms.forced == Forced::ante ? game.raises_most_ante : game.raises_most_blinds;
  if (determined.raises) terms.raises_most = *determined.raises;  // G-06
  const bool unlimited = terms.limit != LimitKind::fixed && terms.limit != LimitKind::range;
  const bool uncapped =
      terms.readings.no_cap_without_limit || game.raise_cap == RaiseCap::fixed_sizes;
  if (uncapped && unlimited) terms.raises_most = 0;
  return std::nullopt;
}

}  // namespace cardroom
