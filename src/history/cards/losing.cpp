#include "history/cards/losing.h"

#include <algorithm>

#include "base/chance.h"

namespace cardroom::history {

namespace {

// The worth of a hand: the low half first, then the high one.
struct Worth {
  Strength low = 0;
  Strength high = 0;
  friend auto operator<=>(const Worth&, const Worth&) = default;
};

Worth worth_of(const Terms& terms, std::span<const Card> hole, std::span<const Card> board) {
  std::vector<Card> all(hole.begin(), hole.end());
  all.insert(all.end(), board.begin(), board.end());
  const bool two = terms.game->showdown.from_hole > 0;
  Worth worth;
  if (terms.win != Win::low)
    worth.high = two ? terms.high->best_two_of(hole, board) : terms.high->best(all);
  if (terms.win != Win::high)
    worth.low = two ? terms.low->best_two_of(hole, board) : terms.low->best(all);
  return worth;
}

}  // namespace

CardList weakest(const Terms& terms, const ToldCards& hole, std::span<const Card> board,
                 CardSet unseen) {
  const CardList from = list_of(unseen);
  const auto missing = static_cast<std::size_t>(std::count(hole.begin(), hole.end(), Card()));
  Chance chance(1);  // The same hand is filled the same way every time.
  CardList best;
  Worth least;
  for (int attempt = 0; attempt < 4000; ++attempt) {
    CardList pool = from;
    CardList chosen;
    while (chosen.size() < missing) {
      const auto at = chance.below(static_cast<std::uint32_t>(pool.size()));
      chosen.push_back(pool[at]);
      pool.erase_at(at);
    }
    ToldCards filled = hole;
    std::size_t next = 0;
    for (Card& card : filled)
      if (card.is_none()) card = chosen[next++];
    const Worth worth = worth_of(terms, {filled.data(), filled.size()}, board);
    if (!best.empty() && !(worth < least)) continue;
    best = chosen;
    least = worth;
  }
  return best;
}

}  // namespace cardroom::history
