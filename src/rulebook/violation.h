// Violation: a refusal. It names the rule, the clause of the book in force, and the facts.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "rulebook/clause.h"

namespace cardroom {

// Declared beside the code that enforces it. The name is wire format: add, never rename.
struct Rule {
  std::string_view name;  // raise_size
  std::string_view
      sentence;  // A raise must have an allowed size and cannot be less than the one before it.
};

struct Fact {
  std::string_view name;
  std::int64_t value = 0;
  friend constexpr bool operator==(const Fact&, const Fact&) = default;
};

using Facts = FixedList<Fact, 4>;

struct Violation {
  const Rule* rule = nullptr;
  Clause clause;  // Empty only where no document speaks: then there is only the rule's name.
  Facts facts = {};
};

}  // namespace cardroom
