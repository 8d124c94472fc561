#include "room/tournaments/display/ballot_shown.h"

#include <map>

#include "room/messages/page.h"
#include "room/tournaments/draws.h"
#include "store/hash.h"

namespace cardroom::room {

outgoing::TournamentBallot ballot_shown(const AnyTournament& tournament, std::int64_t from,
                                        const std::string& id, const Accounts& accounts) {
  outgoing::TournamentBallot told{.id = outgoing::id_of(id),
                                  .tournament = tournament.number(),
                                  .commitment = commitment_of(tournament),
                                  .key = {},
                                  .next_commitment = {},
                                  .players = 0,
                                  .drawn = {},
                                  .next = {}};
  if (!tournament.ballot) return told;
  const BallotDrawn& ballot = *tournament.ballot;
  told.key = store::to_hex(ballot.key);
  if (tournament.next_key)
    told.next_commitment = commitment_to_ballot(tournament.number(), *tournament.next_key);
  told.players = static_cast<std::int64_t>(ballot.drawn.size());
  std::map<PlayerId, std::int64_t> entries;
  for (const PlayerId player : ballot.before)
    entries.emplace(player, static_cast<std::int64_t>(entries.size()) + 1);
  Page page(from);
  for (const PlayerId player : ballot.drawn)
    if (page.takes()) told.drawn.push_back({player, accounts.name_of(player), entries.at(player)});
  told.next = page.next();
  return told;
}

}  // namespace cardroom::room
