#include "history/encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace cardroom::history {

namespace {

std::uint8_t byte_at(std::string_view text, std::size_t at) {
  return static_cast<std::uint8_t>(text[at]);
}

// How many bytes the letter at this place has; 0 if it is not UTF-8.
std::size_t letter_size(std::string_view text, std::size_t at) {
  const std::uint8_t first = byte_at(text, at);
  const std::size_t size = first < 0x80   ? 1
                           : first < 0xC2 ? 0
                           : first < 0xE0 ? 2
                           : first < 0xF0 ? 3
                           : first < 0xF5 ? 4
                                          : 0;
  if (size == 0 || at + size > text.size()) return 0;
  for (std::size_t more = 1; more < size; ++more)
    if ((byte_at(text, at + more) & 0xC0U) != 0x80U) return 0;
  return size;
}

// The letters that Windows-1252 has and Latin-1 does not: the euro sign, dashes, quotation marks.
std::uint32_t windows_letter(std::uint8_t byte) {
  constexpr std::array<std::uint16_t, 32> letters = {
      0x20AC, 0x81,   0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021, 0x2C6,  0x2030, 0x160,
      0x2039, 0x152,  0x8D,   0x17D,  0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
      0x2013, 0x2014, 0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0x9D,   0x17E,  0x178};
  return byte >= 0x80 && byte < 0xA0 ? letters[byte - 0x80U] : byte;
}

std::string from_utf16(std::string_view text, Encoding encoding) {
  std::string into;
  const auto unit = [&](std::size_t at) -> std::uint32_t {
    const std::uint32_t one = byte_at(text, at);
    const std::uint32_t two = byte_at(text, at + 1);
    return encoding == Encoding::utf16_little ? one | two << 8U : one << 8U | two;
  };
  for (std::size_t at = 0; at + 1 < text.size(); at += 2) {
    std::uint32_t letter = unit(at);
    const bool high = letter >= 0xD800 && letter < 0xDC00;
    if (high && at + 3 < text.size() && unit(at + 2) >= 0xDC00 && unit(at + 2) < 0xE000) {
      letter = 0x10000 + ((letter - 0xD800) << 10U) + (unit(at + 2) - 0xDC00);
      at += 2;
    } else if (letter >= 0xD800 && letter < 0xE000) {
      letter = 0xFFFD;  // Half of a letter.
    }
    add_letter(letter, into);
  }
  return into;
}

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
}

std::string from_bytes(std::string_view text) {
  std::string into;
  into.reserve(text.size());
  if (is_ascii(text)) return into.append(text);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = letter_size(text, at);
    if (size > 0)
      into.append(text.substr(at, size));
    else
      add_letter(windows_letter(byte_at(text, at)), into);
    at += std::max<std::size_t>(size, 1);
  }
  return into;
}

}  // namespace

void add_letter(std::uint32_t letter, std::string& into) {
  const auto add = [&](std::uint32_t byte) { into += static_cast<char>(byte); };
  if (letter < 0x80) {
    add(letter);
  } else if (letter < 0x800) {
    add(0xC0U | letter >> 6U);
    add(0x80U | (letter & 0x3FU));
  } else if (letter < 0x10000) {
    add(0xE0U | letter >> 12U);
    add(0x80U | (letter >> 6U & 0x3FU));
    add(0x80U | (letter & 0x3FU));
  } else {
    add(0xF0U | letter >> 18U);
    add(0x80U | (letter >> 12U & 0x3FU));
    add(0x80U | (letter >> 6U & 0x3FU));
    add(0x80U | (letter & 0x3FU));
  }
}

Encoding take_encoding_mark(std::string_view& text) {
  struct Mark {
    std::string_view bytes;
    Encoding encoding;
  };
  constexpr Mark marks[] = {{"\xEF\xBB\xBF", Encoding::bytes},
                            {"\xFF\xFE", Encoding::utf16_little},
                            {"\xFE\xFF", Encoding::utf16_big}};
  for (const auto& [bytes, encoding] : marks)
    if (text.substr(0, bytes.size()) == bytes) {
      text.remove_prefix(bytes.size());
      return encoding;
    }
  // Every hand history begins with letters of one byte; in UTF-16 the other ones are zero.
  const auto zero_at = [&](std::size_t at) { return text.size() > 3 && text[at] == 0; };
  if (zero_at(1) && zero_at(3) && !zero_at(0) && !zero_at(2)) return Encoding::utf16_little;
  if (zero_at(0) && zero_at(2) && !zero_at(1) && !zero_at(3)) return Encoding::utf16_big;
  return Encoding::bytes;
}

std::string to_utf8(std::string_view text, Encoding encoding) {
  std::string letters = encoding == Encoding::bytes ? from_bytes(text) : from_utf16(text, encoding);
  if (letters.find('\n') == std::string::npos)
    std::replace(letters.begin(), letters.end(), '\r', '\n');
  return letters;
}

std::size_t whole_letters(std::string_view text, Encoding encoding) {
  if (encoding != Encoding::bytes) {
    const std::size_t even = text.size() - text.size() % 2;
    const std::size_t high = encoding == Encoding::utf16_little ? 1 : 2;
    const bool half = even >= 2 && (byte_at(text, even - high) & 0xFCU) == 0xD8U;
    return half ? even - 2 : even;
  }
  // A letter has at most four bytes; its first byte says how many.
  for (std::size_t back = 1; back <= std::min<std::size_t>(3, text.size()); ++back) {
    const std::uint8_t byte = byte_at(text, text.size() - back);
    if ((byte & 0xC0U) == 0x80U) continue;
    const std::size_t size = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    return size > back ? text.size() - back : text.size();
  }
  return text.size();
}

}  // namespace cardroom::history
