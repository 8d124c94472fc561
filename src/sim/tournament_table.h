// A table of a simulated tournament: the terms of each level, and whole rounds through the engine.
#pragma once

#include <memory>
#include <vector>

#include "base/chance.h"
#include "bots/strong/places.h"
#include "cards/shuffle.h"
#include "rules/game/settings.h"
#include "rules/round/play.h"
#include "tournament/events.h"

namespace cardroom::sim {

enum class Bots : std::uint8_t { quick, sensible, strong };
inline constexpr std::string_view word(Bots bots) {
  constexpr std::string_view words[] = {"quick", "sensible", "strong"};
  return words[static_cast<std::size_t>(bots)];
}

struct PlayedRound {
  tournament::StakesAt stakes{};
  int actions = 0;
  bool showdown = false;
};

// Deals the rounds of one tournament at any of its tables.
class Croupier {
 public:
  Croupier(const Game& game, std::uint64_t seed, Bots bots);

  // What becomes of these stakes in the round that has begun. `at_stake` is what the players know
  // about the rest of the tournament.
  PlayedRound deal(const tournament::event::RoundBegan& began, const tournament::StakesAt& stakes,
                   const bots::AtStake& at_stake);

 private:
  struct AtLevel {
    std::int32_t level = 0;
    Chips chip;
    Terms terms;
  };

  const Terms& terms_of(const tournament::event::RoundBegan& began);
  Command choose(const Terms& terms, const Round& round, const bots::AtStake& at_stake);

  const Game& game_;
  Bots bots_;
  Chance chance_;
  Seed seed_;
  Shuffler shuffler_;
  std::uint64_t rounds_ = 0;
  std::vector<AtLevel> levels_;
  std::unique_ptr<Events> events_ = std::make_unique<Events>();
};

}  // namespace cardroom::sim
