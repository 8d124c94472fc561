#include "odds/equity/boards.h"

#include <algorithm>
#include <bit>

#include "odds/equity/rank_tables.h"

namespace cardroom::odds {

namespace {

using Ranks = unsigned;  // A bit for each rank, the two the lowest.

// How many ways there are to choose some of up to four cards.
constexpr std::int64_t choices[5][5] = {
    {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}};

Ranks ranks_of(CardSet cards, Suit suit) {
  Ranks ranks = 0;
  for (const Card card : cards)
    if (card.suit() == suit) ranks |= 1U << static_cast<unsigned>(card.rank());
  return ranks;
}

constexpr HandKey key_of_rank(std::size_t rank) {
  return HandKey(Card(static_cast<Rank>(rank), Suit::clubs));
}

HandKey key_of_set(CardSet cards) {
  HandKey key;
  for (const Card card : cards) key += key_of_rank(static_cast<std::size_t>(card.rank()));
  return key;
}

// How a player's own cards meet a board.
struct Hole {
  HandKey key;  // By ranks; suits are looked at apart.
  FixedList<Card, 6> cards;
  std::array<Ranks, suit_count> in_suit = {};  // Their ranks in each suit.
};

Hole hole_of(CardSet cards) {
  Hole hole;
  hole.key = key_of_set(cards);
  for (const Card card : cards) hole.cards.push_back(card);
  for (std::size_t suit = 0; suit < suit_count; ++suit)
    hole.in_suit[suit] = ranks_of(cards, static_cast<Suit>(suit));
  return hole;
}

// Calls visit with each choice of `count` of the bits.
template <class Visit>
void each_choice(Ranks bits, int count, Ranks chosen, Visit&& visit) {
  if (count == 0) {
    visit(chosen);
    return;
  }
  for (Ranks left = bits; std::popcount(left) >= count;) {
    const Ranks lowest = left & (0 - left);
    left ^= lowest;
    each_choice(left, count - 1, chosen | lowest, visit);
  }
}

enum class Making : std::uint8_t { any_five, two_and_three };

template <Making making, Wins wins>
class BoardCount {
 public:
  BoardCount(const ShowdownRules& rules, const Situation& situation, Tally& tally)
      : tally_(tally),
        players_(static_cast<int>(situation.holes.size())),
        to_come_(rules.board_cards - situation.board.size()),
        board_(situation.board),
        high_(High::of(rules.high)) {
    const int cards = rules.hole_cards + rules.board_cards;
    if constexpr (making == Making::two_and_three) {
      if constexpr (wins != Wins::low) high_boards_ = &high_boards(rules.high);
      if constexpr (wins != Wins::high) low_boards_ = &low_boards(rules.low);
    } else {
      if constexpr (wins != Wins::low) high_table_ = &high_.by_ranks(cards);
      if constexpr (wins != Wins::high) low_table_ = &low_tables(rules.low).by_ranks(cards);
    }
    CardSet known = situation.board | situation.dead;
    for (const CardSet cards_held : situation.holes) {
      holes_.push_back(hole_of(cards_held));
      known = known | cards_held;
    }
    left_ = rules.deck().cards() - known;
    for (const Card card : left_) ++left_by_rank_[static_cast<std::size_t>(card.rank())];
  }

  void count() {
    const auto all = [this](HandKey key, std::int64_t ways) {
      Showdown shown;
      rank(key, shown);
      tally_.add(shown, ways);
    };
    each_ranks(left_by_rank_, 0, to_come_, {key_of_set(board_), 1}, all);
    if constexpr (wins != Wins::low)
      for (std::size_t suit = 0; suit < suit_count; ++suit) count_flushes(suit);
  }

 private:
  using ByRank = std::array<std::uint8_t, rank_count>;

  struct Boards {
    HandKey key;
    std::int64_t ways = 1;  // How many boards have these ranks.
  };

  // Calls visit with each combination of ranks of the cards to come, and how many ways it has.
  template <class Visit>
  static void each_ranks(const ByRank& left, std::size_t from, int to_come, Boards boards,
                         const Visit& visit) {
    if (to_come == 0) {
      visit(boards.key, boards.ways);
      return;
    }
    for (std::size_t rank = from; rank < rank_count; ++rank) {
      const HandKey one = key_of_rank(rank);
      HandKey key = boards.key;
      for (int count = 1; count <= to_come && count <= left[rank]; ++count) {
        key += one;
        const Boards more{key, boards.ways * choices[left[rank]][count]};
        if (count == to_come)
          visit(more.key, more.ways);
        else
          each_ranks(left, rank + 1, to_come - count, more, visit);
      }
    }
  }

