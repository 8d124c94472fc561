// Measure: how much of a limit is used, and when that changes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/money.h"
#include "room/protection/guarded.h"
#include "room/protection/tally.h"

namespace cardroom::room {

// What a limit is measured by.
struct PlayMeasured {
  const Guarded& guarded;
  const Tally& tally;
  Cents held;               // In front of the player, at all tables together.
  std::uint32_t table = 0;  // Where they bring chips; 0: nowhere in particular.
  std::int64_t now_ms = 0;
};

// In the limit's own unit: cents, or minutes. A player who is ahead has lost nothing.
std::int64_t used_of(Limit limit, const PlayMeasured& play);
// What a player has won at tables since the day began; below zero: lost.
Cents result_today(const PlayMeasured& play);

// When what is used is counted anew; 0: never.
std::int64_t changes_ms(Limit limit, std::int64_t now_ms);

// The lowest of a player's own, the house's for them and the house's for everybody.
struct LimitInForce {
  std::int64_t amount = 0;
  bool is_own = false;
};
std::optional<LimitInForce> in_force(Limit limit, const Guarded& guarded, const Limits& everybodys);

// "$40", "90 minutes".
std::string amount_text(Limit limit, std::int64_t amount);
// "money brought to tables in a day".
std::string_view said(Limit limit);

}  // namespace cardroom::room
