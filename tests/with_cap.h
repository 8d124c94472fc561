// with_cap: determinations with the maximum that some books want before pots pay a commission.
#pragma once

#include "rules/game/settings.h"
#include "rules/game/settings_commission.h"

namespace cardroom {

inline Determinations with_cap(const Game& game, Determinations determined) {
  const auto terms = make_terms(game, determined);
  if (terms && lacks_commission_cap(*terms)) determined.commission_cap = Chips(500);
  return determined;
}

}  // namespace cardroom
