#include "room/contests/live_contest.h"

#include <utility>

#include "base/overloaded.h"

namespace cardroom::room {

namespace {

// What every round brings is not for the log.
bool is_contest_news(const LiveContest& live, const contest::Event& one) {
  const overloaded news{[](const contest::event::RoundStarted&) { return false; },
                        [](const contest::event::AnteAsked&) { return false; },
                        [](const contest::event::AntePlaced&) { return false; },
                        [](const contest::event::AntesClosed&) { return false; },
                        [](const contest::event::OnlyFold&) { return false; },
                        [](const contest::event::BetPlaced&) { return false; },
                        [](const contest::event::Folded&) { return false; },
                        [](const contest::event::HadBack&) { return false; },
                        [](const contest::event::RoundEnded&) { return false; },
                        [&](const contest::event::JackpotWagered&) { return !live.is_dealt(); },
                        [&](const contest::event::JackpotLost&) { return !live.is_dealt(); },
                        [](const auto&) { return true; }};
  return std::visit(news, one);
}

void note_event(LiveContest& live, const contest::Event& one, std::int64_t at_ms) {
  constexpr std::int64_t minute_ms = 60'000;
  const overloaded note{
      [&](const contest::event::ConditionSet& set) {
        live.said[std::string(set.key.view())] = std::string(set.value.view());
      },
      [&](const contest::event::AnteAsked& asked) { live.asked_ms[asked.table] = at_ms; },
      [&](const contest::event::AntePlaced& placed) {
        live.anted_ms[find_entrant(live.state, placed.player)->table] = at_ms;
      },
      [&](const contest::event::Drawn&) { live.since_ms = at_ms; },
      [&](const contest::event::SessionEnded&) { live.since_ms = at_ms; },
      [&](const contest::event::BreakCalled& called) {
        live.break_ends_ms = at_ms + called.minutes * minute_ms;
      },
      [&](const contest::event::BreakEnded&) { live.break_ends_ms = 0; },
      // A break that goes on again lasts until it is ended.
      [&](const contest::event::Undone&) {
        live.since_ms = at_ms;
        live.break_ends_ms = live.state.on_break ? live.break_ends_ms : 0;
      },
      [](const auto&) {}};
  std::visit(note, one);
}

}  // namespace

std::vector<PlayerId> players_to_draw(const contest::Tournament& state) {
  const auto players = next_players(state);
  return {players.begin(), players.end()};
}

void open_contest(LiveContest& live, const records::TournamentAnnounced& announced) {
  live.announced = announced;
  live.next_key = announced.key;
  live.state = {};
}

void note_events(LiveContest& live, const contest::Events& events, std::int64_t at_ms,
                 const contest::NameOf& name_of) {
  const std::uint32_t last = live.state.history.last;
  const std::uint32_t act = last == std::exchange(live.act_noted, last) ? 0 : last;
  for (const contest::Event& one : events) {
    note_event(live, one, at_ms);
    if (is_contest_news(live, one))
      live.add_to_log({at_ms, contest::say(one, name_of), contest::clause_of(one), act});
  }
}

void end_wound_up(LiveContest& live, std::int64_t at_ms) {
  live.stopped.reset();
  live.behind = false;
  live.state.phase = contest::CanberraPhase::cancelled;
  live.add_to_log(
      {at_ms, "the tournament is wound up; everybody gets their money back", clause("CP17-17.23")});
}

PlayerId entrant_of(const contest::Tournament& state, PlayerId player) {
  for (const contest::Entrant& entrant : state.entrants)
    if (entrant.played_by == player && !player.is_none()) return entrant.player;
  return player;
}

}  // namespace cardroom::room
