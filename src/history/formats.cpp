#include "history/formats.h"

#include "history/phh.h"

namespace cardroom::history {

namespace {

struct Ending {
  std::string_view ending;
  Format format;
};
constexpr Ending endings[] = {{".phh", Format::phh}, {".phhs", Format::phh}};

bool ends_with(std::string_view name, std::string_view ending) {
  return name.size() >= ending.size() && name.substr(name.size() - ending.size()) == ending;
}

}  // namespace

std::optional<Format> format_of(std::string_view name, std::string_view text) {
  for (const auto& one : endings)
    if (ends_with(name, one.ending)) return one.format;
  if (text.find("variant") != std::string_view::npos) return Format::phh;
  return std::nullopt;
}

bool is_history_name(std::string_view name) {
  for (const auto& one : endings)
    if (ends_with(name, one.ending)) return true;
  return false;
}

Result<std::vector<Told>, ParseError> read_hands(Format, std::string_view, std::string_view text) {
  return read_phh(text);
}

}  // namespace cardroom::history
