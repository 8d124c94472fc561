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
  FixedList<Card, ToldCards::capacity() + 5> all;
  for (const Card card : hole) all.push_back(card);
  for (const Card card : board) all.push_back(card);
  const std::span<const Card> of_all{all.data(), all.size()};
  const bool two = terms.game->showdown.from_hole > 0;
  Worth worth;
  if (terms.win != Win::low)
    worth.high = two ? terms.high->best_two_of(hole, board) : terms.high->best(of_all);
  if (terms.win != Win::high)
    worth.low = two ? terms.low->best_two_of(hole, board) : terms.low->best(of_all);
  return worth;
}

constexpr std::size_t attempts = 4000;

// In how many ways so many cards can be taken; not more than the attempts and one.
std::size_t ways_to_take(std::size_t cards, std::size_t from) {
  std::size_t ways = 1;
  for (std::size_t card = 0; card < cards && ways <= attempts; ++card)
    ways = ways * (from - card) / (card + 1);
  return std::min(ways, attempts + 1);
}

class WeakestHand {
 public:
  WeakestHand(const Terms& terms, const ToldCards& hole, std::span<const Card> board,
              CardSet unseen)
      : terms_(terms), hole_(hole), board_(board), from_(list_of(unseen)) {
    for (std::size_t at = 0; at < hole.size(); ++at)
      if (hole[at].is_none()) missing_.push_back(at);
  }

  CardList find() {
    if (ways_to_take(missing_.size(), from_.size()) > attempts)
      try_some();
    else
      try_all(0);
    return best_;
  }

 private:
  void consider() {
    ToldCards filled = hole_;
    for (std::size_t at = 0; at < missing_.size(); ++at) filled[missing_[at]] = chosen_[at];
    const Worth worth = worth_of(terms_, {filled.data(), filled.size()}, board_);
    if (!best_.empty() && !(worth < least_)) return;
    best_ = chosen_;
    least_ = worth;
  }

  void try_all(std::size_t first) {
    if (chosen_.size() == missing_.size()) return consider();
    for (std::size_t at = first; at < from_.size(); ++at) {
      chosen_.push_back(from_[at]);
      try_all(at + 1);
      chosen_.pop_back();
    }
  }

  void try_some() {
    Chance chance(1);  // The same hand is filled the same way every time.
    for (std::size_t attempt = 0; attempt < attempts; ++attempt) {
      CardList pool = from_;
      chosen_.clear();
      while (chosen_.size() < missing_.size()) {
        const auto at = chance.below(static_cast<std::uint32_t>(pool.size()));
        chosen_.push_back(pool[at]);
        pool.erase_at(at);
      }
      consider();
    }
  }

  const Terms& terms_;
  const ToldCards& hole_;
  std::span<const Card> board_;
  CardList from_;
  FixedList<std::size_t, ToldCards::capacity()> missing_;  // Places in the hand.
  CardList chosen_;
  CardList best_;
  Worth least_;
};

}  // namespace

CardList weakest(const Terms& terms, const ToldCards& hole, std::span<const Card> board,
                 CardSet unseen) {
  return WeakestHand(terms, hole, board, unseen).find();
}

}  // namespace cardroom::history
