// Simulations of Canberra Poker on several threads. The result does not depend on their number.
#pragma once

#include "base/progress.h"
#include "sim/house/plan.h"
#include "sim/house/totals.h"

namespace cardroom::sim {

HouseTotals run_house(const HousePlan& plan, int threads, const Progress& progress = {});

}  // namespace cardroom::sim
