// A table of a simulated tournament of Canberra Poker: whole rounds through the rules of the game
// against the house.
#pragma once

#include <memory>
#include <vector>

#include "bots/chance.h"
#include "cards/shuffle.h"
#include "house/commands.h"
#include "house/events.h"
#include "house/state.h"
#include "tournament/canberra_state.h"

namespace cardroom::sim {

// A player in a round: what he has before it, what he antes, and what became of it.
struct HouseHand {
  PlayerId player;
  Seat seat;
  Chips stack;
  Chips ante;
  bool bets = false;
  Chips back;  // Wagers included.
};

// Deals the rounds of one tournament, whichever table they are at.
class HouseCroupier {
 public:
  HouseCroupier(const canberra::Conditions& conditions, std::uint64_t seed);

  // Antes are placed in the order of the list, the starting marker's first; the rest is filled in.
  void deal(std::vector<HouseHand>& hands);

 private:
  void give(const house::Command& command);
  void decide(HouseHand& hand);

  house::Settings settings_;
  house::State table_;
  bots::Chance chance_;
  Shuffler shuffler_;
  std::unique_ptr<house::Events> events_ = std::make_unique<house::Events>();
};

}  // namespace cardroom::sim
