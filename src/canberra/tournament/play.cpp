#include "canberra/tournament/play.h"

#include <optional>

#include "canberra/tournament/entries.h"
#include "canberra/tournament/finish.h"
#include "canberra/tournament/jackpot.h"
#include "canberra/tournament/rounds.h"
#include "canberra/tournament/sessions.h"
#include "canberra/tournament/undo/before_act.h"
#include "canberra/tournament/undo/undo.h"

namespace cardroom::canberra::tournament {

namespace {

std::span<const Event> added(const Events& events, std::size_t first) {
  return std::span(events.data(), events.size()).subspan(first);
}

}  // namespace

Refusal play(Tournament& tournament, const Command& command, Events& events) {
  if (tournament.phase == CanberraPhase::cancelled)
    return refuse(refusal::wrong_phase, clause("CP17-17.23"));
  TournamentFlow flow{tournament, events};
  const std::size_t first = events.size();
  const bool kept = may_be_act(command) || has_history(tournament);
  const auto before = kept ? std::optional(as_it_is(tournament)) : std::nullopt;
  auto refusal = std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
  if (!refusal) note_act(tournament, before, added(events, first));
  return refusal;
}

void apply_all(Tournament& tournament, std::span<const Event> events) {
  const bool kept = is_act(events) || has_history(tournament);
  const auto before = kept ? std::optional(as_it_is(tournament)) : std::nullopt;
  for (const Event& event : events) apply(tournament, event);
  note_act(tournament, before, events);
}

Clause clause_of(const Event& event) {
  return std::visit([](const auto& happened) { return happened.clause; }, event);
}

}  // namespace cardroom::canberra::tournament
