// A table of a simulated tournament of Canberra Poker: whole rounds through the rules of the game
// against the house.
#pragma once

#include <memory>
#include <vector>

#include "base/chance.h"
#include "canberra/table/commands.h"
#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "canberra/tournament/state.h"
#include "cards/shuffle.h"

namespace cardroom::sim {

// A player in a round: what they have before it, what they ante, and what they end with.
struct CanberraHand {
  PlayerId player;
  Seat seat;
  Chips stack;
  Chips ante;
  bool bets = false;
  Chips back;  // Wagers included.
};

// Deals the rounds of one tournament at any of its tables.
class CanberraCroupier {
 public:
  CanberraCroupier(const canberra::tournament::Conditions& conditions, std::uint64_t seed);

  // Antes are placed in the order of the list, which starts at the marker; the rest is filled in.
  void deal(std::vector<CanberraHand>& hands);

 private:
  void give(const canberra::Command& command);
  void decide(CanberraHand& hand);

  canberra::Settings settings_;
  canberra::State table_;
  Chance chance_;
  Shuffler shuffler_;
  std::unique_ptr<canberra::Events> events_ = std::make_unique<canberra::Events>();
};

}  // namespace cardroom::sim
