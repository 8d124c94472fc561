// The figures of `history stats` as a page with charts, complete in one file.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "history/stats/figures.h"

namespace cardroom::cli {

std::vector<std::pair<std::string, history::PlayerFigures>> most_hands_first(
    const std::map<std::string, history::PlayerFigures>& players);

// The standard error of a result; empty after a single hand, which has none.
std::string error_text(const history::PlayerFigures& figures, int places);

std::string stats_report(const history::Figures& figures, std::uint64_t hands);

}  // namespace cardroom::cli
