// Amounts as people write them: chips "190", dollars and cents "187.50".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/money.h"

namespace cardroom {

// "190".
std::string text(Chips amount);

// Whole dollars without cents, anything else with both digits.
std::string in_dollars(Cents amount);

// "2", "2.5", "2.50", "20000.00": not negative, at most two digits after the point.
std::optional<Cents> parse_dollars(std::string_view text);

}  // namespace cardroom
