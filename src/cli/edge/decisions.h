// The table of every decision: cardroom edge canberra --csv.
#pragma once

#include <iosfwd>

#include "cli/edge/options.h"

namespace cardroom::cli {

// One line for each hand and up card that renaming the suits does not make the same as another.
void print_decisions(std::ostream& out, const odds::CanberraCounts& counts,
                     const EdgeQuestion& question);

}  // namespace cardroom::cli
