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

}  // namespace cardroom
