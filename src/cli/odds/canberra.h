// Canberra Poker in cardroom odds: bet or fold, with the exact values of both.
#pragma once

#include "cli/cli.h"
#include "cli/odds/options.h"

namespace cardroom::cli {

int run_canberra_odds(const OddsOptions& options, const Streams& streams);

}  // namespace cardroom::cli
