// Amounts, numbers and notes inside a sentence.
#pragma once

#include <concepts>
#include <string>

#include "base/money_text.h"
#include "base/seat.h"
#include "base/short_text.h"

namespace cardroom {

template <std::integral Number>
std::string text(Number number) {
  return std::to_string(number);
}

inline std::string text(Cents amount) { return in_dollars(amount); }
inline std::string text(Seat seat) { return std::to_string(seat.number()); }
inline std::string text(const ShortText& words) { return std::string(words.view()); }
inline std::string text(const Note& words) { return std::string(words.view()); }

}  // namespace cardroom
