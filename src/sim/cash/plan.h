// A simulation of a cash table: the game with its settings, the players and how much is played.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "bots/temperament.h"
#include "rules/game/terms.h"
#include "sim/tournament_run.h"

namespace cardroom::sim {

// Which part of the work is done: the sessions are dealt out in turn.
struct Part {
  int number = 1;
  int of = 1;
};

struct CashPlan {
  Terms terms;
  std::vector<bots::Temperament> players;  // One for each seat, from the first.
  std::int64_t rounds = 100'000;
  // Everybody sits down anew with the stake for each session.
  std::int64_t session = 1'000;
  Chips stake;
  std::uint64_t seed = 1;
  Pace pace;
  Part part;

  std::int64_t sessions() const { return (rounds + session - 1) / session; }
  std::int64_t rounds_in(std::int64_t number) const {
    return std::min(session, rounds - number * session);
  }
};

struct SimRefused {
  std::string sentence;
};

// A hundred minimum wagers, or the table's own minimum stake where that is more.
Chips usual_stake(const Terms& terms);

Result<Done, SimRefused> check_plan(const CashPlan& plan);

}  // namespace cardroom::sim
