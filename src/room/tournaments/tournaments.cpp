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
  forget_over(tournaments_, due_, over_kept);
  contests_.forget_old(over_kept);
}

std::uint32_t Tournaments::next_number() const { return std::max(last_, contests_.last()) + 1; }

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
