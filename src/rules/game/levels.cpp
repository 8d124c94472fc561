#include "rules/game/levels.h"

namespace cardroom {

Determinations at_level(Determinations determined, const LevelStakes& stakes) {
  determined.minimum.reset();
  determined.blind_amounts = stakes.blinds;
  determined.ante.reset();
  if (stakes.ante > Chips(0)) determined.ante = stakes.ante;
  determined.chip = stakes.chip;
  return determined;
}

Result<Terms, SettingRefusal> terms_at_level(const Game& game, const Determinations& determined,
                                             const LevelStakes& stakes) {
  return make_terms(game, at_level(determined, stakes));
}

}  // namespace cardroom
