// Determinations by key and value, as scripts, configuration and API write them: `maximum 500`.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "canberra/game/settings.h"

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
// nobody has set. The defaults do not limit any payout.
Settings resolve(const Determined& determined);

// Changes one determination. Refused, with the clause, if the rules do not leave it open, if the
// value does not exist, or if it contradicts the others.
Result<Done, Violation> determine(Determined& determined, std::string_view key,
                                  std::string_view value);

struct SettingKey {
  std::string_view key;
  std::string_view values;
  std::string_view meaning;
  Clause clause;
};

inline constexpr std::array<SettingKey, 14> setting_keys = {{
    {"minimum", "chips", "the smallest ante", clause("CP17-3.1")},
    {"maximum", "chips", "the most that is paid or collected on an ante", clause("CP17-3.5")},
    {"multiple", "chips", "antes are multiples of it", clause("CP17-3.3")},
    {"max-payout", "chips", "the most that a bet wins", clause("CP17-8.2")},
    {"jackpot-wager", "dollars", "the Displayed Jackpot Wager", clause("CP17-3.6")},
    {"distribution", "per cent", "share of a jackpot wager that goes to the jackpot pool",
     clause("CP17-10.6")},
    {"jackpot-pool", "dollars", "what the jackpot pool holds at first", clause("CP17-10.6")},
    {"reserve-pool", "dollars", "what the reserve pool holds at first", clause("CP17-10.6")},
    {"seed", "dollars", "where the jackpot pool restarts after a royal flush", clause("CP17-10.6")},
    {"boxes", "1 to 9", "how many boxes the layout has", clause("CP17-2.1")},
    {"shoe", "hand|automated", "dealt by hand, or rule 12", clause("CP17-12.1")},
    {"declaration", "automatic|manual", "who declares a jackpot hand", clause("CP17-10.4")},
    {"hours", "HH:MM-HH:MM|any", "hours of gaming", clause("CP17-15.1")},
    {"seats", "1 to 9", "the same as boxes", clause("CP17-2.1")},
}};

}  // namespace cardroom::canberra
