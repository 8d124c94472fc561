// The exact value of Canberra Poker: what the player loses over all deals with each strategy, for
// any pay table and any maximum payout.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "base/money.h"
#include "canberra/game/pay_table.h"
#include "eval/high.h"
#include "eval/order.h"
#include "odds/canberra_counts.h"
#include "odds/wide.h"

namespace cardroom::odds {

struct EdgeRules {
  canberra::PayTable pay = canberra::canberra_pay_table;
  Chips ante{1};
  std::optional<Chips> max_payout = {};  // K-05: the limit on the bet's winnings.

  // What a winning bet of twice the ante is paid.
  std::int64_t bet_winnings(Category hand) const {
    const std::int64_t winnings = 2 * ante.count() * pay.odds(hand);
    return max_payout ? std::min(winnings, max_payout->count()) : winnings;
  }
};

enum class Strategy : std::uint8_t {
  optimal,
  pair_or_better,
  ace_king_or_better,
  akj83_or_better,  // Any hand that is not below A-K-J-8-3.
  always,
};

// Whether the player bets on a hand of the class against an up card with this count.
class Decider {
 public:
  Decider(const EdgeRules& rules, Strategy strategy);

  bool bets(Strength hand, const DealerCount& count) const {
    return strategy_ == Strategy::optimal ? gain(hand, count) > 0 : hand >= least_;
  }
  // How much better a bet is than a fold, in chips over all of the dealer's hands.
  std::int64_t gain(Strength hand, const DealerCount& count) const {
    const std::int64_t won = won_[static_cast<std::size_t>(high_.category(hand))];
    const std::int64_t bet =
        ante_ * count.not_qualified + won * count.lower - 3 * ante_ * count.higher();
    return bet + ante_ * dealer_hands;  // A fold loses the ante against every one of them.
  }

 private:
  const High& high_;
  Strategy strategy_;
  Strength least_ = 0;
  std::int64_t ante_;
  std::array<std::int64_t, category_count> won_ = {};  // Ante and bet together.
};

// In how many deals the player folds, pushes, wins with each category, or loses.
struct Outcomes {
  std::int64_t folded = 0;
  std::int64_t not_qualified = 0;
  std::int64_t equal = 0;
  std::int64_t lost = 0;
  std::array<std::int64_t, category_count> won = {};

  std::int64_t all_won() const;
  std::int64_t bets() const { return not_qualified + equal + lost + all_won(); }
};

Outcomes outcomes(const CanberraCounts& counts, const Decider& decider);

struct Edge {
  Wide loss = 0;  // Chips the player loses over all deals.
  std::int64_t bets = 0;
  double house_edge = 0;       // As a part of the ante.
  double element_of_risk = 0;  // As a part of everything wagered.
  double bet_frequency = 0;
  double deviation = 0;  // Standard deviation of one round, in antes.
};

Edge edge(const Outcomes& outcomes, const EdgeRules& rules);

// The strategy by strength: below `ever_from` the player never bets; from `always_from` on they
// always bet. Between them it depends on the hand and the up card.
struct StrategySummary {
  struct Between {
    std::int64_t bets = 0;  // Pairs of a player's hand and an up card.
    std::int64_t pairs = 0;
  };
  Strength ever_from = 0;
  Strength always_from = 0;
  std::array<Between, 13> by_up_rank = {};

  Between all() const;
};

StrategySummary summary(const CanberraCounts& counts, const Decider& decider);

}  // namespace cardroom::odds
