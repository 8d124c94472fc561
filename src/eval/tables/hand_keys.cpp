#include "eval/tables/hand_keys.h"

namespace cardroom {

const KeyTable& keys_of_cards() {
  static const KeyTable table = [] {
    std::array<HandKey, Card::joker_index + 1> keys;
    for (int card = 0; card <= Card::joker_index; ++card)
      keys[static_cast<std::size_t>(card)] = HandKey(Card::from_index(card));
    return KeyTable(keys);
  }();
  return table;
}

SuitedCards::SuitedCards() {
  for (unsigned card = 0; card < Card::joker_index; ++card)
    words_[card] = static_cast<std::uint16_t>(1U << card / 4U | (card % 4U) << suit_at);
  words_[Card::joker_index] = joker_bit;
}

const SuitedCards& suited_cards() {
  static const SuitedCards cards;
  return cards;
}

}  // namespace cardroom
