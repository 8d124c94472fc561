#include "canberra/table/play.h"

#include "canberra/round/deal.h"
#include "canberra/round/settlement.h"
#include "canberra/round/telling.h"
#include "canberra/round/wagers.h"
#include "canberra/rulings/disputes.h"
#include "canberra/rulings/irregularity.h"
#include "canberra/rulings/sanctions.h"
#include "canberra/table/seats.h"
#include "canberra/table/staff.h"

namespace cardroom::canberra {

Refusal play(State& state, const Command& command, Events& events) {
  TableFlow flow{state, events};
  return std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
}

Result<Events, Violation> decide(const State& state, const Command& command) {
  State copy = state;
  Events events;
  if (const auto refusal = play(copy, command, events)) return *refusal;
  return events;
}

Clause clause_of(const Event& event) {
  return std::visit([](const auto& happened) { return happened.clause; }, event);
}

}  // namespace cardroom::canberra
