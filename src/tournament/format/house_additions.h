// HouseAdditions: what a house may add to a tournament although no book knows it. All of it is off
// unless chosen, and the sign says that it is the house's.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/money.h"

namespace cardroom::tournament {

using Shares = FixedList<std::uint16_t, 40>;  // Of the pool, in hundredths of 1 %.

// From so many entries on, the pool is divided in this way.
struct PrizeRow {
  std::uint16_t entries = 0;
  Shares shares = {};
  friend constexpr bool operator==(const PrizeRow&, const PrizeRow&) = default;
};

struct HouseAdditions {
  std::int32_t late_entry_min = 0;  // Until this minute of play; 0 means no late entry.
  std::uint8_t re_entries = 0;      // How often a player who is out may enter again until then.
  Cents bounty{0};                  // The part of the fee for whoever puts the player out.
  Cents guarantee{0};               // The house makes the pool up to this.
  FixedList<PrizeRow, 6> prize_rows = {};
  bool deals = false;                        // The last players may divide the prizes.
  FixedList<std::uint16_t, 20> league = {};  // Points by place.
  friend constexpr bool operator==(const HouseAdditions&, const HouseAdditions&) = default;
};

}  // namespace cardroom::tournament
