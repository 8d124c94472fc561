// Small pieces of text that several subcommands print.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cardroom::cli {

// 2598960 as "2,598,960".
std::string with_commas(std::uint64_t number);

// "1 script", "2 scripts".
std::string counted(std::uint64_t number, std::string_view noun);

}  // namespace cardroom::cli
