// A simulated table of Canberra Poker: whole sessions through the rules of the game.
#pragma once

#include <memory>

#include "base/chance.h"
#include "canberra/table/commands.h"
#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "cards/shuffle.h"
#include "sim/house/plan.h"
#include "sim/house/totals.h"

namespace cardroom::sim {

class HouseTable {
 public:
  explicit HouseTable(const HousePlan& plan) : plan_(plan) {}

  void play(std::int64_t session, HouseTotals& totals);

 private:
  void give(const canberra::Command& command);
  void set_up();
  void play_round(const Shuffled& shuffled, Chance& chance, HouseTotals& totals);
  void count_hands(HouseTotals& totals);
  void count_session(HouseTotals& totals) const;

  const HousePlan& plan_;
  canberra::State table_;
  std::int64_t since_royal_ = 0;
  std::array<Cents, canberra::boxes_max> jackpot_net_{};  // In this session.
  std::unique_ptr<canberra::Events> events_ = std::make_unique<canberra::Events>();
};

}  // namespace cardroom::sim