  [[gnu::always_inline]] void rank(HandKey board, Showdown& shown) const {
    if constexpr (making == Making::two_and_three) {
      if constexpr (wins != Wins::low) best_places((*high_boards_)[board], shown.high);
      if constexpr (wins != Wins::high) best_places((*low_boards_)[board], shown.low);
      return;
    }
    for (std::size_t player = 0; player < static_cast<std::size_t>(players_); ++player) {
      const HandKey key = board + holes_.begin()[player].key;
      if constexpr (wins != Wins::low) shown.high[player] = (*high_table_)[key];
      if constexpr (wins != Wins::high) shown.low[player] = (*low_table_)[key];
    }
  }

  void best_places(BoardRow row, std::array<Strength, players_most>& strengths) const {
    for (std::size_t player = 0; player < static_cast<std::size_t>(players_); ++player) {
      const auto& cards = holes_.begin()[player].cards;
      strengths[player] = row.best(std::span<const Card>(cards.begin(), cards.size()));
    }
  }

  // How many communal cards of a suit give somebody a flush; more than five if nobody can have one.
  int needed(std::size_t suit) const {
    int most = 0;
    for (const Hole& hole : holes_) most = std::max(most, std::popcount(hole.in_suit[suit]));
    if (making == Making::two_and_three) return most >= 2 ? 3 : 6;
    return std::max(3, 5 - most);
  }

  Strength flush_of(const Hole& hole, std::size_t suit, Ranks board) const {
    const SuitTable& suits = high_.by_suit();
    const Ranks own = hole.in_suit[suit];
    if (making == Making::any_five) return std::popcount(own | board) < 5 ? 0 : suits[own | board];
    Strength best = 0;
    each_choice(own, 2, 0, [&](Ranks two) {
      each_choice(board, 3, 0, [&](Ranks three) { best = std::max(best, suits[two | three]); });
    });
    return best;
  }

  void count_flushes(std::size_t suit) {
    const Ranks on_board = ranks_of(board_, static_cast<Suit>(suit));
    const Ranks left = ranks_of(left_, static_cast<Suit>(suit));
    ByRank others = left_by_rank_;
    for (std::size_t rank = 0; rank < rank_count; ++rank)
      if ((left >> rank & 1U) != 0) --others[rank];
    const int least = std::max(0, needed(suit) - std::popcount(on_board));
    for (int suited = least; suited <= to_come_; ++suited)
      each_choice(left, suited, 0,
                  [&](Ranks chosen) { count_flush(chosen, suit, on_board | chosen, others); });
  }

  // All boards with exactly these cards of the suit.
  void count_flush(Ranks chosen, std::size_t suit, Ranks on_board, const ByRank& others) {
    std::array<Strength, players_most> flush = {};
    Strength any = 0;
    for (std::size_t player = 0; player < holes_.size(); ++player) {
      flush[player] = flush_of(holes_[player], suit, on_board);
      any = std::max(any, flush[player]);
    }
    if (any == 0) return;
    HandKey key = key_of_set(board_);
    for (std::size_t rank = 0; rank < rank_count; ++rank)
      if ((chosen >> rank & 1U) != 0) key += key_of_rank(rank);
    const auto put_right = [&](HandKey board, std::int64_t ways) {
      Showdown shown;
      rank(board, shown);
      tally_.add(shown, -ways);
      for (std::size_t player = 0; player < static_cast<std::size_t>(players_); ++player)
        shown.high[player] = std::max(shown.high[player], flush[player]);
      tally_.add(shown, ways);
    };
    each_ranks(others, 0, to_come_ - std::popcount(chosen), {key, 1}, put_right);
  }

  Tally& tally_;
  int players_;
  int to_come_;
  CardSet board_;
  CardSet left_;
  const High& high_;
  const BoardTable* high_boards_ = nullptr;
  const BoardTable* low_boards_ = nullptr;
  const RankTable* high_table_ = nullptr;
  const RankTable* low_table_ = nullptr;
  FixedList<Hole, players_most> holes_;
  ByRank left_by_rank_ = {};
};

template <Making making>
void count_made(const ShowdownRules& rules, const Situation& situation, Tally& tally) {
  switch (rules.wins) {
    case Wins::high:
      return BoardCount<making, Wins::high>(rules, situation, tally).count();
    case Wins::low:
      return BoardCount<making, Wins::low>(rules, situation, tally).count();
    case Wins::high_low:
      return BoardCount<making, Wins::high_low>(rules, situation, tally).count();
  }
}

}  // namespace

bool can_group_boards(const ShowdownRules& rules) {
  if (rules.board_cards == 0 || rules.deck().has_joker()) return false;
  return !rules.counts_low() || rules.low.kind == LowKind::ranks;
}

void count_boards(const ShowdownRules& rules, const Situation& situation, Tally& tally) {
  if (rules.two_from_hole)
    count_made<Making::two_and_three>(rules, situation, tally);
  else
    count_made<Making::any_five>(rules, situation, tally);
}

}  // namespace cardroom::odds
