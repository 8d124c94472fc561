// How the lines of scripts begin, and which texts can be part of one.
#pragma once

#include <string>
#include <string_view>

#include "rulebook/role.h"
#include "words/text.h"

namespace cardroom {

// "3 folds".
inline std::string at(Seat seat, std::string_view does) {
  return text(seat) + " " + std::string(does);
}

// "dealer checks cards".
inline std::string by(Role role, std::string_view does) {
  return std::string(word(role)) + " " + std::string(does);
}

// Whether a line that ends in this text is read back to the same text: no comment, no refusal, and
// one space between words.
bool fits_line(std::string_view text);

// A name as one word of a line: "Big_Al".
std::string name_word(std::string_view name);

}  // namespace cardroom
