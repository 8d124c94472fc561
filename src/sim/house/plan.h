// A simulation of a table of Canberra Poker: its settings, the players and how much is played.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/temperament.h"
#include "canberra/game/settings.h"
#include "sim/cash/plan.h"

namespace cardroom::sim {

struct HousePlan {
  canberra::Settings settings;
  std::vector<bots::Temperament> players;  // One for each box.
  Chips ante;
  bool jackpot = true;  // Everybody places the jackpot wager in every round.
  std::int64_t rounds = 100'000;
  // The table is set up anew for each session, its pools included.
  std::int64_t session = 10'000;
  std::uint64_t seed = 1;
  Pace pace;
  Part part;

  std::int64_t sessions() const { return (rounds + session - 1) / session; }
  std::int64_t rounds_in(std::int64_t number) const {
    return std::min(session, rounds - number * session);
  }
};

// What everybody sits down with: nobody runs out of chips in a session.
inline constexpr Cents chips_of_a_box{50'000'000'000};

Result<Done, SimRefused> check_plan(const HousePlan& plan);

}  // namespace cardroom::sim
