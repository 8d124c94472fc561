// alter(value): another value of a field, as if the rule behind it were not there.
#pragma once

#include <optional>
#include <type_traits>

#include "base/fixed_list.h"
#include "base/money.h"
#include "rulebook/clause.h"

namespace cardroom::switches {

// How many enumerators there are; the list of switches is written with one line for each type.
template <class Enum>
inline constexpr int enumerators = 0;

inline void alter(bool& value) { value = !value; }
// A clause of another document: one beside it could be its own sub-clause.
inline void alter(Clause& value) {
  value = Clause::at((value.row() + Clause::count() / 2) % Clause::count());
}
inline void alter(Chips& value) { value += Chips(1); }
inline void alter(Cents& value) { value += Cents(1); }

template <class Value>
requires std::is_enum_v<Value>
void alter(Value& value) {
  static_assert(enumerators<Value> > 1);
  value = static_cast<Value>((static_cast<int>(value) + 1) % enumerators<Value>);
}

template <class Value>
requires(std::is_integral_v<Value> && !std::is_same_v<Value, bool>) void alter(Value& value) {
  value = static_cast<Value>(value > 1 ? value - 1 : value + 1);
}

template <class Value>
void alter(std::optional<Value>& value) {
  if (value)
    value.reset();
  else
    value.emplace();
}

template <class Value, std::size_t most>
void alter(FixedList<Value, most>& values) {
  for (Value& value : values) alter(value);
}

}  // namespace cardroom::switches
