#include "house/apply.h"

#include "house/on_event.h"

namespace cardroom::house {

void apply(State& state, const Event& event) {
  std::visit([&](const auto& happened) { on(state, happened); }, event);
  check_books(state);
}

}  // namespace cardroom::house
