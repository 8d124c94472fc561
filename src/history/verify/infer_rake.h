// Finding out the schedule of a house from what is missing from the winnings of its hands.
#pragma once

#include <optional>
#include <vector>

#include "history/verify/rake.h"

namespace cardroom::history {

// The schedule that tells these hands in the fewest words; nullopt if no hand was raked.
std::optional<RakeRule> infer_rake(const std::vector<RakeSeen>& seen);

}  // namespace cardroom::history
