// QuickDeals: the usual questions, sampled as fast as the tables allow. No range is to be chosen
// from, the deck has no Joker, and low hands are of ranks only; the Sampler does the rest.
#pragma once

#include <array>
#include <vector>

#include "eval/low.h"
#include "odds/equity/dice.h"
#include "odds/equity/rank_tables.h"
#include "odds/equity/tally.h"

namespace cardroom::odds {

class QuickDeals {
 public:
  static bool can_do(const Question& question);
  explicit QuickDeals(const Question& question);

  // Adds this many deals. The same seed adds the same ones.
  void sample(std::uint64_t seed, std::int64_t deals, Tally& tally) const;

 private:
  static constexpr std::size_t cards_most = 7;

  // Deals are made this many at once, so that one instruction handles all of them.
  static constexpr std::size_t lanes = deals_at_once;
  static_assert(lanes == lane_count);
  // For each card that is drawn, which of the free cards it is in each deal.
  using Picks = std::array<std::array<std::uint8_t, lanes>, 52>;
  void pick(Dice& dice, Picks& picks) const;

  // A hand or a board: first what is certain, then what is drawn.
  struct Place {
    std::array<Card, cards_most> cards = {};
    std::uint32_t certain = 0;
    std::uint32_t whole = 0;
    HandKey key;  // Of the certain cards.
  };
  static Place place_of(CardSet certain, int whole);

  // The same in every deal: the numbers of the cards, and their keys.
  struct Dealt {
    std::array<Lanes, cards_most> cards;
    std::size_t count = 0;
    HandKeys keys;
  };
  // The drawn ones are the picks from `next` on, which is moved behind them.
  void deal(const Place& place, const Picks& picks, std::uint32_t& next, Dealt& dealt) const;

  template <bool two_from_hole, Wins wins>
  void run(std::uint64_t seed, std::int64_t deals, Tally& tally) const;

  // Any five cards of the hole and the board.
  void rank_high(const Dealt& hole, const Dealt& board, StrengthRow& found) const;
  void rank_low(const Dealt& hole, const Dealt& board, StrengthRow& found) const;

  // Two cards of the hole and three of the board. A row of the tables for each deal's board.
  using Rows = std::array<BoardRow, lanes>;
  // For each two cards of a hole, their place in a row in each deal.
  using Pairs = std::array<Lanes, 15>;
  static std::size_t pairs_of(const Dealt& hole, Pairs& pairs);
  void flushes_of_two(const Dealt& hole, const Dealt& board, StrengthRow& found) const;
  void low_bits(const Dealt& dealt, Lanes& bits) const;

  ShowdownRules rules_;
  const High& high_;
  const RankTable* high_table_ = nullptr;
  const RankTable* low_table_ = nullptr;
  const BoardTable* high_boards_ = nullptr;
  const BoardTable* low_boards_ = nullptr;
  const EightOrLess* eight_or_less_ = nullptr;
  std::vector<Place> holes_;
  Place board_;
  LaneTable deck_;      // The cards that are not certain to be somewhere.
  LaneTable low_bits_;  // The bit of each card in a low of eight or less.
  std::uint32_t free_ = 0;
  std::uint32_t drawn_ = 0;  // How many a deal takes of them.
};

}  // namespace cardroom::odds
