#include "room/tournaments/live_tournament.h"

#include "tournament/format/formats.h"
#include "tournament/play.h"

namespace cardroom::room {

namespace {

// What every round brings is not for the log.
bool is_news(const tournament::Event& one) {
  return !std::holds_alternative<tournament::event::TimePassed>(one) &&
         !std::holds_alternative<tournament::event::RoundBegan>(one) &&
         !std::holds_alternative<tournament::event::RoundEnded>(one);
}

}  // namespace

void note_events(LiveTournament& tournament, const tournament::Events& events, std::int64_t at_ms,
                 const tournament::NameOf& name_of) {
  const std::uint32_t last = tournament.state.acts.last;
  const std::uint32_t act = last == std::exchange(tournament.act_noted, last) ? 0 : last;
  for (const tournament::Event& one : events) {
    tournament.recent.note(one, tournament.state, at_ms);
    if (!is_news(one)) continue;
    tournament.add_to_log({at_ms, tournament::say(one, name_of), tournament::clause_of(one), act});
  }
}

void end_wound_up(LiveTournament& tournament, std::int64_t at_ms) {
  tournament.stopped.reset();
  tournament.behind = false;
  tournament.state.phase = tournament::TournamentPhase::cancelled;
  tournament.log.push_back({at_ms, "the tournament is wound up; everybody gets their money back",
                            tournament.state.cite().cancel});
}

bool open_tournament(LiveTournament& tournament, const records::TournamentAnnounced& announced) {
  const tournament::Format* const format = tournament::find_format(announced.format);
  if (format == nullptr) return false;
  tournament.announced = announced;
  tournament.next_key = announced.key;
  tournament.state = tournament::make_tournament(*format);
  return true;
}

}  // namespace cardroom::room
