#include "cli/sim/document.h"

#include <algorithm>

#include "base/overloaded.h"
#include "cli/sim/figures.h"

namespace cardroom::cli {

namespace {

template <class Plan>
void fill_common(SimWork& work, const Plan& plan) {
  for (const auto player : plan.players) work.bots.emplace_back(word(player));
  work.rounds = plan.rounds;
  work.session = plan.session;
  work.seed = plan.seed;
  work.pace = {plan.pace.deal_s, plan.pace.act_s, plan.pace.showdown_s};
  work.parts = {plan.part.number};
  work.of_parts = plan.part.of;
}

bool is_same_work(const SimWork& one, const SimWork& other) {
  return one.rules == other.rules && one.settings == other.settings &&
         one.compared_with == other.compared_with && one.bots == other.bots &&
         one.rounds == other.rounds && one.session == other.session && one.stake == other.stake &&
         one.unit == other.unit && one.seed == other.seed && one.pace == other.pace &&
         one.of_parts == other.of_parts;
}

template <class Totals>
void add(codec::Maybe<Totals>& into, const codec::Maybe<Totals>& from) {
  if (!from) return;
  if (!into) into.emplace();
  into->add(*from);
}

}  // namespace

SimWork work_of(const SimOptions& options, const SettingTexts& settings, const SimPlan& plan) {
  SimWork work;
  work.rules = options.rules;
  work.settings = settings;
  std::visit(overloaded{[&](const sim::CashPlan& cash) {
                          fill_common(work, cash);
                          work.stake = cash.stake.count();
                          work.unit = cash.terms.minimum.count();
                          if (!cash.terms.commission.by_time) return;
                          work.time_charge = cash.terms.commission.time_charge.count();
                          work.time_minutes = cash.terms.commission.time_minutes;
                        },
                        [&](const sim::HousePlan& house) {
                          fill_common(work, house);
                          work.stake = work.unit = house.ante.count();
                        }},
             plan);
  return work;
}

Result<SimDocument, SimMistake> merged(const std::vector<SimPart>& parts) {
  SimDocument whole;
  whole.work = parts.front().work;
  whole.work.parts.clear();
  for (const SimPart& part : parts) {
    if (!is_same_work(parts.front().work, part.work))
      return SimMistake{"the parts are not of the same simulation"};
    for (const int number : part.work.parts) {
      auto& known = whole.work.parts;
      if (std::find(known.begin(), known.end(), number) != known.end())
        return SimMistake{"part " + std::to_string(number) + " is given twice"};
      known.push_back(number);
    }
    add(whole.counts.cash, part.counts.cash);
    add(whole.counts.other, part.counts.other);
    add(whole.counts.differences, part.counts.differences);
    add(whole.counts.house, part.counts.house);
  }
  std::sort(whole.work.parts.begin(), whole.work.parts.end());
  // Nothing is missing, so it is the whole.
  if (static_cast<int>(whole.work.parts.size()) == whole.work.of_parts) {
    whole.work.parts = {1};
    whole.work.of_parts = 1;
  }
  whole.figures = figures_of(whole.work, whole.counts);
  return whole;
}

}  // namespace cardroom::cli
