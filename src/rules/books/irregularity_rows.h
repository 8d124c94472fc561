// How a book writes its table of irregularities: rows, of which the first that fits decides.
#pragma once

#include <algorithm>
#include <array>

#include "rules/irregularity/irregularity.h"

namespace cardroom::books {

using I = Irregularity;
using At = RoundMoment;
using If = Condition;
using To = Ruling;

// The rules of an instrument for all its games, then those for one.
template <std::size_t general, std::size_t own>
constexpr auto joined(const std::array<IrregularityRule, general>& first,
                      const IrregularityRule (&then)[own]) {
  std::array<IrregularityRule, general + own> rows{};
  std::copy(std::begin(then), std::end(then), std::copy(first.begin(), first.end(), rows.begin()));
  return rows;
}

}  // namespace cardroom::books
