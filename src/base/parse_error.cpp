#include "base/parse_error.h"

namespace cardroom {

namespace {

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// The length of the printable character that starts the text; 0 when the first byte does not start
// one. A two-byte character below U+00A0 is a control character, one of three bytes at U+D800 a
// surrogate.
std::size_t character_length(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80) return lead >= 0x20 && lead != 0x7F ? 1 : 0;
  const std::size_t length = lead >= 0xC2 && lead <= 0xDF   ? 2
                             : lead >= 0xE0 && lead <= 0xEF ? 3
                             : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                            : 0;
  if (length == 0 || text.size() < length) return 0;
  for (std::size_t at = 1; at < length; ++at)
    if (!continues(text[at])) return 0;
  const auto second = static_cast<unsigned char>(text[1]);
  if (lead == 0xC2 && second < 0xA0) return 0;
  if (lead == 0xE0 && second < 0xA0) return 0;
  if (lead == 0xED && second > 0x9F) return 0;
  if (lead == 0xF0 && second < 0x90) return 0;
  if (lead == 0xF4 && second > 0x8F) return 0;
  return length;
}

std::string escaped(char byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto value = static_cast<unsigned char>(byte);
  return {'\\', 'x', digits[value / 16U], digits[value % 16U]};
}

}  // namespace

std::string to_string(const ParseError& error) {
  return "line " + std::to_string(error.where.line) + ", column " +
         std::to_string(error.where.column) + ": " + error.what;
}

std::string quoted(std::string_view text) {
  std::string out = "'";
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    out += length == 0 ? escaped(text[0]) : std::string(text.substr(0, length));
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out += '\'';
}

}  // namespace cardroom
