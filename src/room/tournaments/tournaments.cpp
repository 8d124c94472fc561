#include "room/tournaments/tournaments.h"

#include <algorithm>

#include "room/messages/answer.h"
#include "room/messages/fields.h"

namespace cardroom::room {

LiveTournament* Tournaments::find(std::uint32_t number) {
  const auto found = tournaments_.find(number);
  return found == tournaments_.end() ? nullptr : &found->second;
}

LiveTournament& Tournaments::add(std::uint32_t number) {
  last_ = std::max(last_, number);
  return tournaments_[number];
}

void Tournaments::forget_old() {
  if (tournaments_.size() <= over_kept) return;
  std::vector<std::uint32_t> over;
  for (const auto& [number, tournament] : tournaments_)
    if (tournament.is_over() && tournament.tables.empty()) over.push_back(number);
  if (over.size() <= over_kept) return;
  over.resize(over.size() - over_kept);  // The oldest of them.
  for (const std::uint32_t number : over) {
    LiveTournament& gone = tournaments_.at(number);
    while (!gone.due_ms.empty()) due_at(gone, gone.due_ms.begin()->first, LiveTable::never);
    tournaments_.erase(number);
  }
}

LiveTournament* Tournaments::named_in(const Message& message, Effects& effects) {
  const std::int64_t number = number_in(message.fields, "tournament");
  const bool possible = number > 0 && number <= std::numeric_limits<std::uint32_t>::max();
  LiveTournament* const found = possible ? find(static_cast<std::uint32_t>(number)) : nullptr;
  if (found == nullptr) refuse(message, rule::no_such_tournament, effects);
  return found;
}

bool Tournaments::is_entered(PlayerId player) const {
  return std::any_of(tournaments_.begin(), tournaments_.end(), [&](const auto& one) {
    return !one.second.is_over() && one.second.state.entries.has(player);
  });
}

void Tournaments::due_at(LiveTournament& tournament, tournament::TableNumber table,
                         std::int64_t at_ms) {
  const auto before = tournament.due_ms.find(table);
  if (before != tournament.due_ms.end()) due_.erase({before->second, tournament.number(), table});
  tournament.due_ms.erase(table);
  if (at_ms == LiveTable::never) return;
  tournament.due_ms[table] = at_ms;
  due_.insert({at_ms, tournament.number(), table});
}

std::vector<Tournaments::Due> Tournaments::take_due(std::int64_t now_ms) {
  std::vector<Due> taken;
  while (!due_.empty() && due_.begin()->at_ms <= now_ms) {
    taken.push_back(*due_.begin());
    due_.erase(due_.begin());
    tournaments_.at(taken.back().tournament).due_ms.erase(taken.back().table);
  }
  return taken;
}

}  // namespace cardroom::room
