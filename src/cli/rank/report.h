// What cardroom rank prints: lines for people, or one JSON document.
#pragma once

#include <boost/json/object.hpp>
#include <iosfwd>
#include <vector>

#include "cli/rank/hands.h"

namespace cardroom::cli {

void print_hands(std::ostream& out, const RankInput& input, const std::vector<RankedHand>& hands);
void print_hands_json(std::ostream& out, const RankInput& input, const RankRules& rules,
                      const std::vector<RankedHand>& hands);

// The rules in force: "52 cards, full order, Ace high and low in straights".
std::string told(const RankRules& rules);
boost::json::object as_json(const RankRules& rules);

}  // namespace cardroom::cli
