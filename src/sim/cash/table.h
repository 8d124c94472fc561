// A simulated cash table: whole sessions through the engine.
#pragma once

#include <memory>

#include "base/chance.h"
#include "bots/simple/scale.h"
#include "cards/shuffle.h"
#include "rules/round/play.h"
#include "sim/cash/plan.h"
#include "sim/cash/totals.h"

namespace cardroom::sim {

class CashTable {
 public:
  explicit CashTable(const CashPlan& plan);

  // Everything that happens in the session is added to the totals. Its cards and its luck depend
  // on its number and the plan's seed only.
  SessionFigures play(std::int64_t session, CashTotals& totals);

 private:
  struct Sitting {
    std::array<Chips, seats_max> stakes{};
    std::array<std::int64_t, seats_max> bought{};
    SessionFigures figures;
  };

  void buy_again(Sitting& sitting, CashTotals& totals) const;
  void play_round(std::uint64_t number, const Shoe& shoe, Sitting& sitting, CashTotals& totals);
  Command choose(const Round& round, Seat seat);
  void count(const Round& round, Sitting& sitting, CashTotals& totals) const;
  void count_showdown(const Round& round, CashTotals& totals) const;

  const CashPlan& plan_;
  const bots::Scale& scale_;
  Seed seed_;
  std::size_t players_;
  std::array<Chance, seats_max> luck_;
  std::unique_ptr<Events> events_ = std::make_unique<Events>();
};

}  // namespace cardroom::sim
