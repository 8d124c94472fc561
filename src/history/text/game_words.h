// What poker sites call their games.
#pragma once

#include <string>
#include <string_view>

namespace cardroom::history {

// "NO_LIMIT TEXAS_HOLDEM", "Pot Limit Omaha Hi/Lo", "7 Card Stud Hi-Lo L", "PL Omaha Hi": a limit
// and a game as the codes of PHH, such as NT, PO/8 and F7S/8. A game that has no code there has one
// of the same kind, P5O for Omaha with five cards. Empty if no game is named.
std::string variant_in(std::string_view words);

// "N5D" is "5 Card Draw No Limit", as PokerStars says it. Empty if it has no such game.
std::string words_for(std::string_view variant);

}  // namespace cardroom::history
