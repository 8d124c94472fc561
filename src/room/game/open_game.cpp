#include "room/game/open_game.h"

#include "canberra/game/determine.h"
#include "room/canberra/table.h"
#include "room/poker/table.h"
#include "rules/games/games.h"

namespace cardroom::room {

namespace {

constexpr std::string_view canberra_rulebook = "canberra-2017";

using Opened = Result<std::unique_ptr<GameTable>, Refused>;

Opened open_canberra(const SettingList& settings, ChipsOf chips) {
  canberra::Determined determined;
  for (const auto& [key, value] : settings)
    if (const auto made = canberra::determine(determined, key, value); !made)
      return refused_by(made.error());
  const canberra::Settings resolved = canberra::resolve(determined);
  if (const auto valid = canberra::validate(resolved); !valid) return refused_by(valid.error());
  // CP17-4.1(b): only conditions of a tournament say otherwise.
  if (chips == ChipsOf::cage && resolved.jackpot != canberra::JackpotWagers::from_chips) {
    Refused refused = refused_by(rule::no_such_setting, "jackpot");
    refused.clause = clause("CP17-4.1(b)");
    return refused;
  }
  return Opened(std::make_unique<CanberraTable>(resolved, chips));
}

}  // namespace

bool is_rulebook(std::string_view key) { return key == canberra_rulebook || find_game(key); }

Opened open_game(std::string_view rulebook, const SettingList& settings, ChipsOf chips) {
  if (rulebook == canberra_rulebook) return open_canberra(settings, chips);
  const auto game = find_game(rulebook);
  if (!game && game.error().reason == NoSuchGame::Reason::rules_not_supplied) {
    // G-05: on the list of 2001, but without a text.
    Refused refused = refused_by(rule::rules_not_supplied, rulebook);
    refused.clause = clause("ALT01-2.2");
    return refused;
  }
  if (!game) return refused_by(rule::no_such_rulebook, rulebook);
  Determinations determined;
  for (const auto& [key, value] : settings)
    if (const auto made = determine(determined, **game, key, value); !made)
      return refused_by(made.error());
  const auto table = open_table(**game, determined);
  if (!table) return refused_by(table.error());
  return Opened(std::make_unique<PokerTable>(*table, chips));
}

}  // namespace cardroom::room
