#include "sim/cash/run.h"

#include "sim/cash/table.h"
#include "sim/share_out.h"

namespace cardroom::sim {

CashTotals run_cash(const CashPlan& plan, int threads, const Progress& progress) {
  const Sessions sessions{plan.sessions(), plan.part};
  return share_out<CashTotals>(sessions, threads, progress, [&] {
    return [table = std::make_shared<CashTable>(plan)](std::int64_t session, CashTotals& totals) {
      table->play(session, totals);
    };
  });
}

namespace {

void add(Compared& into, const Compared& from) {
  into.one.add(from.one);
  into.other.add(from.other);
  into.differences.add(from.differences);
}

struct ComparedTotals : Compared {
  void add(const ComparedTotals& from) { sim::add(*this, from); }
};

}  // namespace

Compared compare_cash(const CashPlan& one, const CashPlan& other, int threads,
                      const Progress& progress) {
  const Sessions sessions{one.sessions(), one.part};
  return share_out<ComparedTotals>(sessions, threads, progress, [&] {
    return [first = std::make_shared<CashTable>(one), second = std::make_shared<CashTable>(other),
            players = one.players.size()](std::int64_t session, ComparedTotals& totals) {
      totals.differences.net.resize(players);
      const SessionFigures before = first->play(session, totals.one);
      totals.differences.add(before, second->play(session, totals.other));
    };
  });
}

}  // namespace cardroom::sim
