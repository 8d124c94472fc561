// What anybody asks about one tournament.
#pragma once

#include <cstdint>

#include "base/fields.h"
#include "codec/values.h"

namespace cardroom::room::incoming {

struct WatchTournament {
  std::uint32_t tournament = 0;
  CARDROOM_DESCRIBED("watch_tournament", tournament);
};

struct UnwatchTournament {
  std::uint32_t tournament = 0;
  CARDROOM_DESCRIBED("unwatch_tournament", tournament);
};

struct AskTournamentPlayers {
  std::uint32_t tournament = 0;
  codec::Maybe<std::int64_t> from;
  CARDROOM_DESCRIBED("tournament_players", tournament, from);
};

struct AskTournamentStory {
  std::uint32_t tournament = 0;
  codec::Maybe<std::int64_t> from;
  CARDROOM_DESCRIBED("tournament_story", tournament, from);
};

struct AskTournamentBallot {
  std::uint32_t tournament = 0;
  codec::Maybe<std::int64_t> from;
  CARDROOM_DESCRIBED("tournament_ballot", tournament, from);
};

}  // namespace cardroom::room::incoming
