#include "room/tournaments/levels.h"

#include "room/game/open_game.h"
#include "tournament/refusals.h"

namespace cardroom::room {

namespace {

std::string amounts_of(const tournament::Level& level) {
  std::string text;
  for (const Chips blind : level.blinds)
    if (blind > Chips(0)) text += (text.empty() ? "" : "/") + std::to_string(blind.count());
  return text;
}

}  // namespace

std::optional<Refused> refuse_levels(const tournament::Format& format,
                                     const tournament::Conditions& conditions,
                                     const records::SettingList& table_settings) {
  const bool has_blinds = format.conditions.levels[0].blinds[0] > Chips(0);
  for (const tournament::Level& level : conditions.levels) {
    const std::string blinds = amounts_of(level);
    if (blinds.empty() == has_blinds)
      return refused_by(Violation{&tournament::refusal::setting_value, format.levels, {}});
    records::SettingList settings = table_settings;
    if (!blinds.empty()) settings.emplace_back("blind-amounts", blinds);
    if (level.ante > Chips(0)) settings.emplace_back("ante", std::to_string(level.ante.count()));
    const auto table = open_game(format.game, settings, {ChipsOf::tournament});
    if (!table) return table.error();
  }
  return std::nullopt;
}

}  // namespace cardroom::room
