// CanberraRun: a table of Canberra Poker and how far it has come: what the room keeps of it.
#pragma once

#include <cstdint>
#include <variant>

#include "base/fields.h"
#include "canberra/table/events.h"
#include "canberra/table/state.h"

namespace cardroom::room {

struct CanberraRun {
  canberra::State table;
  std::uint32_t dealt = 0;  // Rounds dealt, including void ones.
  bool closed = false;      // Closed for good.

  // What an event of the table means for it.
  void note(const canberra::Event& event) {
    if (std::holds_alternative<canberra::event::DealerDealt>(event)) ++dealt;
    if (std::holds_alternative<canberra::event::TableClosed>(event)) closed = true;
  }

  friend bool operator==(const CanberraRun&, const CanberraRun&) = default;
  CARDROOM_DESCRIBED("canberra_snapshot", table, dealt, closed);
};

}  // namespace cardroom::room
