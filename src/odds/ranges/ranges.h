// Ranges as people write them: AsKs, QQ+, AKs, 77-TT, ATo+, 20%, random, with weights as in AA:0.5;
// hole cards for games with more of them, and cards thrown away in a draw as in AsAhKd(7c2s).
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "odds/equity/question.h"

namespace cardroom::odds {

// One sentence that names the part that is wrong.
struct BadRange {
  std::string sentence;
};

// Hands that hold a card of `gone` are left out; a range of which nothing is left is refused.
Result<Range, BadRange> read_range(std::string_view text, const ShowdownRules& rules, CardSet gone);

}  // namespace cardroom::odds
