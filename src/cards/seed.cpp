#include "cards/seed.h"

#include <optional>

namespace cardroom {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

std::optional<unsigned> digit_value(char letter) {
  const char small =
      letter >= 'A' && letter <= 'F' ? static_cast<char>(letter - 'A' + 'a') : letter;
  const auto value = digits.find(small);
  if (value == digits.npos) return std::nullopt;
  return static_cast<unsigned>(value);
}

}  // namespace

std::string to_string(const Seed& seed) {
  std::string text;
  for (const std::uint8_t byte : seed) {
    text += digits[byte / 16U];
    text += digits[byte % 16U];
  }
  return text;
}

Result<Seed, ParseError> parse_seed(std::string_view text) {
  Seed seed = {};
  const std::size_t length = 2 * seed.size();
  for (std::size_t at = 0; at < text.size() && at < length; ++at) {
    const auto value = digit_value(text[at]);
    if (!value)
      return ParseError{{1, at + 1}, quoted(text.substr(at, 1)) + " is not a hexadecimal digit"};
    seed[at / 2] = static_cast<std::uint8_t>(seed[at / 2] * 16U + *value);
  }
  if (text.size() != length)
    return ParseError{{1, text.size() + 1},
                      "a seed has 64 hexadecimal digits, not " + std::to_string(text.size())};
  return seed;
}

}  // namespace cardroom
