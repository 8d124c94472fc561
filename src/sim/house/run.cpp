#include "sim/house/run.h"

#include "sim/house/table.h"
#include "sim/share_out.h"

namespace cardroom::sim {

HouseTotals run_house(const HousePlan& plan, int threads, const Progress& progress) {
  const Sessions sessions{plan.sessions(), plan.part};
  return share_out<HouseTotals>(sessions, threads, progress, [&] {
    return [table = std::make_shared<HouseTable>(plan)](std::int64_t session, HouseTotals& totals) {
      table->play(session, totals);
    };
  });
}

}  // namespace cardroom::sim
