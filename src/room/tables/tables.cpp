#include "room/tables/tables.h"

#include <algorithm>
#include <limits>

#include "room/messages/answer.h"
#include "room/messages/fields.h"

namespace cardroom::room {

LiveTable& Tables::add(std::uint32_t number) {
  LiveTable& table = tables_[number];
  table.number = number;
  last_ = std::max(last_, number);
  return table;
}

void Tables::forget(std::uint32_t number) {
  LiveTable& table = tables_.at(number);
  for (const auto& [at_ms, rounds] : table.hours) forgotten_hours_[at_ms] += rounds;
  while (forgotten_hours_.size() > LiveTable::hours_kept)
    forgotten_hours_.erase(forgotten_hours_.begin());
  if (table.party) past_guests_[number] = std::move(table.party->guests);
  due_at(table, LiveTable::never);
  resting_.erase(number);
  tables_.erase(number);
}

std::size_t Tables::open() const {
  return static_cast<std::size_t>(std::count_if(tables_.begin(), tables_.end(),
                                                [](const auto& one) { return !one.second.over; }));
}

bool Tables::is_anywhere(PlayerId player) const {
  return std::any_of(tables_.begin(), tables_.end(), [&](const auto& one) {
    const std::vector<PlayerId> people = one.second.game->people();
    return !one.second.over && std::find(people.begin(), people.end(), player) != people.end();
  });
}

bool Tables::is_hidden(std::int64_t number, const Asker& from) const {
  if (number < 1 || number > std::numeric_limits<std::uint32_t>::max()) return false;
  if (!from.player.is_none() && from.role != Role::player) return false;
  const auto wanted = static_cast<std::uint32_t>(number);
  if (const auto past = past_guests_.find(wanted); past != past_guests_.end())
    return !past->second.contains(from.player);
  const auto found = tables_.find(wanted);
  return found != tables_.end() && found->second.party && !found->second.party->admits(from.player);
}

LiveTable* Tables::named_in(const Message& message, Effects& effects) {
  const auto found = tables_.find(table_in(message.fields));
  if (found != tables_.end() && !found->second.over) return &found->second;
  refuse(message, rule::no_such_table, effects);
  return nullptr;
}

void Tables::due_at(LiveTable& table, std::int64_t at_ms) {
  due_.erase({table.due_ms, table.number});
  table.due_ms = at_ms;
  if (at_ms != LiveTable::never) due_.emplace(at_ms, table.number);
}

std::int64_t Tables::next_due_ms() const {
  return due_.empty() ? LiveTable::never : due_.begin()->first;
}

std::vector<std::uint32_t> Tables::due_by(std::int64_t now_ms) const {
  std::vector<std::uint32_t> due;
  for (const auto& [at_ms, number] : due_) {
    if (at_ms > now_ms) break;
    due.push_back(number);
  }
  return due;
}

}  // namespace cardroom::room
