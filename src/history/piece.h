// Piece: one hand of a file that is not read yet: its text, and where it begins.
#pragma once

#include <cstddef>
#include <string_view>

namespace cardroom::history {

struct Piece {
  std::string_view name;  // [17] of a .phhs; empty in other formats.
  std::string_view text;
  std::size_t line = 1;
  std::string_view preface;  // What the file says before its hands, about all of them.
};

}  // namespace cardroom::history
