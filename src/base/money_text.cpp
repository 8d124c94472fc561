#include "base/money_text.h"

#include <cstdint>

namespace cardroom {

namespace {

// Digits and nothing else, up to twelve of them.
std::optional<std::int64_t> digits(std::string_view text) {
  if (text.empty() || text.size() > 12) return std::nullopt;
  std::int64_t value = 0;
  for (const char letter : text) {
    if (letter < '0' || letter > '9') return std::nullopt;
    value = value * 10 + (letter - '0');
  }
  return value;
}

}  // namespace

std::string text(Chips amount) { return std::to_string(amount.count()); }

std::string in_dollars(Cents amount) {
  // Without a sign, so that the least number of all has an amount too.
  const auto bits = static_cast<std::uint64_t>(amount.count());
  const std::uint64_t count = amount.count() < 0 ? 0 - bits : bits;
  std::string text = (amount.count() < 0 ? "-" : "") + std::to_string(count / 100);
  if (count % 100 == 0) return text;
  text += count % 100 < 10 ? ".0" : ".";
  return text + std::to_string(count % 100);
}

std::optional<Cents> parse_dollars(std::string_view text) {
  const auto point = text.find('.');
  const auto whole = digits(text.substr(0, point));
  if (!whole) return std::nullopt;
  if (point == std::string_view::npos) return Cents(*whole * 100);
  const std::string_view part = text.substr(point + 1);
  const auto cents = digits(part);
  if (!cents || part.size() > 2) return std::nullopt;
  return Cents(*whole * 100 + (part.size() == 1 ? *cents * 10 : *cents));
}

}  // namespace cardroom
