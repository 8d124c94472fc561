// The table of every decision: cardroom edge canberra --csv.
#pragma once

#include <iosfwd>

#include "cli/edge/options.h"

namespace cardroom::cli {

// One line a hand and up card that no renaming of suits makes the same.
void print_decisions(std::ostream& out, const odds::CanberraCounts& counts,
                     const EdgeQuestion& question);

}  // namespace cardroom::cli
