// The schedule: the forced bets at each second of the tournament clock, and the chips that may be
// taken out.
#pragma once

#include "base/fields.h"
#include "tournament/format/format.h"

namespace cardroom::tournament {

// The level in force at a second of the clock.
struct LevelNow {
  std::int32_t number = 1;  // As people count, from 1.
  std::array<Chips, 3> blinds{};
  Chips ante;
  std::int64_t from_s = 0;
  std::int64_t to_s = 0;  // When the next level begins; 0 means never.
  friend constexpr bool operator==(const LevelNow&, const LevelNow&) = default;
  CARDROOM_DESCRIBED("level", number, blinds, ante, from_s, to_s);
};

// T-01: after the last level of the list its bets are doubled, and once more after each period.
LevelNow level_at(const Conditions& conditions, std::int64_t clock_s);

// The next larger chip; 0 if this is the largest.
Chips chip_above(const Conditions& conditions, Chips chip);

// Whether the forced bets can be paid in such chips at this level.
bool payable_in(const LevelNow& level, Chips chip);

// The same for every level from this second of the clock on.
bool payable_from(const Conditions& conditions, Chips chip, std::int64_t clock_s);

// Whether the schedule allows this chip to be taken out at this second of the clock: it is time,
// and no forced bet needs it any more.
bool race_off_due(const Conditions& conditions, Chips chip, std::int64_t clock_s);

// The first planned break after this second of the clock; null: there is none.
const PlannedBreak* next_break(const Conditions& conditions, std::int64_t clock_s);

// T-07: whether the rebuy period is not over.
constexpr bool in_rebuy_period(const Conditions& conditions, std::int64_t clock_s) {
  return clock_s < std::int64_t{60} * conditions.rebuys.until_min;
}

}  // namespace cardroom::tournament
