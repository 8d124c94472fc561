#include "history/decimal.h"

#include <limits>

namespace cardroom::history {

namespace {

// Amounts stay far below the limit of 64 bits, so a table of ten can be added up.
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 1000;
constexpr int places_most = 9;

}  // namespace

std::optional<Decimal> parse_decimal(std::string_view text) {
  const bool negative = !text.empty() && text[0] == '-';
  if (negative || (!text.empty() && text[0] == '+')) text.remove_prefix(1);
  Decimal amount;
  bool point = false;
  bool any = false;
  for (const char letter : text) {
    if (letter == '.' && !point && any) {
      point = true;
      continue;
    }
    if (letter < '0' || letter > '9' || amount.digits > most / 10) return std::nullopt;
    amount.digits = amount.digits * 10 + (letter - '0');
    any = true;
    if (point) ++amount.places;
  }
  if (!any || (point && amount.places == 0)) return std::nullopt;
  while (amount.places > 0 && amount.digits % 10 == 0) {
    amount.digits /= 10;
    --amount.places;
  }
  if (amount.places > places_most) return std::nullopt;
  if (negative) amount.digits = -amount.digits;
  return amount;
}

std::optional<std::int64_t> scaled(Decimal amount, int places) {
  if (amount.places > places) return std::nullopt;
  const std::int64_t power = power_of_ten(places - amount.places);
  if (amount.digits > most / power || amount.digits < -(most / power)) return std::nullopt;
  return amount.digits * power;
}

Decimal decimal_of(std::int64_t amount, int places) {
  Decimal decimal{amount, places};
  while (decimal.places > 0 && decimal.digits % 10 == 0) {
    decimal.digits /= 10;
    --decimal.places;
  }
  return decimal;
}

std::string in_places(std::int64_t amount, int places) {
  std::string text = std::to_string(amount < 0 ? -amount : amount);
  if (places > 0) {
    const auto wide = static_cast<std::size_t>(places) + 1;
    if (text.size() < wide) text.insert(0, wide - text.size(), '0');
    text.insert(text.size() - static_cast<std::size_t>(places), ".");
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
  }
  return amount < 0 ? "-" + text : text;
}

}  // namespace cardroom::history
