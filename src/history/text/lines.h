// The lines of a hand in the text of a poker site.
#pragma once

#include <algorithm>
#include <string_view>

#include "history/piece.h"

namespace cardroom::history {

// Shows each line that is not empty, without blanks at its end, with its number. False if one is
// refused; then the others are not shown.
template <class See>
bool each_line(const Piece& piece, See&& see) {
  std::size_t number = piece.line;
  for (std::string_view rest = piece.text; !rest.empty(); ++number) {
    std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    if (!line.empty() && !see(line, number)) return false;
  }
  return true;
}

}  // namespace cardroom::history
