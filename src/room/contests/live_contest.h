// LiveContest: a tournament of Canberra Poker, as the room runs it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "canberra/tournament/play.h"
#include "room/tournaments/any/any_tournament.h"
#include "words/canberra/tournament_story.h"

namespace cardroom::room {

// In the room, a contest is a tournament of Canberra Poker; its commands and events are those of
// its engine.
namespace contest = canberra::tournament;

struct LiveContest : AnyTournament {
  static constexpr std::string_view format = "tournament-canberra-2017";

  contest::Tournament state;
  std::map<std::string, std::string, std::less<>> said;   // The conditions as they were set.
  std::map<contest::TableNumber, std::int64_t> asked_ms;  // When the asked player was asked,
  std::map<contest::TableNumber, std::int64_t> anted_ms;  // and when somebody anted last.
  std::int64_t since_ms = 0;       // When a session ended, or the seats were drawn.
  std::int64_t break_ends_ms = 0;  // CP17-17.18: 0 if there is no break.
  std::uint32_t act_noted = 0;     // The last act that is in the log.

  bool is_dealt() const { return has_dealt_tables(); }
  bool is_over() const {
    return state.phase == contest::CanberraPhase::awarded ||
           state.phase == contest::CanberraPhase::cancelled;
  }
};

// Everybody who plays next: a ballot draws them.
std::vector<PlayerId> players_to_draw(const contest::Tournament& state);

// As it was announced, before anything else happened.
void open_contest(LiveContest& live, const records::TournamentAnnounced& announced);

// Keeps beside the state what events mean for it, and puts the news into its log.
void note_events(LiveContest& live, const contest::Events& events, std::int64_t at_ms,
                 const contest::NameOf& name_of);

// It was wound up: it is over, and everybody has their money back.
void end_wound_up(LiveContest& live, std::int64_t at_ms);

// Whoever plays a seat: the entrant or their substitute.
inline PlayerId plays_for(const contest::Entrant& entrant) {
  return entrant.played_by.is_none() ? entrant.player : entrant.played_by;
}
// The entrant for whom somebody plays: themselves, or whom they stand in for.
PlayerId entrant_of(const contest::Tournament& state, PlayerId player);

}  // namespace cardroom::room
