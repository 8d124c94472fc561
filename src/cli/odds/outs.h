// Which cards help: a player's share with each card that may come next.
#pragma once

#include "cli/odds/document.h"

namespace cardroom::cli {

// Where there is a board to come, the next communal card; otherwise the next card of each player.
std::vector<Outs> outs_of(const OddsQuestion& asked, const OddsDocument& now, int threads);

}  // namespace cardroom::cli
