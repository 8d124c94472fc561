// The word that somebody may have meant, for one that no script knows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cardroom {

// "did you mean 'raises'?" where a known word is nearly the same, else "see docs/hand-script.md".
std::string what_else(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace cardroom
