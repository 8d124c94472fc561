// A broken invariant stops the table it happened at, not the room: a failed check() inside a game
// throws to here, and the copy on which it happened is dropped.
#pragma once

#include <stdexcept>
#include <string>

#include "room/game/table.h"

namespace cardroom::room {

class BrokenInvariant : public std::runtime_error {
 public:
  explicit BrokenInvariant(const std::string& what) : std::runtime_error(what) {}
};

// Makes failed checks throw, for the whole process.
void stop_tables_on_broken_invariants();

template <class Ask>
Outcome guarded(Ask&& ask) {
  try {
    return ask();
  } catch (const BrokenInvariant& broken) {
    return refused_by(rule::table_at_fault, broken.what());
  }
}

}  // namespace cardroom::room
