#include "canberra/tournament/play.h"

#include "canberra/tournament/entries.h"
#include "canberra/tournament/finish.h"
#include "canberra/tournament/jackpot.h"
#include "canberra/tournament/rounds.h"
#include "canberra/tournament/sessions.h"

namespace cardroom::canberra::tournament {

Refusal play(Tournament& tournament, const Command& command, Events& events) {
  if (tournament.phase == CanberraPhase::cancelled)
    return refuse(refusal::wrong_phase, clause("CP17-17.23"));
  TournamentFlow flow{tournament, events};
  return std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
}

Clause clause_of(const Event& event) {
  return std::visit([](const auto& happened) { return happened.clause; }, event);
}

}  // namespace cardroom::canberra::tournament
