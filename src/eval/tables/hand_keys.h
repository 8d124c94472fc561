// HandKeys: the keys of 32 hands side by side, each of the four parts of a HandKey by itself.
#pragma once

#include <span>

#include "eval/tables/hand_key.h"
#include "eval/tables/lanes.h"

namespace cardroom {

struct HandKeys {
  Lanes high = {};
  Lanes middle = {};
  Lanes low = {};
  Lanes suits = {};

  HandKeys() = default;
  // The same key for every hand.
  explicit HandKeys(HandKey key) {
    const HandKey::Parts parts = key.parts();
    high += parts[0];
    middle += parts[1];
    low += parts[2];
    suits += parts[3];
  }

  [[gnu::always_inline]] HandKeys& operator+=(const HandKeys& other) {
    high += other.high;
    middle += other.middle;
    low += other.low;
    suits += other.suits;
    return *this;
  }
};

// The keys of cards, or of up to 64 other things, to be added to many hands at once.
class KeyTable {
 public:
  explicit KeyTable(std::span<const HandKey> keys) {
    for (std::size_t at = 0; at < keys.size(); ++at) {
      const HandKey::Parts parts = keys[at].parts();
      high_[at] = parts[0];
      middle_[at] = parts[1];
      low_[at] = parts[2];
      suits_[at] = parts[3];
    }
  }

  [[gnu::always_inline]] void add(const Lanes& cards, HandKeys& sums) const {
    HandKeys keys;
    high_.look_up(cards, keys.high);
    middle_.look_up(cards, keys.middle);
    low_.look_up(cards, keys.low);
    suits_.look_up(cards, keys.suits);
    sums += keys;
  }

 private:
  LaneTable high_;
  LaneTable middle_;
  LaneTable low_;
  LaneTable suits_;
};

// The keys of all cards.
const KeyTable& keys_of_cards();

// The suit of each hand of which leave_suits_of() left one.
[[gnu::always_inline]] inline void suit_left(const Lanes& suits, Lanes& suit) {
  suit = (suits >> 7 & 1) + (suits >> 11 & 1) * 2 + (suits >> 15) * 3;
}

// The ranks and suits of cards, for many hands at once.
class SuitedCards {
 public:
  SuitedCards();

  // Adds a card of each hand to its ranks_in_suit(), if it is of the suit.
  [[gnu::always_inline]] void add(const Lanes& cards, const Lanes& suit, Lanes& ranks) const {
    Lanes word;
    words_.look_up(cards, word);
    const auto counts = ((word >> suit_at) == suit) | ((word & joker_bit) != 0);
    ranks |= counts ? word & ((1U << suit_at) - 1) : Lanes{};
  }

 private:
  static constexpr int suit_at = rank_count + 1;  // Above the ranks and the Joker.
  LaneTable words_;
};
const SuitedCards& suited_cards();

}  // namespace cardroom
