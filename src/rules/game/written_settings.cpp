#include "rules/game/written_settings.h"

#include <algorithm>

#include "rules/game/readings.h"

namespace cardroom {

namespace {

using Lines = std::vector<std::pair<std::string, std::string>>;

std::string text_of(Chips amount) { return std::to_string(amount.count()); }
std::string text_of(int number) { return std::to_string(number); }
std::string text_of(bool on) { return on ? "on" : "off"; }
std::string text_of(Hours hours) { return to_string(hours); }
template <class T>
requires std::is_enum_v<T> std::string text_of(T value) { return std::string(word(value)); }

// Keys are the names of the fields, with hyphens; the book of 2017 calls its commission rake.
std::string key_of(std::string_view field, const Game& game) {
  std::string key(field);
  std::replace(key.begin(), key.end(), '_', '-');
  if (game.commission == CommissionScale::rake_2017 && key.starts_with("commission"))
    key.replace(0, std::string_view("commission").size(), "rake");
  return key;
}

class Writer {
 public:
  Writer(const Determinations& determined, const Game& game)
      : determined_(determined), game_(game) {}

  template <class T>
  void operator()(std::string_view field, const std::optional<T>& value) {
    if (field == "over_blind_amount") return;  // It is written with over_blind.
    if (value) lines_.emplace_back(key_of(field, game_), text_of(*value));
    const bool with_amount = determined_.over_blind == true && determined_.over_blind_amount;
    if (field == "over_blind" && with_amount)
      lines_.back().second = text_of(*determined_.over_blind_amount);
  }
  void operator()(std::string_view field, const FixedList<Chips, 3>& amounts) {
    std::string text;
    for (const Chips amount : amounts) text += (text.empty() ? "" : "/") + text_of(amount);
    if (!text.empty()) lines_.emplace_back(key_of(field, game_), text);
  }
  void operator()(std::string_view, const OtherReadings& readings) {
    for (const ReadingSwitch& one : reading_switches)
      if (readings.*one.field)
        lines_.emplace_back("reading", std::string(one.item) + ' ' + one.other);
  }

  Lines lines() && { return std::move(lines_); }

 private:
  const Determinations& determined_;
  const Game& game_;
  Lines lines_;
};

}  // namespace

Lines written_settings(const Determinations& determined, const Game& game) {
  Writer writer(determined, game);
  Determinations::fields(determined, writer);
  return std::move(writer).lines();
}

}  // namespace cardroom
