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

  // Deals are drawn this many at once: a byte each, so that one instruction handles all of them.
  static constexpr std::size_t lanes = deals_at_once;
  // For each card that is drawn, which of the free cards it is in each deal.
  using Picks = std::array<std::array<std::uint8_t, lanes>, 52>;
  void pick(Dice& dice, Picks& picks) const;

  // A hand or a board: first what is certain, then what is drawn.
  struct Place {
    std::array<Card, cards_most> cards = {};
    std::uint32_t certain = 0;
    std::uint32_t whole = 0;
    HandKey key;  // Of the certain cards.

    std::span<const Card> all() const { return {cards.data(), whole}; }
  };
  static Place place_of(CardSet certain, int whole);

  template <bool two_from_hole, Wins wins>
  void run(std::uint64_t seed, std::int64_t deals, Tally& tally) const;
  // The sum of a place's cards in each deal; those that are drawn are picks from `next` on.
  using Sums = std::array<HandKey, lanes>;
  void sum(const Place& place, const Picks& picks, std::uint32_t next, Sums& sums) const;
  // The same cards, written into the place.
  void fill(Place& place, const Picks& picks, std::size_t lane, std::uint32_t first) const;
  Strength suited(Place hole, Place board, const Picks& picks, std::size_t lane,
                  std::uint32_t first, Suit suit) const;
  Strength high_of_two(BoardRow row, const Place& board, HandKey key, const Place& hole,
                       HandKey own) const;

  ShowdownRules rules_;
  const High& high_;
  const RankTable* high_table_ = nullptr;
  const RankTable* low_table_ = nullptr;
  const BoardTable* high_boards_ = nullptr;
  const Low* low_ = nullptr;
  std::vector<Place> holes_;
  Place board_;
  std::array<Card, 52> deck_ = {};  // Cards that are not certain to be somewhere.
  std::array<HandKey, 52> keys_ = {};
  std::uint32_t free_ = 0;
  std::uint32_t drawn_ = 0;  // How many a deal takes of them.
};

}  // namespace cardroom::odds
