#include "tournament/play.h"

#include "tournament/house/house_acts.h"
#include "tournament/players/entries.h"
#include "tournament/players/people.h"
#include "tournament/players/seats.h"
#include "tournament/prizes/awards.h"
#include "tournament/rounds/chips.h"
#include "tournament/rounds/elimination.h"
#include "tournament/rounds/rounds.h"
#include "tournament/undo/corrections.h"
#include "tournament/undo/recording.h"
#include "tournament/undo/undo.h"

namespace cardroom::tournament {

Refusal play(Tournament& tournament, const Command& command, Events& events) {
  TournamentFlow flow{tournament, events};
  const std::size_t first = events.size();
  const ActRecording recording(tournament);
  auto refusal = std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
  // *95-18.6, T01-18.6, S05-19.4: what the rules do not cover is decided.
  if (refusal && !refusal->clause) refusal->clause = tournament.cite().decision;
  recording.finish(tournament, std::span(events).subspan(first));
  check(conserved(tournament), "chips of a tournament came or went");
  return refusal;
}

void apply_all(Tournament& tournament, std::span<const Event> events) {
  const ActRecording recording(tournament);
  for (const Event& event : events) apply(tournament, event);
  recording.finish(tournament, events);
}

Result<Events, Violation> decide(const Tournament& tournament, const Command& command) {
  Tournament copy = tournament;
  Events events;
  if (const auto refusal = play(copy, command, events)) return *refusal;
  return events;
}

Clause clause_of(const Event& event) {
  return std::visit([](const auto& told) { return told.clause; }, event);
}

}  // namespace cardroom::tournament
