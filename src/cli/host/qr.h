// A QR code for a terminal: two modules to a letter, dark on light, with the quiet border that
// phones need.
#pragma once

#include <string>

namespace cardroom::cli {

enum class Letters { blocks, ascii };  // What the terminal can show.

// Empty where the text is too long for one.
std::string qr_code(const std::string& text, Letters letters);

}  // namespace cardroom::cli
