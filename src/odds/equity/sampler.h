// Sampler: deals at random that agree with what is known. A deal in which two players would hold
// the same card is thrown away whole, so that no hand is favoured. Where that would throw nearly
// all of them away, hands are chosen one after the other among those that are still possible, and a
// deal counts for as much as it would otherwise have come up.
#pragma once

#include <optional>

#include "cards/card_list.h"
#include "odds/equity/dice.h"
#include "odds/equity/judge.h"
#include "odds/equity/quick_deals.h"
#include "odds/equity/tally.h"

namespace cardroom::odds {

class Sampler {
 public:
  explicit Sampler(const Question& question);

  // Adds this many deals. The same seed adds the same ones.
  void sample(std::uint64_t seed, std::int64_t deals, Tally& tally) const;

  // Whether there is any deal at all; tried with a great many.
  bool can_deal() const { return can_deal_; }

 private:
  using Cards = FixedList<Card, 7>;

  // A range from which a hand is drawn by its weight.
  struct Choice {
    std::size_t player = 0;
    std::vector<Held> hands;
    std::vector<std::uint32_t> up_to;  // The weights up to and with each hand.
    std::uint32_t all() const { return up_to.back(); }
  };
  struct State;

  void find_way();
  bool choose_hands(State& state) const;
  const Held& choose(const Choice& choice, Dice& dice) const;
  double choose_in_turn(State& state) const;
  std::int64_t weight_of(double part) const;
  void deal_rest(State& state) const;
  void deal_all(State& state) const;
  void judge(const State& state, Showdown& shown) const;
  void sample_together(State& state, std::int64_t deals, Tally& tally) const;
  void sample_in_turn(State& state, std::int64_t deals, Tally& tally) const;

  Judge judge_;
  std::optional<QuickDeals> quick_;
  std::size_t players_;
  FixedList<Cards, players_most> holes_;  // What is certain.
  Cards board_;
  std::vector<Choice> choices_;
  CardList free_;  // Cards that are not certain to be somewhere.
  bool can_deal_ = true;
  bool in_turn_ = false;  // Hands are chosen one after the other.
  double scale_ = 1;      // From the part of its hands that a deal stands for to its weight.
};

}  // namespace cardroom::odds
