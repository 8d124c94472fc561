#include "codec/json_text.h"

namespace cardroom::codec {

namespace {

// How many bytes the character that begins here takes; 0 where it is not UTF-8.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t at = 1; at < length; ++at)
    if ((byte(at) & 0xC0U) != 0x80) return 0;
  if (length == 3 && ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F)))
    return 0;
  if (length == 4 && ((first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F)))
    return 0;
  return length;
}

bool is_plain(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
}

void write_control(std::string& out, unsigned char letter) {
  constexpr std::string_view digits = "0123456789abcdef";
  out += "\\u00";
  out += digits[letter >> 4U];
  out += digits[letter & 15U];
}

}  // namespace

void write_string(std::string& out, std::string_view text) {
  out += '"';
  while (true) {
    // Nearly all text is plain and is written in one piece.
    std::size_t plain = 0;
    while (plain < text.size() && is_plain(text[plain])) ++plain;
    out.append(text.data(), plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const std::size_t length = utf8_length(text);
    const auto letter = static_cast<unsigned char>(text[0]);
    if (length == 0)
      out += '?';
    else if (letter == '"' || letter == '\\')
      (out += '\\') += text[0];
    else if (letter < 0x20)
      write_control(out, letter);
    else
      out.append(text.substr(0, length));
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out += '"';
}

}  // namespace cardroom::codec
