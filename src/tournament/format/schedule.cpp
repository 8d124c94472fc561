#include "tournament/format/schedule.h"

#include <algorithm>

namespace cardroom::tournament {

namespace {

// Bets stop doubling before they exceed what a table can have as its blind or ante.
constexpr std::int64_t doublings_most = 30;
constexpr Chips bet_most{1'000'000'000};

std::int64_t factor_after(const Level& last, std::int64_t times) {
  const Chips largest =
      std::max(last.ante, *std::max_element(last.blinds.begin(), last.blinds.end()));
  std::int64_t factor = 1;
  for (std::int64_t time = 0; time < std::min(times, doublings_most); ++time)
    if (largest * (factor * 2) <= bet_most) factor *= 2;
  return factor;
}

LevelNow listed(const Level& level, std::size_t at) {
  return {static_cast<std::int32_t>(at) + 1, level.blinds, level.ante,
          std::int64_t{60} * level.from_min, std::int64_t{60} * level.to_min};
}

// T01-*-3.4, T-01: "then doubling every 30 minutes thereafter".
LevelNow doubled(const Conditions& conditions, std::int64_t clock_s) {
  const Level& last = conditions.levels.back();
  LevelNow level = listed(last, conditions.levels.size() - 1);
  if (conditions.doubling_min == 0) {
    level.to_s = 0;
    return level;
  }
  const std::int64_t period_s = std::int64_t{60} * conditions.doubling_min;
  const std::int64_t list_end_s = level.to_s;
  const std::int64_t times = 1 + (clock_s - list_end_s) / period_s;
  const std::int64_t factor = factor_after(last, times);
  for (Chips& blind : level.blinds) blind = blind * factor;
  level.ante = level.ante * factor;
  level.number += static_cast<std::int32_t>(times);
  level.from_s = list_end_s + (times - 1) * period_s;
  level.to_s = level.from_s + period_s;
  return level;
}

}  // namespace

LevelNow level_at(const Conditions& conditions, std::int64_t clock_s) {
  for (std::size_t at = 0; at < conditions.levels.size(); ++at)
    if (clock_s < std::int64_t{60} * conditions.levels[at].to_min)
      return listed(conditions.levels[at], at);
  return doubled(conditions, clock_s);
}

Chips chip_above(const Conditions& conditions, Chips chip) {
  for (const Chips larger : conditions.chips)
    if (larger > chip) return larger;
  return {};
}

bool payable_in(const LevelNow& level, Chips chip) {
  for (const Chips blind : level.blinds)
    if (blind % chip != Chips(0)) return false;
  return level.ante % chip == Chips(0);
}

// What is doubled can be paid in the same chips.
bool payable_from(const Conditions& conditions, Chips chip, std::int64_t clock_s) {
  for (std::size_t at = 0; at < conditions.levels.size(); ++at) {
    const LevelNow level = listed(conditions.levels[at], at);
    const bool is_last = at + 1 == conditions.levels.size();
    if ((is_last || level.to_s > clock_s) && !payable_in(level, chip)) return false;
  }
  return true;
}

const PlannedBreak* next_break(const Conditions& conditions, std::int64_t clock_s) {
  const PlannedBreak* next = nullptr;
  for (const PlannedBreak& planned : conditions.breaks)
    if (std::int64_t{60} * planned.at_min > clock_s &&
        (next == nullptr || planned.at_min < next->at_min))
      next = &planned;
  return next;
}

bool race_off_due(const Conditions& conditions, Chips chip, std::int64_t clock_s) {
  const Chips next = chip_above(conditions, chip);
  if (next == Chips(0) || !payable_from(conditions, next, clock_s)) return false;
  for (const RaceOffDue& due : conditions.race_offs)
    if (due.chip == chip) return clock_s >= std::int64_t{60} * due.at_min;
  return false;
}

}  // namespace cardroom::tournament
