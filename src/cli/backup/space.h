// Whether a copy of a room fits on a disk. Where the room itself writes to that disk, a copy must
// not fill it: the room would stop.
#pragma once

#include <optional>
#include <string>

#include "base/fault.h"

namespace cardroom::cli {

struct CopyPlan {
  std::string journal;  // The file that is copied.
  std::string into;     // The folder that has to have the space.
  int percent = 100;    // Of the journal, while the copy is made.
};

std::optional<Fault> lack_of_space(const CopyPlan& plan);

}  // namespace cardroom::cli
