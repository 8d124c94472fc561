// From determinations to terms. A key or value that the book does not leave open is refused with
// the clause.
#pragma once

#include <string_view>

#include "base/result.h"
#include "rules/game/determinations.h"
#include "rules/game/setting_list.h"
#include "rules/game/setting_refusal.h"

namespace cardroom {

Result<Done, SettingRefusal> determine(Determinations& into, const Game& game, std::string_view key,
                                       std::string_view value);

// Everything together, with defaults, checked against the book and against each other.
Result<Terms, SettingRefusal> make_terms(const Game& game, const Determinations& determined);

// How many players a deck can serve (C-03).
int most_players(const Game& game, Deck deck, bool burn);

}  // namespace cardroom
