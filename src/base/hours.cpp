#include "base/hours.h"

#include <charconv>

namespace cardroom {

namespace {

std::optional<int> whole(std::string_view text, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (value < 0 || value > most) return std::nullopt;
  return value;
}

std::optional<std::uint16_t> minute_of(std::string_view text) {
  const auto colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto hours = whole(text.substr(0, colon), 23);
  const auto minutes = whole(text.substr(colon + 1), 59);
  if (!hours || !minutes) return std::nullopt;
  return static_cast<std::uint16_t>(*hours * 60 + *minutes);
}

std::string clock_text(int minute) {
  const auto two = [](int number) {
    return std::string(number < 10 ? "0" : "") + std::to_string(number);
  };
  return two(minute / 60) + ":" + two(minute % 60);
}

}  // namespace

std::optional<Hours> parse_hours(std::string_view text) {
  if (text == "any") return Hours{};
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto open = minute_of(text.substr(0, dash));
  const auto close = minute_of(text.substr(dash + 1));
  if (!open || !close) return std::nullopt;
  return Hours{*open, *close};
}

std::string to_string(Hours hours) {
  return hours.are_set() ? clock_text(hours.open) + "-" + clock_text(hours.close) : "any";
}

}  // namespace cardroom
