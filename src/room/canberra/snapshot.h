// A table of Canberra Poker as described data: what a snapshot keeps of it, and the table again.
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
  std::uint32_t dealt = 0;  // Rounds dealt, void ones too.
  bool closed = false;      // For good.
  friend bool operator==(const CanberraSnapshot&, const CanberraSnapshot&) = default;
  CARDROOM_DESCRIBED("canberra_snapshot", table, dealt, closed);
};

std::string text_of(const CanberraSnapshot& snapshot);

// What a build of this program wrote, this one or another. None: the text is not a snapshot of a
// table of Canberra Poker, or this build cannot read it.
std::optional<CanberraSnapshot> read_canberra_snapshot(std::string_view text);

}  // namespace cardroom::room
