#include "sim/house/plan.h"

namespace cardroom::sim {

Result<Done, SimRefused> check_plan(const HousePlan& plan) {
  if (plan.players.empty() || plan.players.size() > plan.settings.boxes)
    return SimRefused{"this table has 1 to " + std::to_string(plan.settings.boxes) +
                      " boxes, not " + std::to_string(plan.players.size())};
  const canberra::Sign& sign = plan.settings.sign;
  if (plan.ante < sign.minimum || plan.ante > sign.maximum || plan.ante % sign.multiple != Chips(0))
    return SimRefused{"an ante is " + std::to_string(sign.minimum.count()) + " to " +
                      std::to_string(sign.maximum.count()) + " chips in multiples of " +
                      std::to_string(sign.multiple.count()) + " (CP17-3.1)"};
  // An ante and a bet of twice the ante, and the jackpot's wager.
  const Cents a_round = in_cents(plan.ante * 3) + sign.jackpot_wager_cents;
  if (a_round * plan.session > chips_of_a_box)
    return SimRefused{"a session of Canberra Poker at this ante has at most " +
                      std::to_string(chips_of_a_box / a_round) + " rounds"};
  return Done{};
}

}  // namespace cardroom::sim
