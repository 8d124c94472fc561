// cardroom history verify: replays hands and compares their results, on as many threads as wanted.
#pragma once

#include "cli/history/history.h"

namespace cardroom::cli {

int verify_history(const HistoryOptions& options, const Streams& streams);

}  // namespace cardroom::cli
