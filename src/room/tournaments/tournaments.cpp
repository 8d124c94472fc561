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

std::uint32_t Tournaments::next_number() const {
  const auto last = [](const auto& all) { return all.empty() ? 0 : all.rbegin()->first; };
  return std::max(last_, last(contests_.all())) + 1;
}

AnyTournament* Tournaments::find_any(std::uint32_t number) {
  if (LiveContest* const live = contests_.find(number)) return live;
  return find(number);
}

AnyTournament* Tournaments::named_in(const Message& message, Effects& effects) {
  const std::int64_t number = number_in(message.fields, "tournament");
  const bool possible = number > 0 && number <= std::numeric_limits<std::uint32_t>::max();
  AnyTournament* const found = possible ? find_any(static_cast<std::uint32_t>(number)) : nullptr;
  if (found == nullptr) refuse(message, rule::no_such_tournament, effects);
  return found;
}

bool Tournaments::is_entered(PlayerId player) const {
  const bool in_tournament =
      std::any_of(tournaments_.begin(), tournaments_.end(), [&](const auto& one) {
        return !one.second.is_over() && one.second.state.entries.has(player);
      });
  const auto& contests = contests_.all();
  return in_tournament || std::any_of(contests.begin(), contests.end(), [&](const auto& one) {
           return !one.second.is_over() && find_entrant(one.second.state, player) != nullptr;
         });
}

void Tournaments::add_entrants(std::set<PlayerId>& players) const {
  for (const auto& [number, tournament] : tournaments_)
    if (!tournament.is_over())
      for (const tournament::Entry& entry : tournament.state.entries) players.insert(entry.player);
  for (const auto& [number, live] : contests_.all())
    if (!live.is_over())
      for (const contest::Entrant& entrant : live.state.entrants) players.insert(entrant.player);
}

std::vector<TournamentDue> Tournaments::take_due(std::int64_t now_ms) {
  return due_.take(now_ms,
                   [&](std::uint32_t number) -> AnyTournament& { return tournaments_.at(number); });
}

}  // namespace cardroom::room
