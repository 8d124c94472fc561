#include "odds/canberra_hand.h"

#include "canberra/game/ranking.h"
#include "cards/card_list.h"

namespace cardroom::odds {

CanberraHand canberra_hand(const FiveCards& hand, Card up, const EdgeRules& rules) {
  const canberra::Ranking& ranking = canberra::Ranking::get();
  const Strength own = ranking.strength(hand);
  CardSet known = {up};
  for (const Card card : hand) known.insert(card);
  const CardList left = list_of(Deck::full().cards() - known);
  CanberraHand found;
  FiveCards dealer = {up};
  for (std::size_t d = 3; d < left.size(); ++d)
    for (std::size_t c = 2; c < d; ++c)
      for (std::size_t b = 1; b < c; ++b)
        for (std::size_t a = 0; a < b; ++a) {
          dealer = {up, left[a], left[b], left[c], left[d]};
          const Strength strength = ranking.strength(dealer);
          if (strength < ranking.least_qualifying())
            ++found.count.not_qualified;
          else if (strength < own)
            ++found.count.lower;
          else if (strength == own)
            ++found.count.equal;
        }
  const Decider decider(rules, Strategy::optimal);
  const auto gain = static_cast<double>(decider.gain(own, found.count));
  found.bet = gain / static_cast<double>(rules.ante.count() * dealer_hands) - 1;
  return found;
}

}  // namespace cardroom::odds
