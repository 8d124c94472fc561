// ActRecording: notes what a command changes, from its first event to its last, and keeps it as an
// act if it can be taken back.
#pragma once

#include <span>

#include "tournament/state.h"

namespace cardroom::tournament {

class ActRecording {
 public:
  explicit ActRecording(Tournament& tournament);
  // These are the events of the command.
  void finish(Tournament& tournament, std::span<const Event> events) const;

 private:
  Frame before_;
  ChipsMoved chips_;
};

Frame frame_of(const Tournament& tournament);

}  // namespace cardroom::tournament
