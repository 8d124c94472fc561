#include "odds/equity/quick_deals.h"

#include <algorithm>

namespace cardroom::odds {

bool QuickDeals::can_do(const Question& question) {
  const ShowdownRules& rules = question.rules;
  const int cards = rules.hole_cards + rules.board_cards;
  if (rules.deck().has_joker()) return false;
  if (rules.counts_low() && rules.low.kind != LowKind::ranks) return false;
  if (rules.two_from_hole ? rules.board_cards != 5 : cards < 5 || cards > 7) return false;
  return std::all_of(question.players.begin(), question.players.end(),
                     [](const Range& range) { return range.size() == 1; });
}

QuickDeals::Place QuickDeals::place_of(CardSet certain, int whole) {
  Place place;
  for (const Card card : certain) {
    place.cards[place.certain++] = card;
    place.key += HandKey(card);
  }
  place.whole = static_cast<std::uint32_t>(whole);
  return place;
}

QuickDeals::QuickDeals(const Question& question)
    : rules_(question.rules), high_(High::of(question.rules.high)) {
  const int cards = rules_.hole_cards + rules_.board_cards;
  if (rules_.two_from_hole) {
    high_boards_ = &high_boards(rules_.high);
    if (rules_.counts_low()) low_ = &Low::of(rules_.low);
    if (low_ != nullptr) low_->make_ready_for_boards();
  } else {
    high_table_ = &high_.by_ranks(cards);
    if (rules_.counts_low()) low_table_ = &low_tables(rules_.low).by_ranks(cards);
  }
  CardSet certain = question.board | question.dead;
  board_ = place_of(question.board, rules_.board_cards);
  drawn_ = board_.whole - board_.certain;
  for (const Range& range : question.players) {
    const Held& held = range.front();
    certain = certain | held.cards | held.thrown;
    holes_.push_back(place_of(held.cards, rules_.hole_cards));
    drawn_ += holes_.back().whole - holes_.back().certain;
  }
  for (const Card card : rules_.deck().cards() - certain) deck_[free_++] = card;
}

[[gnu::always_inline]] inline Strength QuickDeals::high_of(const Place& hole, const Place& board,
                                                           HandKey key) const {
  const Strength by_ranks = (*high_table_)[key];
  if (!key.has_suit_of<5>()) [[likely]]
    return by_ranks;
  const SuitTable& suits = high_.by_suit();
  return std::max(by_ranks, suits.best_of_all(hole.all(), board.all(), key.suit_of<5>()));
}

template <Wins wins>
[[gnu::always_inline]] inline void QuickDeals::rank_two(const Place& board, HandKey key,
                                                        std::size_t player, const Place& hole,
                                                        HandKey own, Showdown& shown) const {
  if constexpr (wins != Wins::low) {
    const BoardRow row = (*high_boards_)[key];
    const auto cards = hole.all();
    Strength best = cards.size() == 4   ? row.best(cards.first<4>())
                    : cards.size() == 3 ? row.best(cards.first<3>())
                                        : row.best(cards.first<2>());
    const std::uint64_t suits = own.suits_with<2>() & key.suits_with<3>();
    if (suits != 0)
      best =
          std::max(best, high_.by_suit().best_two_of(cards, board.all(), HandKey::suit_in(suits)));
    shown.high[player] = best;
  }
  if constexpr (wins != Wins::high) shown.low[player] = low_->best_two_of(hole.all(), board.all());
}

template <bool two_from_hole, Wins wins>
void QuickDeals::run(std::uint64_t seed, std::int64_t deals, Tally& tally) const {
  Dice dice(seed);
  std::array<Card, 52> deck = deck_;
  std::array<Place, players_most> holes = {};
  std::copy(holes_.begin(), holes_.end(), holes.begin());
  Place board = board_;
  const std::size_t players = holes_.size();
  const std::uint32_t free = free_;
  std::array<HandKey, players_most> own = {};
  Showdown shown;
  for (std::int64_t deal = 0; deal < deals; ++deal) {
    const std::uint32_t* const numbers = dice.take(drawn_);
    std::uint32_t next = 0;
    // Cards are bytes, and writing one could change anything as far as the compiler knows. So all
    // of them are dealt before the first hand is ranked.
    const auto fill = [&](Place & place) __attribute__((always_inline)) {
      HandKey key = place.key;
      Card* const cards = place.cards.data();
      const std::uint32_t whole = place.whole;
      for (std::uint32_t at = place.certain; at < whole; ++at, ++next) {
        const auto from =
            static_cast<std::uint32_t>(next + (std::uint64_t{numbers[next]} * (free - next) >> 32));
        const Card card = deck[from];
        deck[from] = deck[next];
        deck[next] = card;
        cards[at] = card;
        key += HandKey(card);
      }
      return key;
    };
    const HandKey shared = fill(board);
    for (std::size_t player = 0; player < players; ++player) own[player] = fill(holes[player]);
    for (std::size_t player = 0; player < players; ++player) {
      const Place& hole = holes[player];
      if constexpr (two_from_hole) {
        rank_two<wins>(board, shared, player, hole, own[player], shown);
      } else {
        const HandKey key = shared + own[player];
        if constexpr (wins != Wins::low) shown.high[player] = high_of(hole, board, key);
        if constexpr (wins != Wins::high) shown.low[player] = (*low_table_)[key];
      }
    }
    tally.add(shown, 1);
  }
}

void QuickDeals::sample(std::uint64_t seed, std::int64_t deals, Tally& tally) const {
  const bool two = rules_.two_from_hole;
  switch (rules_.wins) {
    case Wins::high:
      return two ? run<true, Wins::high>(seed, deals, tally)
                 : run<false, Wins::high>(seed, deals, tally);
    case Wins::low:
      return two ? run<true, Wins::low>(seed, deals, tally)
                 : run<false, Wins::low>(seed, deals, tally);
    case Wins::high_low:
      return two ? run<true, Wins::high_low>(seed, deals, tally)
                 : run<false, Wins::high_low>(seed, deals, tally);
  }
}

}  // namespace cardroom::odds
