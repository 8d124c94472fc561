#include "eval/tables/rank_table.h"

#include <algorithm>

namespace cardroom {

RankTable with_one_more(const RankTable& table, Deck deck, int cards) {
  const RankIndex& index = RankIndex::of(deck, cards);
  std::vector<Strength> values(index.size());
  for_each_ranks(deck, cards, [&](const RanksHeld& held) {
    const HandKey all = key_of(held);
    Strength& best = values[index[all]];
    for (std::size_t place = 0; place < held.size(); ++place)
      if (held[place] != 0) best = std::max(best, table[all - HandKey(card_at(place))]);
  });
  return {index, std::move(values)};
}

}  // namespace cardroom
