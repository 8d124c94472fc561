#include "odds/equity/showdown_rules.h"

namespace cardroom::odds {

ShowdownRules showdown_rules(const Terms& terms) {
  ShowdownRules rules;
  rules.high = terms.high_order;
  rules.low = terms.low_order;
  rules.wins = terms.win == Win::high  ? Wins::high
               : terms.win == Win::low ? Wins::low
                                       : Wins::high_low;
  rules.hole_cards = cards_to_each(*terms.game);
  rules.board_cards = communal_cards(*terms.game);
  rules.two_from_hole = terms.game->showdown.from_hole > 0;
  rules.has_draw = has_draw(*terms.game);
  return rules;
}

}  // namespace cardroom::odds
