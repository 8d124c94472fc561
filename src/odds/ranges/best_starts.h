// The best two hole cards first: classes in the order of their share against one random hand, under
// the ranking in force. A top per cent of hands is taken from this list.
#pragma once

#include "odds/equity/question.h"
#include "odds/ranges/starting_classes.h"

namespace cardroom::odds {

// Worked out exactly, but for the 52 cards with the full order, where the list is known.
std::vector<StartingClass> best_starts(const ShowdownRules& rules);

// The same, always worked out.
std::vector<StartingClass> work_out_starts(const ShowdownRules& rules);

}  // namespace cardroom::odds
