#include "odds/canberra_edge.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/check.h"
#include "canberra/game/ranking.h"

namespace cardroom::odds {

namespace {

const canberra::Ranking& ranking() { return canberra::Ranking::get(); }

// The lowest hand that a fixed strategy bets on.
Strength least_bet(Strategy strategy) {
  switch (strategy) {
    case Strategy::optimal:
    case Strategy::always:
      return 0;
    case Strategy::pair_or_better:
      return ranking().strength({"2c"_card, "2d"_card, "3c"_card, "4d"_card, "5h"_card});
    case Strategy::ace_king_or_better:
      return ranking().least_qualifying();
    case Strategy::akj83_or_better:
      return ranking().strength({"Ac"_card, "Kd"_card, "Jc"_card, "8d"_card, "3h"_card});
  }
  return 0;
}

// Calls visit(class, up card, count) for every class and every card that is not its own.
void for_every_pair(const CanberraCounts& counts, auto&& visit) {
  const auto& classes = counts.classes();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    CardSet ups = Deck::full().cards();
    for (const auto own : classes[at].cards) ups.erase(Card::from_index(own));
    for (const Card up : ups) visit(classes[at], up.index(), counts.at(at, up.index()));
  }
}

// What the player gains in one deal of each kind, in chips.
void for_every_outcome(const Outcomes& outcomes, const EdgeRules& rules, auto&& visit) {
  const std::int64_t ante = rules.ante.count();
  visit(outcomes.folded, -ante);
  visit(outcomes.not_qualified, ante);
  visit(outcomes.equal, std::int64_t{0});
  visit(outcomes.lost, -3 * ante);
  for (std::size_t hand = 0; hand < outcomes.won.size(); ++hand)
    visit(outcomes.won[hand], ante + rules.bet_winnings(static_cast<Category>(hand)));
}

}  // namespace

Decider::Decider(const EdgeRules& rules, Strategy strategy)
    : high_(ranking().high()),
      strategy_(strategy),
      least_(least_bet(strategy)),
      ante_(rules.ante.count()) {
  for (std::size_t hand = 0; hand < won_.size(); ++hand)
    won_[hand] = ante_ + rules.bet_winnings(static_cast<Category>(hand));
}

std::int64_t Outcomes::all_won() const {
  return std::accumulate(won.begin(), won.end(), std::int64_t{0});
}

Outcomes outcomes(const CanberraCounts& counts, const Decider& decider) {
  Outcomes total;
  const High& high = ranking().high();
  for_every_pair(counts, [&](const PlayerClass& player, int, const DealerCount& count) {
    const std::int64_t hands = player.hands;
    if (!decider.bets(player.strength, count)) {
      total.folded += hands * dealer_hands;
      return;
    }
    total.not_qualified += hands * count.not_qualified;
    total.equal += hands * count.equal;
    total.lost += hands * count.higher();
    total.won[static_cast<std::size_t>(high.category(player.strength))] += hands * count.lower;
  });
  check(total.folded + total.bets() == all_deals, "a deal was not counted, or counted twice");
  return total;
}

Edge edge(const Outcomes& outcomes, const EdgeRules& rules) {
  Edge result;
  long double squares = 0;
  for_every_outcome(outcomes, rules, [&](std::int64_t deals, std::int64_t gain) {
    result.loss -= Wide{deals} * gain;
    const auto antes =
        static_cast<long double>(gain) / static_cast<long double>(rules.ante.count());
    squares += static_cast<long double>(deals) * antes * antes;
  });
  result.bets = outcomes.bets();
  const auto deals = static_cast<long double>(all_deals);
  const auto loss =
      static_cast<long double>(result.loss) / static_cast<long double>(rules.ante.count());
  const auto wagered = deals + 2 * static_cast<long double>(result.bets);
  result.house_edge = static_cast<double>(loss / deals);
  result.element_of_risk = static_cast<double>(loss / wagered);
  result.bet_frequency = static_cast<double>(static_cast<long double>(result.bets) / deals);
  result.deviation =
      static_cast<double>(std::sqrt(squares / deals - (loss / deals) * (loss / deals)));
  return result;
}

StrategySummary::Between StrategySummary::all() const {
  Between sum;
  for (const auto& each : by_up_rank) {
    sum.bets += each.bets;
    sum.pairs += each.pairs;
  }
  return sum;
}

StrategySummary summary(const CanberraCounts& counts, const Decider& decider) {
  StrategySummary result;
  const Strength end = ranking().high().end();
  result.ever_from = end;
  result.always_from = 1;
  for_every_pair(counts, [&](const PlayerClass& player, int, const DealerCount& count) {
    const bool bets = decider.bets(player.strength, count);
    if (bets) result.ever_from = std::min(result.ever_from, player.strength);
    if (!bets)
      result.always_from = std::max(result.always_from, static_cast<Strength>(player.strength + 1));
  });
  for_every_pair(counts, [&](const PlayerClass& player, int up, const DealerCount& count) {
    if (player.strength < result.ever_from || player.strength >= result.always_from) return;
    auto& between = result.by_up_rank[static_cast<std::size_t>(up / 4)];
    between.pairs += player.hands;
    between.bets += decider.bets(player.strength, count) ? player.hands : 0;
  });
  return result;
}

}  // namespace cardroom::odds
