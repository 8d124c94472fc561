// The rake of a house that does not say what it takes: what is missing from the winnings of each
// hand, and the schedule that explains it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/parse_error.h"
#include "base/result.h"
#include "codec/values.h"
#include "history/decimal.h"

namespace cardroom::history {

// What is missing from the winnings of a hand. Amounts in ten-thousandths.
struct RakeSeen {
  std::int64_t pot = 0;
  std::int64_t rake = 0;
  int players = 0;
  bool flop = false;         // There was a communal card, or in other games a second betting round.
  bool untold_post = false;  // The winner got a post that the file does not tell.
};

constexpr int rake_places = 4;

// "5%,cap=3,no-flop-no-drop": the most a house takes.
struct RakeRule {
  static constexpr std::size_t tables = 9;                 // Of two players, of three, … of ten.
  int share = 1000;                                        // Hundredths of a percent of the pot.
  std::array<std::optional<std::int64_t>, tables> caps{};  // By the number of players.
  bool no_flop_no_drop = false;
  std::int64_t step = 0;  // The amounts taken are multiples of this, rounded either way.
  std::int64_t drop = 0;  // Taken in addition, for a jackpot.

  CARDROOM_PART("rake_rule", share, caps, no_flop_no_drop, step, drop);

  static std::size_t table_of(int players);
  std::int64_t share_of(std::int64_t pot) const;
  // Nothing if the rule allows it, otherwise why not.
  std::string refuses(const RakeSeen& seen) const;
};

Result<RakeRule, ParseError> parse_rake(std::string_view text);

// "up to 5 % of the pot, at most 1 with two or three; 3 with four or more, nothing without a flop".
std::string to_string(const RakeRule& rule);

// No house takes more than a tenth of a pot, and a big blind for a jackpot; more is a difference,
// not a rake.
constexpr int rake_share_most = 1000;

}  // namespace cardroom::history
