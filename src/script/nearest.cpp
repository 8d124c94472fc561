#include "script/nearest.h"

#include <algorithm>
#include <numeric>

#include "base/parse_error.h"

namespace cardroom {

namespace {

// How many letters must be added, left out or changed to make one word of the other.
std::size_t distance(std::string_view left, std::string_view right) {
  std::vector<std::size_t> row(right.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < right.size(); ++j) {
      const std::size_t changed = diagonal + (left[i] == right[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string what_else(std::string_view word, const std::vector<std::string_view>& known) {
  std::size_t least = std::max<std::size_t>(1, word.size() / 4) + 1;
  std::string_view nearest;
  for (const std::string_view one : known)
    if (const std::size_t apart = distance(word, one); apart < least) {
      least = apart;
      nearest = one;
    }
  if (nearest.empty()) return "see docs/hand-script.md";
  return "did you mean " + quoted(nearest) + "?";
}

}  // namespace cardroom
