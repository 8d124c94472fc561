// Tally: what a player brought to tables and took away again, day by day, from the ledger's
// movements.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "base/money.h"
#include "codec/values.h"

namespace cardroom::room {

struct DayTally {
  std::int64_t day = 0;
  Cents brought;
  Cents returned;
  std::vector<std::pair<std::uint32_t, Cents>> by_table;  // Brought, table by table.
  CARDROOM_PART("day_tally", day, brought, returned, by_table);
};

// A tournament counts as a table of its own.
constexpr std::uint32_t tally_number(std::uint32_t tournament) { return 0x8000'0000U | tournament; }

class Tally {
 public:
  void bring(std::int64_t day, std::uint32_t table, Cents amount);
  void take_back(std::int64_t day, Cents amount);

  // From the first of these days on.
  Cents brought_since(std::int64_t first_day) const;
  Cents returned_since(std::int64_t first_day) const;
  Cents brought_to(std::uint32_t table, std::int64_t day) const;

  const std::vector<DayTally>& days() const { return days_; }
  void restore(DayTally day) { days_.push_back(std::move(day)); }

 private:
  DayTally& at(std::int64_t day);
  std::vector<DayTally> days_;  // Of a month and a bit, the latest last.
};

}  // namespace cardroom::room
