#include "room/tables/house_settings.h"

#include "base/number.h"

namespace cardroom::room {

namespace {

struct Key {
  std::string_view word;
  std::int64_t HouseSettings::*field;
  std::int64_t unit_ms;
  std::int64_t least;
  std::int64_t most;
};

constexpr Key keys[] = {
    {"absent-seconds", &HouseSettings::absent_ms, 1000, 5, 3600},
    {"away-seconds", &HouseSettings::away_ms, 1000, 5, 3600},
    {"time-bank-seconds", &HouseSettings::bank_ms, 1000, 0, 3600},
    {"empty-seconds", &HouseSettings::empty_ms, 1000, 5, 86'400},
    {"pause-seconds", &HouseSettings::pause_ms, 1000, 0, 600},
    {"wager-seconds", &HouseSettings::wager_ms, 1000, 1, 600},
    {"bot-pace-ms", &HouseSettings::bot_pace_ms, 1, 1, 60'000},
};

constexpr std::string_view irregular_wagers = "irregular-wagers";
constexpr std::string_view bot_style = "bots";
constexpr std::string_view chips = "chips";
constexpr std::string_view lesson = "lesson";

}  // namespace

bool set_house(HouseSettings& settings, std::string_view key, std::string_view value) {
  if (key == irregular_wagers) {
    settings.irregular_wagers = value == "on";
    return value == "on" || value == "off";
  }
  if (key == bot_style) {
    settings.bots = bots::temperament_of(value);
    return settings.bots || value == sensible_bots;
  }
  if (key == lesson) {
    settings.lesson = value == "on";
    return value == "on" || value == "off";
  }
  if (key == chips) {
    settings.counts_chips = value == "table";
    return value == "table" || value == "program";
  }
  const auto number = parse_number(value);
  if (!number) return false;
  for (const Key& one : keys)
    if (one.word == key && *number >= one.least && *number <= one.most) {
      settings.*one.field = *number * one.unit_ms;
      return true;
    }
  return false;
}

std::string_view bots_of(const HouseSettings& settings) {
  return settings.bots ? word(*settings.bots) : sensible_bots;
}

std::vector<std::pair<std::string, std::string>> house_values(const HouseSettings& settings) {
  std::vector<std::pair<std::string, std::string>> values;
  for (const Key& one : keys)
    values.emplace_back(one.word, std::to_string(settings.*one.field / one.unit_ms));
  values.emplace_back(irregular_wagers, settings.irregular_wagers ? "on" : "off");
  values.emplace_back(bot_style, bots_of(settings));
  values.emplace_back(lesson, settings.lesson ? "on" : "off");
  values.emplace_back(chips, settings.counts_chips ? "table" : "program");
  return values;
}

}  // namespace cardroom::room
