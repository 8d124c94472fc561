#include "script/line_words.h"

#include <algorithm>

namespace cardroom {

namespace {

bool breaks_line(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  return code < ' ' || letter == '#' || letter == '!';
}

}  // namespace

bool fits_line(std::string_view text) {
  if (text.starts_with(' ') || text.ends_with(' ')) return false;
  return text.find("  ") == std::string_view::npos &&
         std::none_of(text.begin(), text.end(), breaks_line);
}

std::string name_word(std::string_view name) {
  std::string word(name);
  for (char& letter : word)
    if (letter == ' ' || breaks_line(letter)) letter = '_';
  return word;
}

}  // namespace cardroom
