// The options of `cardroom serve` that say how much one connection and one address may ask for.
#pragma once

#include <cstddef>
#include <cstdint>

#include "room/net/limits.h"

namespace cardroom::cli {

class Command;

struct LimitOptions {
  double rate = 20;
  double address_rate = 0;  // 0: ten times the rate of a connection.
  double connects = 100;
  std::uint64_t address_connections = 2'000;
  std::uint64_t unsent = 1'048'576;
  int sign_ins = 240;
};

void add_limits(Command& command, LimitOptions& options);
// With room for so many open files; 0: nobody knows.
room::net::Limits limits_of(const LimitOptions& options, std::size_t files);

}  // namespace cardroom::cli
