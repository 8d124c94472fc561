// Hands as hand scripts, read and written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/played.h"

namespace cardroom::history {

// A script, or a hand that was written as one: then what it tells stands in its comments.
Result<std::vector<ToldHand>, ParseError> read_hand_script(std::string_view name,
                                                           std::string_view text);

// A round as a script. `told` stands in comments where the script cannot say it all.
std::string write_hand_script(const Played& played, const std::string& told);

}  // namespace cardroom::history
