// A contest as people see it: the same messages as any tournament, with its sessions and points.
#pragma once

#include <string>
#include <vector>

#include "room/contests/live_contest.h"
#include "room/desk/accounts.h"
#include "room/messages/tournament.h"

namespace cardroom::room {

outgoing::TournamentLine line_of_contest(const LiveContest& live);
// The best first.
std::vector<const contest::Entrant*> by_standing(const LiveContest& live);
outgoing::TournamentPlayer shown_entrant(const LiveContest& live, const contest::Entrant& entrant,
                                         const Accounts& accounts);
outgoing::Tournament shown_contest(const LiveContest& live, PlayerId asker, const std::string& id,
                                   const Accounts& accounts);

// What players are told about themselves.
struct ContestNotice {
  PlayerId player;
  std::string text;
  Clause clause;
};
std::vector<ContestNotice> notices_in(const contest::Tournament& state,
                                      const contest::Events& events);

}  // namespace cardroom::room
