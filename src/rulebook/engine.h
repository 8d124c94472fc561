// The engine kit. Every engine of the house is made of the same steps, under the same names:
//
//   play(state, command, events)  refuses and changes nothing, or obeys and appends what happened
//   perform(flow, command)        one kind of command: guards in order of precedence, then the way
//                                 through
//   flow.emit(event)              records an event and applies it at once
//   apply(state, event)           any event; apply_to() is there once for each kind. Only these
//                                 change a state, and they cannot refuse
//   refuse(rule, clause, facts)   the refusal itself
#pragma once

#include <initializer_list>
#include <optional>

#include "rulebook/common_rules.h"
#include "rulebook/role.h"
#include "rulebook/violation.h"

namespace cardroom {

// Why a command is refused; nullopt when it is not.
using Refusal = std::optional<Violation>;

inline Violation refuse(const Rule& rule, Clause clause = {}, Facts facts = {}) {
  return {&rule, clause, facts};
}

// Refuses anyone who has none of the roles that the clause allows to do this.
Refusal refuse_role(Role by, std::initializer_list<Role> may, Clause clause);

// A command on its way through an engine. Each event is applied as it is recorded, and the next
// step is decided on the state that results.
template <class State, class Events>
struct Flow {
  State& state;
  Events& events;

  void emit(const typename Events::value_type& event) {
    events.push_back(event);
    apply(state, event);
  }
  // The clauses of the book in force.
  const auto& cite() const { return state.cite(); }
};

}  // namespace cardroom
