// Draws: what a tournament decides by lot, from a seed that goes on record: seats, the order in
// which the players of a broken table are seated, the cards of a race-off.
#pragma once

#include <string>
#include <vector>

#include "cards/seed.h"
#include "room/tournaments/any/any_tournament.h"
#include "tournament/state.h"

namespace cardroom::room {

// What is published before the ballot, so that anybody can check its key afterwards.
std::string commitment_to_ballot(std::uint32_t tournament, const Seed& key);

// What was published before the last ballot, or is published for the first.
std::string commitment_of(const AnyTournament& tournament);

// Everybody who plays, in the order of entry: a ballot draws them.
std::vector<PlayerId> players_to_draw(const tournament::Tournament& state);

// Whether a command leaves out what is drawn by lot.
bool wants_draw(const tournament::Tournament& state, const tournament::Command& command);

// The command with what is drawn for it.
tournament::Command drawn(const tournament::Tournament& state, tournament::Command command,
                          const Seed& seed);

// A ballot was held: by lot, from the seed, or as the director had it. The key of the next one is
// not known where an earlier version of the program has drawn.
template <class Drawn>
void note_ballot(AnyTournament& tournament, std::vector<PlayerId> before, const Drawn& drawn,
                 const codec::Maybe<Seed>& seed, const codec::Maybe<Seed>& next) {
  tournament.ballot.reset();
  if (seed) tournament.ballot = BallotDrawn{*seed, std::move(before), {drawn.begin(), drawn.end()}};
  tournament.next_key.reset();
  if (next) tournament.next_key = *next;
}

}  // namespace cardroom::room
