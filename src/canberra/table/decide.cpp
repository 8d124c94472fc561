#include "canberra/table/decide.h"

#include "canberra/table/decide_each.h"

namespace cardroom::canberra {

Verdict decide(const State& state, const Command& command, Events& events) {
  return std::visit([&](const auto& asked) { return decide_each(state, asked, events); }, command);
}

Result<Events, Violation> decide(const State& state, const Command& command) {
  Events events;
  const auto verdict = decide(state, command, events);
  if (!verdict) return verdict.error();
  return events;
}

}  // namespace cardroom::canberra
