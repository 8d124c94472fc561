// Small pieces of text that several subcommands print.
#pragma once

#include <cstdint>
#include <string>

namespace cardroom::cli {

// 2598960 as "2,598,960".
std::string with_commas(std::uint64_t number);

}  // namespace cardroom::cli
