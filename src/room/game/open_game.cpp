#include "room/game/open_game.h"

#include "canberra/game/determine.h"
#include "room/canberra/table.h"
#include "room/hosted/canberra_table.h"
#include "room/hosted/table.h"
#include "room/poker/table.h"
#include "rules/games/games.h"

namespace cardroom::room {

namespace {

constexpr std::string_view canberra_rulebook = "canberra-2017";

using Opened = Result<std::unique_ptr<GameTable>, Refused>;

// CP17-10.4, K-11: at a hosted table the machine sees no hand, so players declare.
bool machine_declares(const SettingList& settings) {
  for (const auto& [key, value] : settings)
    if (key == "declaration" && value == "automatic") return true;
  return false;
}

Opened open_canberra(const SettingList& settings, GameKind kind) {
  canberra::Determined determined;
  for (const auto& [key, value] : settings)
    if (const auto made = canberra::determine(determined, key, value); !made)
      return refused_by(made.error());
  const canberra::Settings resolved = canberra::resolve(determined);
  if (const auto valid = canberra::validate(resolved); !valid) return refused_by(valid.error());
  // CP17-4.1(b): only conditions of a tournament say otherwise.
  if (kind.chips == ChipsOf::cage && resolved.jackpot != canberra::JackpotWagers::from_chips) {
    Refused refused = refused_by(rule::no_such_setting, "jackpot");
    refused.clause = clause("CP17-4.1(b)");
    return refused;
  }
  if (kind.cards == CardsOf::shoe)
    return Opened(std::make_unique<CanberraTable>(resolved, kind.chips));
  if (machine_declares(settings))
    return refused_by(Violation{&refusal::setting_not_open, clause("CP17-10.4")});
  return Opened(std::make_unique<HostedCanberraTable>(resolved, kind.chips));
}

}  // namespace

bool is_rulebook(std::string_view key) { return key == canberra_rulebook || find_game(key); }

GameKind kind_of(const records::TableOpened& opened) {
  return {opened.tournament ? ChipsOf::tournament : ChipsOf::cage,
          opened.hosted.value_or(false) ? CardsOf::felt : CardsOf::shoe};
}

Opened open_game(std::string_view rulebook, const SettingList& settings, GameKind kind) {
  const bool hosted = kind.cards == CardsOf::felt;
  if (rulebook == canberra_rulebook) return open_canberra(settings, kind);
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
  if (hosted) return Opened(std::make_unique<HostedPokerTable>(*table, kind.chips));
  return Opened(std::make_unique<PokerTable>(*table, kind.chips));
}

}  // namespace cardroom::room
