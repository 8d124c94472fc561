// A game's terms as the rules of a showdown.
#pragma once

#include "odds/equity/question.h"
#include "rules/game/terms.h"

namespace cardroom::odds {

ShowdownRules showdown_rules(const Terms& terms);

}  // namespace cardroom::odds
