// Simulations of a cash table on several threads. The result does not depend on their number.
#pragma once

#include "base/progress.h"
#include "sim/cash/plan.h"
#include "sim/cash/totals.h"

namespace cardroom::sim {

CashTotals run_cash(const CashPlan& plan, int threads, const Progress& progress = {});

// The same sessions, with the same shoes, under two plans that differ in the table's settings.
struct Compared {
  CashTotals one;
  CashTotals other;
  Differences differences;
};
Compared compare_cash(const CashPlan& one, const CashPlan& other, int threads,
                      const Progress& progress = {});

}  // namespace cardroom::sim
