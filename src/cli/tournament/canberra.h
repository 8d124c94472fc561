// Tournaments of Canberra Poker on the command line: their conditions, and simulations.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli.h"

namespace cardroom::cli {

inline constexpr std::string_view canberra_format = "tournament-canberra-2017";

struct CanberraOptions {
  int players = 27;
  std::uint64_t seed = 1;
  std::size_t count = 1;
  int threads = 0;                      // 0 means all cores.
  std::vector<std::string> conditions;  // KEY=VALUE
  bool json = false;
};

void print_canberra_line(std::ostream& out);
int print_canberra_format(std::ostream& out);
int print_canberra_format_json(std::ostream& out);

int simulate_canberra(const CanberraOptions& options, const Streams& streams);

}  // namespace cardroom::cli
