// cardroom sim --yardstick: how well the bots play, measured.
#pragma once

#include "cli/cli.h"
#include "cli/sim/options.h"

namespace cardroom::cli {

int run_yardstick(const SimOptions& options, const Streams& streams);

}  // namespace cardroom::cli
