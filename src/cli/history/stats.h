// cardroom history stats: the usual figures about players and tables.
#pragma once

#include "cli/history/history.h"

namespace cardroom::cli {

int history_stats(const HistoryOptions& options, const Streams& streams);

}  // namespace cardroom::cli
