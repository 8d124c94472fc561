// What the journal keeps about players' protection, in the stream `protection`: limits, exclusions,
// and how long people played.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "base/money.h"
#include "base/player.h"
#include "codec/values.h"
#include "rulebook/role.h"

namespace cardroom::records {

// What a player or the house can set a limit on. Money is in cents, time in minutes.
enum class Limit : std::uint8_t {
  bring_day,  // Brought to tables, all together.
  bring_week,
  bring_month,
  lose_day,  // Lost at tables.
  lose_week,
  lose_month,
  play_day,     // Time at tables.
  bring_table,  // Brought to one table in a day.
  wager,        // One wager.
};
inline constexpr std::size_t limit_count = 9;
constexpr std::string_view word(Limit limit) {
  constexpr std::string_view words[limit_count] = {"bring_day", "bring_week",  "bring_month",
                                                   "lose_day",  "lose_week",   "lose_month",
                                                   "play_day",  "bring_table", "wager"};
  return words[static_cast<std::size_t>(limit)];
}

// In force from now on.
struct LimitSet {
  PlayerId player;  // None: everybody; the house's alone.
  Role by = Role::player;
  Limit limit = Limit::bring_day;
  std::optional<std::int64_t> amount;  // None: no limit.
  CARDROOM_DESCRIBED("limit_set", player, by, limit, amount);
};

// A player wants more. It needs a day, and then their word again.
struct LimitAsked {
  codec::Some<PlayerId> player;
  Limit limit = Limit::bring_day;
  std::optional<std::int64_t> amount;
  std::int64_t from_ms = 0;
  CARDROOM_DESCRIBED("limit_asked", player, limit, amount, from_ms);
};

struct LimitKept {
  codec::Some<PlayerId> player;
  Limit limit = Limit::bring_day;
  CARDROOM_DESCRIBED("limit_kept", player, limit);
};

inline constexpr std::int64_t notice_minutes_most = 60;

// How often a player is told how long they have played.
struct NoticesSet {
  codec::Some<PlayerId> player;
  std::int64_t minutes = notice_minutes_most;
  CARDROOM_DESCRIBED("notices_set", player, minutes);
};

struct PlayerExcluded {
  codec::Some<PlayerId> player;
  Role by = Role::player;
  std::optional<std::int64_t> until_ms;  // None: for good.
  CARDROOM_DESCRIBED("player_excluded", player, by, until_ms);
};

// The house takes back its own exclusion, never a player's.
struct PlayerReadmitted {
  codec::Some<PlayerId> player;
  CARDROOM_DESCRIBED("player_readmitted", player);
};

struct PlayBegan {
  codec::Some<PlayerId> player;
  CARDROOM_DESCRIBED("play_began", player);
};

// Somebody has a seat. A room that ends without a word knows so from how long they played.
struct PlayGoesOn {
  CARDROOM_DESCRIBED("play_goes_on");
};

struct PlayEnded {
  codec::Some<PlayerId> player;
  std::int64_t until_ms = 0;
  CARDROOM_DESCRIBED("play_ended", player, until_ms);
};

// What a player had in front of them at tables when a day began.
struct StakeHeldOver {
  codec::Some<PlayerId> player;
  Cents cents;
  CARDROOM_DESCRIBED("stake_held_over", player, cents);
};

using ProtectionRecord =
    std::variant<LimitSet, LimitAsked, LimitKept, NoticesSet, PlayerExcluded, PlayerReadmitted,
                 PlayBegan, PlayGoesOn, PlayEnded, StakeHeldOver>;

}  // namespace cardroom::records
