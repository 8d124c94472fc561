// The games. A description that is not in list.inc cannot be dealt.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/result.h"
#include "rulebook/violation.h"
#include "rules/game/game.h"

namespace cardroom {

namespace games {
#define GAME(name) extern const Game name;
#include "rules/games/list.inc"
#undef GAME
}  // namespace games

inline constexpr auto all_games = std::to_array<const Game*>({
#define GAME(name) &games::name,
#include "rules/games/list.inc"
#undef GAME
});

// Why a rulebook cannot be opened.
struct NoSuchGame {
  enum class Reason : std::uint8_t { unknown, rules_not_supplied, one_of_three };
  Reason reason = Reason::unknown;
};

Result<const Game*, NoSuchGame> find_game(std::string_view key);

// "1999-12-31" as 19991231; nullopt if it is not a day of the calendar.
std::optional<std::int32_t> parse_day(std::string_view text);

// G-01: a table is opened under a rulebook that is in force on that day. A refusal cites what
// approved the rulebook, or what ended it.
std::optional<Violation> refuse_day(const Game& game, std::int32_t day);

constexpr bool in_force(const Game& game, std::int32_t day) {
  return game.valid.from <= day && day <= game.valid.to;
}

}  // namespace cardroom
