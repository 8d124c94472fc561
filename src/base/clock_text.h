// Hours, minutes and seconds as people write them: "1:05:09".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom {

// "1:05:09".
std::string clock_text(std::int64_t seconds);

// "05".
std::string two_digits(std::int64_t number);

// The seconds in "1:05:09", or in "1:05", which leaves out the seconds. Nothing else is a time.
std::optional<std::int64_t> parse_clock(std::string_view text);

}  // namespace cardroom
