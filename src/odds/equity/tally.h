// Tally: how often each set of players won. One number for each outcome is enough: who wins, who
// ties and every share of the pot follow from it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "eval/tables/strength.h"
#include "odds/equity/kinds.h"
#include "odds/wide.h"

namespace cardroom::odds {

// What each player's hand is worth in one deal. A low hand that does not qualify is 0.
struct Showdown {
  std::array<Strength, players_most> high = {};
  std::array<Strength, players_most> low = {};
};

// The players with the best hand, a bit each; none where nobody has a hand.
[[gnu::always_inline]] inline unsigned best_of(const Strength* strengths, int players) {
  if (players == 2) {
    const unsigned first = strengths[0] >= strengths[1] ? 1U : 0U;
    const unsigned second = strengths[1] >= strengths[0] ? 2U : 0U;
    return strengths[0] == 0 && strengths[1] == 0 ? 0U : first | second;
  }
  Strength most = 0;
  for (int player = 0; player < players; ++player)
    most = strengths[player] > most ? strengths[player] : most;
  unsigned best = 0;
  for (int player = 0; player < players; ++player)
    best |= (strengths[player] == most ? 1U : 0U) << player;
  return most == 0 ? 0U : best;
}

// Many deals side by side: for each player what their hand is worth in each deal.
inline constexpr std::size_t deals_at_once = 32;
using StrengthRow = std::array<Strength, deals_at_once>;
struct Showdowns {
  std::array<StrengthRow, players_most> high = {};
  std::array<StrengthRow, players_most> low = {};
};
// best_of() for each of them.
using WinnersRow = std::array<std::uint16_t, deals_at_once>;
WinnersRow best_of_each(const std::array<StrengthRow, players_most>& strengths, int players);

// Who won the high half and who the low half; where there are no halves, `high` won it all.
struct Outcome {
  unsigned high = 0;
  unsigned low = 0;
};
// The same as one number.
constexpr unsigned code_of(Outcome outcome, int players) {
  return outcome.high | outcome.low << players;
}
constexpr Outcome outcome_of(unsigned code, int players) {
  return {code & ((1U << players) - 1), code >> players};
}

using KindCounts = std::array<std::int64_t, kinds_most>;

// The kinds of hands, where they are to be counted as well.
struct KindsOf {
  const Kinds* high = nullptr;
  const Kinds* low = nullptr;
};

class Tally {
 public:
  Tally(int players, Wins wins, KindsOf kinds)
      : players_(players),
        wins_(wins),
        kinds_(kinds),
        outcomes_(std::size_t{1} << (wins == Wins::high_low ? 2 * players : players)) {}

  [[gnu::always_inline]] void add(const Showdown& shown, std::int64_t deals) {
    outcomes_[code_of(shown)] += deals;
    if (kinds_.high != nullptr) add_kinds(*kinds_.high, shown.high, high_, deals);
    if (kinds_.low != nullptr) add_kinds(*kinds_.low, shown.low, low_, deals);
  }

  // The first so many of the deals.
  void add(const Showdowns& shown, std::size_t deals);

  // A deal that counts for so much.
  void add_weighted(const Showdown& shown, std::int64_t weight);

  int players() const { return players_; }

 private:
  friend class Totals;
  using PlayerKinds = std::array<KindCounts, players_most>;

  [[gnu::always_inline]] unsigned code_of(const Showdown& shown) const {
    Outcome outcome;
    outcome.high = best_of(wins_ == Wins::low ? shown.low.data() : shown.high.data(), players_);
    if (wins_ == Wins::high_low) outcome.low = best_of(shown.low.data(), players_);
    return odds::code_of(outcome, players_);
  }

  void add_kinds(const Kinds& kinds, const std::array<Strength, players_most>& strengths,
                 PlayerKinds& counts, std::int64_t deals) const {
    for (std::size_t player = 0; player < static_cast<std::size_t>(players_); ++player)
      counts[player][kinds.of(strengths[player])] += deals;
  }

  int players_;
  Wins wins_;
  KindsOf kinds_;
  std::vector<std::int64_t> outcomes_;
  std::vector<std::int64_t> squares_;  // Sums of squared weights, if deals have weights.
  std::int64_t drawn_ = 0;             // How many such deals there were.
  PlayerKinds high_ = {};
  PlayerKinds low_ = {};
};

// The sum of many tallies, each with its weight. Whole numbers: the order of adding cannot matter.
class Totals {
 public:
  using PlayerKinds = std::array<std::array<Wide, kinds_most>, players_most>;

  Totals(int players, Wins wins)
      : players_(players),
        outcomes_(std::size_t{1} << (wins == Wins::high_low ? 2 * players : players)) {}

  // Adds the tally, and empties it.
  void take(Tally& tally, Wide weight);
  void add(const Totals& other);
  void add_outcome(unsigned code, Wide deals) { outcomes_[code] += deals; }
  void add_squares(unsigned code, Wide squares);
  void add_drawn(Wide deals) { drawn_ += deals; }

  int players() const { return players_; }
  const std::vector<Wide>& outcomes() const { return outcomes_; }
  Wide deals() const;
  // Where sampled deals have weights, outcomes() are sums of weights: squares() are those of their
  // squares, and drawn() counts the deals. Otherwise squares() is empty.
  const std::vector<Wide>& squares() const { return squares_; }
  Wide drawn() const { return squares_.empty() ? deals() : drawn_; }
  PlayerKinds high = {};
  PlayerKinds low = {};

 private:
  int players_;
  std::vector<Wide> outcomes_;
  std::vector<Wide> squares_;
  Wide drawn_ = 0;
};

}  // namespace cardroom::odds
