#include "sim/cash/plan.h"

#include <algorithm>

#include "rules/game/settings.h"

namespace cardroom::sim {

Chips usual_stake(const Terms& terms) {
  const Chips unit = std::max({terms.minimum, terms.ante, terms.blind[2], terms.blind[1]});
  return std::max(terms.stake, 100 * std::max(unit, terms.chip));
}

Result<Done, SimRefused> check_plan(const CashPlan& plan) {
  const auto players = static_cast<int>(plan.players.size());
  const int most =
      std::min(plan.terms.seats, most_players(*plan.terms.game, plan.terms.deck, plan.terms.burn));
  if (players < 2 || players > most)
    return SimRefused{"this table has 2 to " + std::to_string(most) + " players, not " +
                      std::to_string(players)};
  if (plan.stake < plan.terms.stake)
    return SimRefused{"the minimum table stake is " + std::to_string(plan.terms.stake.count()) +
                      " chips"};
  if (plan.stake <= Chips(0) || plan.stake > Chips(1'000'000))
    return SimRefused{"a stake is 1 to 1,000,000 chips"};
  return Done{};
}

}  // namespace cardroom::sim
