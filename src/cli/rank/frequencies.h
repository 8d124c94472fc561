// How often each kind of hand is dealt in five cards of a deck.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "cli/rank/options.h"

namespace cardroom::cli {

struct FrequencyRow {
  std::string category;
  std::string words;
  std::uint64_t hands = 0;
};

struct Frequencies {
  std::vector<FrequencyRow> rows;  // Best first.
  std::uint64_t hands = 0;         // All of them.
  std::uint64_t values = 0;        // How many are different: hands that tie are counted once.
};

Frequencies frequencies(const RankRules& rules);

void print_frequencies(std::ostream& out, const RankRules& rules, const Frequencies& counted);
void print_frequencies_json(std::ostream& out, const RankRules& rules, const Frequencies& counted);

}  // namespace cardroom::cli
