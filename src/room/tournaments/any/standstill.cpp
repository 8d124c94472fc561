#include "room/tournaments/any/standstill.h"

#include "codec/json_text.h"

namespace cardroom::room {

void Standstill::stop(AnyTournament& tournament, const std::string& why, const Moment& at) {
  if (tournament.stopped) return;
  tournament.stopped = why;
  tournament.behind = true;
  recorder_.record(tournament.stream(), codec::to_text(records::TournamentStopped{why}),
                   at.effects);
  stops_.report(tournament.announced.name_ + ": " + why, at);
}

std::optional<Refused> Standstill::revive(AnyTournament& tournament, const Asker& asker,
                                          const Moment& at) {
  if (!tournament.stopped) return refused_by(rule::tournament_not_stopped);
  if (tournament.behind) return refused_by(rule::tournament_behind);
  tournament.stopped.reset();
  recorder_.record(tournament.stream(),
                   codec::to_text(records::TournamentRevived{asker.player, asker.role}),
                   at.effects);
  return std::nullopt;
}

}  // namespace cardroom::room
