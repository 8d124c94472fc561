// Replays the hands of files one after the other, so that files of any size need little memory.
#pragma once

#include <functional>

#include "cli/history/history.h"
#include "history/played.h"

namespace cardroom::cli {

// Hands over every hand, or only the one that is wanted. A hand that cannot be read or replayed is
// reported and left out. The exit code says whether there was one.
int each_hand(const HistoryOptions& options, const Streams& streams,
              const std::function<void(history::Played)>& take);

}  // namespace cardroom::cli
