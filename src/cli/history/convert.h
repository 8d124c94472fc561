// cardroom history convert and show: hands from one format into another, or into words.
#pragma once

#include "cli/history/history.h"

namespace cardroom::cli {

int convert_history(const HistoryOptions& options, const Streams& streams);
int show_history(const HistoryOptions& options, const Streams& streams);

}  // namespace cardroom::cli
