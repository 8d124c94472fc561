#include "room/protection/tally.h"

#include "room/protection/periods.h"

namespace cardroom::room {

DayTally& Tally::at(std::int64_t day) {
  if (days_.empty() || days_.back().day < day) days_.push_back({day, {}, {}, {}});
  if (days_.size() > std::size_t{days_kept}) days_.erase(days_.begin());
  return days_.back();
}

void Tally::bring(std::int64_t day, std::uint32_t table, Cents amount) {
  DayTally& tally = at(day);
  tally.brought += amount;
  for (auto& [number, brought] : tally.by_table)
    if (number == table) {
      brought += amount;
      return;
    }
  tally.by_table.emplace_back(table, amount);
}

void Tally::take_back(std::int64_t day, Cents amount) { at(day).returned += amount; }

Cents Tally::brought_since(std::int64_t first_day) const {
  Cents sum;
  for (const DayTally& one : days_)
    if (one.day >= first_day) sum += one.brought;
  return sum;
}

Cents Tally::returned_since(std::int64_t first_day) const {
  Cents sum;
  for (const DayTally& one : days_)
    if (one.day >= first_day) sum += one.returned;
  return sum;
}

Cents Tally::brought_to(std::uint32_t table, std::int64_t day) const {
  if (days_.empty() || days_.back().day != day) return Cents(0);
  for (const auto& [number, brought] : days_.back().by_table)
    if (number == table) return brought;
  return Cents(0);
}

}  // namespace cardroom::room
