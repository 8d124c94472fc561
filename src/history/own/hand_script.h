// Hands as hand scripts, read and written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/played.h"

namespace cardroom::history {

// A script, or a hand that was written as one: then its comments say the rest.
Result<std::vector<ToldHand>, ParseError> read_hand_script(std::string_view name,
                                                           std::string_view text);

// A round as a script. `told` goes into comments, for what the script cannot say.
std::string write_hand_script(const Played& played, const std::string& told);

}  // namespace cardroom::history
