// bands(): a schedule as the gazette prints it, one row for each time band.
#pragma once

#include <initializer_list>

#include "tournament/format/format.h"

namespace cardroom::tournament {

struct Band {
  std::int32_t to_min;
  std::int64_t first;   // The blind of the buck player; 0 if there is none.
  std::int64_t second;  // The next blind.
  std::int64_t ante;
};

constexpr FixedList<Level, 24> bands(std::initializer_list<Band> rows) {
  FixedList<Level, 24> levels;
  std::int32_t from = 0;
  for (const Band& row : rows) {
    levels.push_back(
        {from, row.to_min, {Chips(row.first), Chips(row.second), Chips(0)}, Chips(row.ante)});
    from = row.to_min;
  }
  return levels;
}

}  // namespace cardroom::tournament
