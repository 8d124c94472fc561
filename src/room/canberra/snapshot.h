// A table of Canberra Poker as described data: what a snapshot keeps, and the table read from it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "canberra/table/state.h"

namespace cardroom::room {

struct CanberraSnapshot {
  canberra::State table;
  std::uint32_t dealt = 0;  // Rounds dealt, including void ones.
  bool closed = false;      // Closed for good.
  friend bool operator==(const CanberraSnapshot&, const CanberraSnapshot&) = default;
  CARDROOM_DESCRIBED("canberra_snapshot", table, dealt, closed);
};

std::string text_of(const CanberraSnapshot& snapshot);

// Reads what any build of this program wrote. Nullopt if the text is not a snapshot of a table of
// Canberra Poker, or this build cannot read it.
std::optional<CanberraSnapshot> read_canberra_snapshot(std::string_view text);

}  // namespace cardroom::room
