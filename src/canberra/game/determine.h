// Determinations by key and value, as scripts, configuration and API write them: `maximum 500`.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "canberra/game/settings.h"
#include "rulebook/setting.h"

namespace cardroom::canberra {

// What has been determined; the rest follows from it (resolve).
struct Determined {
  std::optional<Chips> minimum;
  std::optional<Chips> maximum;
  std::optional<Chips> multiple;
  std::optional<Chips> max_payout;
  Settings others;  // Everything else. Only the jackpot wager of its sign counts.
};

// Limits that were not determined adapt to those that were: a minimum of 600 raises a maximum that
// nobody has set. No payout is limited unless a maximum is determined.
Settings resolve(const Determined& determined);

// Changes one determination. Refused, with the clause, if the rules do not leave it open, if the
// value does not exist, or if it contradicts the others.
Result<Done, Violation> determine(Determined& determined, std::string_view key,
                                  std::string_view value);

struct TableSetting : Setting<Determined> {
  Clause clause;
};

std::span<const TableSetting> setting_list();

}  // namespace cardroom::canberra
