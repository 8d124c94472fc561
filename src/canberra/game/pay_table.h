// PayTable: what a winning bet is paid, to one, by the player's hand (CP17-8.1).
#pragma once

#include <array>
#include <cstdint>

#include "base/money.h"
#include "eval/order.h"
#include "rulebook/clause.h"

namespace cardroom::canberra {

class PayTable {
 public:
  constexpr PayTable() = default;

  constexpr std::int64_t odds(Category hand) const { return odds_[static_cast<std::size_t>(hand)]; }
  constexpr PayTable with(Category hand, std::int64_t odds) const {
    PayTable table = *this;
    table.odds_[static_cast<std::size_t>(hand)] = odds;
    return table;
  }
  friend constexpr bool operator==(const PayTable&, const PayTable&) = default;

 private:
  // By category, from odd cards up; five of a kind is impossible without a joker.
  std::array<std::int64_t, category_count> odds_ = {1, 1, 2, 3, 4, 5, 7, 20, 50, 0, 250};
};

inline constexpr PayTable canberra_pay_table;

// The line of CP17-8.1 under which a hand is paid.
constexpr Clause pay_clause(Category hand) {
  switch (hand) {
    case Category::odd_cards:
    case Category::pair:
      return clause("CP17-8.1[PairOrLess]");
    case Category::two_pairs:
      return clause("CP17-8.1[TwoPairs]");
    case Category::three:
      return clause("CP17-8.1[Three]");
    case Category::straight:
      return clause("CP17-8.1[Straight]");
    case Category::flush:
      return clause("CP17-8.1[Flush]");
    case Category::full_house:
      return clause("CP17-8.1[FullHouse]");
    case Category::four:
      return clause("CP17-8.1[Four]");
    case Category::straight_flush:
      return clause("CP17-8.1[StraightFlush]");
    case Category::royal_flush:
      return clause("CP17-8.1[RoyalFlush]");
    case Category::five_of_a_kind:
      break;
  }
  return clause("CP17-8.1");
}

}  // namespace cardroom::canberra
