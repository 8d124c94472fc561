// From determinations to terms. A key or value that the book does not allow is refused with the
// clause.
#pragma once

#include <string_view>

#include "base/result.h"
#include "rules/game/determinations.h"
#include "rules/game/setting_list.h"
#include "rules/game/setting_refusal.h"

namespace cardroom {

Result<Done, SettingRefusal> determine(Determinations& into, const Game& game, std::string_view key,
                                       std::string_view value);

// Combines everything with the defaults, and checks it against the book and for contradictions.
Result<Terms, SettingRefusal> make_terms(const Game& game, const Determinations& determined);

// How many players a deck can serve (C-03).
int most_players(const Game& game, Deck deck, bool burn);

}  // namespace cardroom
