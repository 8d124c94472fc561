// A tournament's log, as people are told it: each line with its act, while that can be taken back.
#pragma once

#include "room/messages/page.h"
#include "room/messages/tournament.h"
#include "room/tournaments/any/any_tournament.h"

namespace cardroom::room {

template <class Stands>
outgoing::TournamentLog shown_line(const TournamentLogLine& line, Stands&& stands) {
  const bool can_be_undone = line.act != 0 && stands(line.act);
  return {line.at_ms, line.text, line.clause,
          can_be_undone ? std::optional(line.act) : std::nullopt};
}

// The whole log, the latest first, a page from this place on.
template <class Stands>
outgoing::TournamentStory story_of(const AnyTournament& tournament, std::int64_t from,
                                   const std::string& id, Stands&& stands) {
  outgoing::TournamentStory told{outgoing::id_of(id), tournament.number(), {}, {}};
  Page page(from);
  for (auto at = tournament.log.rbegin(); at != tournament.log.rend(); ++at)
    if (page.takes()) told.log.push_back(shown_line(*at, stands));
  told.next = page.next();
  return told;
}

}  // namespace cardroom::room
