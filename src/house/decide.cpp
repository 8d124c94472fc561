#include "house/decide.h"

#include "house/decide_each.h"

namespace cardroom::house {

Verdict decide(const State& state, const Command& command, Events& events) {
  return std::visit([&](const auto& asked) { return decide_each(state, asked, events); }, command);
}

Result<Events, Violation> decide(const State& state, const Command& command) {
  Events events;
  const auto verdict = decide(state, command, events);
  if (!verdict) return verdict.error();
  return events;
}

}  // namespace cardroom::house
