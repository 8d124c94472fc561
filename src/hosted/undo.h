// Taking back an entry: the command and the event, at any hosted table.
#pragma once

#include <string_view>

#include "base/fields.h"

namespace cardroom {

namespace hosted_command {

// Takes back the last entry of this round of play.
struct Undo {
  CARDROOM_DESCRIBED("undo");
};

}  // namespace hosted_command

namespace hosted_event {

// The last entry was taken back; the table is as it was before it.
struct EntryUndone {
  CARDROOM_DESCRIBED("entry_undone");
};

}  // namespace hosted_event

}  // namespace cardroom
