#include "room/desk/name_signs.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace cardroom::room {

namespace {

constexpr std::size_t least = 2;
constexpr std::size_t most = 20;
constexpr std::size_t bytes_most = 4 * most;

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

bool is_in(std::uint32_t sign, Range range) { return sign >= range.first && sign <= range.last; }

template <std::size_t Count>
bool is_in_any(std::uint32_t sign, const std::array<Range, Count>& ranges) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return is_in(sign, range); });
}

// Controls, spaces of other kinds, signs without width, marks of direction, halves of pairs,
// private signs, and what stands for no sign at all.
constexpr std::array<Range, 16> unfit = {{{0x0000, 0x001f},
                                          {0x007f, 0x00a0},
                                          {0x00ad, 0x00ad},
                                          {0x034f, 0x034f},
                                          {0x061c, 0x061c},
                                          {0x115f, 0x1160},
                                          {0x1680, 0x1680},
                                          {0x17b4, 0x17b5},
                                          {0x180b, 0x180f},
                                          {0x2000, 0x2bff},
                                          {0x3000, 0x3004},
                                          {0x3164, 0x3164},
                                          {0xd800, 0xf8ff},
                                          {0xfe00, 0xfe0f},
                                          {0xfeff, 0xfeff},
                                          {0xffa0, 0xffffffff}}};
// What is in no line of text: controls, marks of direction, ends of lines and what is no sign.
constexpr std::array<Range, 9> not_in_a_line = {{{0x0000, 0x001f},
                                                 {0x007f, 0x009f},
                                                 {0x061c, 0x061c},
                                                 {0x200e, 0x200f},
                                                 {0x2028, 0x202e},
                                                 {0x2060, 0x206f},
                                                 {0xd800, 0xdfff},
                                                 {0xfeff, 0xfeff},
                                                 {0x110000, 0xffffffff}}};
// Spaces, and signs without width.
constexpr std::array<Range, 6> not_seen = {{{0x0020, 0x0020},
                                            {0x00a0, 0x00a0},
                                            {0x00ad, 0x00ad},
                                            {0x2000, 0x200d},
                                            {0x202f, 0x202f},
                                            {0x3000, 0x3000}}};
// What nobody may write into a title.
constexpr std::array<Range, 16> not_in_a_title = {{{0x0000, 0x001f},
                                                   {0x007f, 0x00a0},
                                                   {0x00ad, 0x00ad},
                                                   {0x034f, 0x034f},
                                                   {0x061c, 0x061c},
                                                   {0x115f, 0x1160},
                                                   {0x17b4, 0x17b5},
                                                   {0x180b, 0x180f},
                                                   {0x2000, 0x200f},
                                                   {0x2028, 0x202f},
                                                   {0x205f, 0x206f},
                                                   {0x3164, 0x3164},
                                                   {0xd800, 0xf8ff},
                                                   {0xfeff, 0xfeff},
                                                   {0xffa0, 0xffff},
                                                   {0xe0000, 0xffffffff}}};
// Marks that are written over the letter before them.
constexpr Range over_a_letter = {0x0300, 0x036f};
constexpr Range latin_letters = {0x00c0, 0x024f};
constexpr Range greek_and_cyrillic = {0x0370, 0x052f};

bool is_plain_letter(std::uint32_t sign) {
  return is_in(sign, {'a', 'z'}) || is_in(sign, {'A', 'Z'});
}

bool is_latin(std::uint32_t sign) { return is_plain_letter(sign) || is_in(sign, latin_letters); }

bool is_fit(std::uint32_t sign) {
  if (sign < 0x80)
    return is_plain_letter(sign) || is_in(sign, {'0', '9'}) || sign == '-' || sign == '_' ||
           sign == ' ';
  return !is_in_any(sign, unfit) && sign >= latin_letters.first;
}

// How many bytes a sign has that begins with this one; 0 for none.
std::size_t length_of(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

}  // namespace

std::optional<std::uint32_t> take_sign(std::string_view& text) {
  constexpr std::array<std::uint32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};
  constexpr std::array<std::uint32_t, 5> bits_of_first = {0, 0x7f, 0x1f, 0x0f, 0x07};
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = length_of(first);
  if (length == 0 || length > text.size()) return std::nullopt;
  std::uint32_t sign = first & bits_of_first[length];
  for (const char next : text.substr(1, length - 1)) {
    const auto byte = static_cast<unsigned char>(next);
    if ((byte & 0xc0U) != 0x80U) return std::nullopt;
    sign = sign << 6U | (byte & 0x3fU);
  }
  text.remove_prefix(length);
  if (sign < smallest[length]) return std::nullopt;
  return sign;
}

bool has_signs_of_a_title(std::string_view title, std::size_t signs_most) {
  if (title.empty() || title.front() == ' ' || title.back() == ' ') return false;
  std::size_t count = 0;
  while (!title.empty()) {
    const auto sign = take_sign(title);
    if (!sign || is_in_any(*sign, not_in_a_title) || ++count > signs_most) return false;
  }
  return true;
}

bool has_signs_of_a_name(std::string_view name) {
  if (name.size() > bytes_most) return false;
  std::u32string signs;
  while (!name.empty()) {
    const auto sign = take_sign(name);
    if (!sign || !is_fit(*sign)) return false;
    if (*sign == ' ' && !signs.empty() && signs.back() == ' ') return false;
    signs.push_back(*sign);
  }
  if (signs.size() < least || signs.size() > most) return false;
  if (signs.front() == ' ' || signs.back() == ' ' || is_in(signs.front(), over_a_letter))
    return false;
  const bool other = std::any_of(signs.begin(), signs.end(), [](std::uint32_t sign) {
    return is_in(sign, greek_and_cyrillic);
  });
  return !other || std::none_of(signs.begin(), signs.end(), is_latin);
}

std::optional<std::size_t> signs_in_line(std::string_view text) {
  std::size_t signs = 0;
  bool any_seen = false;
  while (!text.empty()) {
    const auto sign = take_sign(text);
    if (!sign || is_in_any(*sign, not_in_a_line)) return std::nullopt;
    any_seen = any_seen || !is_in_any(*sign, not_seen);
    ++signs;
  }
  if (!any_seen) return std::nullopt;
  return signs;
}

}  // namespace cardroom::room
