// RankIndex: numbers the possible ranks of a given number of cards, from 0 and without gaps, so a
// table of them is as small as possible.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "cards/deck.h"
#include "eval/tables/hand_keys.h"

namespace cardroom {

// How many cards of each rank there are, the two first; the last place is the Joker's.
using RanksHeld = std::array<std::uint8_t, rank_count + 1>;
inline constexpr std::size_t joker_place = rank_count;

// Any card of the rank; its key without the suit is that of the rank.
constexpr Card card_at(std::size_t place) { return Card::from_index(static_cast<int>(4 * place)); }

class RankIndex {
 public:
  // For four to seven cards. Made when first asked for, and kept.
  static const RankIndex& of(Deck deck, int cards);
  RankIndex(Deck deck, int cards);

  // The low group says where its block begins, the middle group where in the block, and the high
  // group counts within that.
  std::uint32_t operator[](HandKey key) const {
    return low_[key.low()] + middle_[key.middle()] + high_[key.high()];
  }
  // The same for one of many hands.
  [[gnu::always_inline]] std::uint32_t at(const HandKeys& keys, std::size_t lane) const {
    return low_[keys.low[lane]] + middle_[keys.middle[lane]] + high_[keys.high[lane]];
  }
  std::uint32_t size() const { return size_; }

 private:
  std::array<std::uint16_t, HandKey::high_end> high_ = {};
  std::array<std::uint16_t, HandKey::middle_end> middle_ = {};
  std::array<std::uint32_t, HandKey::low_end> low_ = {};
  std::uint32_t size_ = 0;
};

// Calls visit with each combination of ranks that this many cards of the deck can have.
void for_each_ranks(Deck deck, int cards, const std::function<void(const RanksHeld&)>& visit);

// The key of those ranks, without suits.
HandKey key_of(const RanksHeld& counts);

}  // namespace cardroom
