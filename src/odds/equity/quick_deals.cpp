#include "odds/equity/quick_deals.h"

#include <algorithm>
#include <cstring>

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
  for (const Card card : rules_.deck().cards() - certain) {
    keys_[free_] = HandKey(card);
    deck_[free_++] = card;
  }
}

// A shuffle exchanges the card at each place with one at a random place behind it. Here no deck is
// kept: what lies at a place is what was put there last, and that is found by comparing places.
void QuickDeals::pick(Dice& dice, Picks& picks) const {
  using Row [[gnu::vector_size(lanes)]] = std::uint8_t;
  std::array<Row, 52> places;
  std::array<Row, 52> moved;  // The card that was exchanged away, to that place.
  for (std::uint32_t at = 0; at < drawn_; ++at) {
    const std::uint32_t* const numbers = dice.take(lanes);
    const std::uint32_t left = free_ - at;
    alignas(lanes) std::array<std::uint8_t, lanes> drawn;
    for (std::size_t lane = 0; lane < lanes; ++lane)
      drawn[lane] = static_cast<std::uint8_t>(at + (std::uint64_t{numbers[lane]} * left >> 32));
    Row place;
    std::memcpy(&place, &drawn, sizeof place);
    const Row own = Row{} + static_cast<std::uint8_t>(at);
    Row picked = place;
    Row here = own;
    for (std::uint32_t before = 0; before < at; ++before) {
      picked = places[before] == place ? moved[before] : picked;
      here = places[before] == own ? moved[before] : here;
    }
    places[at] = place;
    moved[at] = here;
    std::memcpy(&picks[at], &picked, sizeof picked);
  }
}

[[gnu::always_inline]] inline void QuickDeals::fill(Place& place, const Picks& picks,
                                                    std::size_t lane, std::uint32_t first) const {
  for (std::uint32_t at = place.certain; at < place.whole; ++at)
    place.cards[at] = deck_[picks[first++][lane]];
}

[[gnu::noinline]] Strength QuickDeals::suited(Place hole, Place board, const Picks& picks,
                                              std::size_t lane, std::uint32_t first,
                                              Suit suit) const {
  fill(board, picks, lane, 0);
  fill(hole, picks, lane, first);
  return high_.by_suit().best_of_all(hole.all(), board.all(), suit);
}

[[gnu::always_inline]] inline Strength QuickDeals::high_of_two(BoardRow row, const Place& board,
                                                               HandKey key, const Place& hole,
                                                               HandKey own) const {
  const auto cards = hole.all();
  const Strength best = row.best(cards);
  const std::uint64_t suits = own.suits_with<2>() & key.suits_with<3>();
  if (suits == 0) return best;
  return std::max(best, high_.by_suit().best_two_of(cards, board.all(), HandKey::suit_in(suits)));
}

// Adds the drawn cards of a place in every deal; `next` is the first of its picks.
[[gnu::always_inline]] inline void QuickDeals::sum(const Place& place, const Picks& picks,
                                                   std::uint32_t next, Sums& sums) const {
  for (HandKey& key : sums) key = place.key;
  for (std::uint32_t at = place.certain; at < place.whole; ++at, ++next)
    for (std::size_t lane = 0; lane < lanes; ++lane) sums[lane] += keys_[picks[next][lane]];
}

template <bool two_from_hole, Wins wins>
void QuickDeals::run(std::uint64_t seed, std::int64_t deals, Tally& tally) const {
  Dice dice(seed);
  alignas(lanes) Picks picks;
  Sums shared;
  Sums own;
  std::array<Place, lanes> boards;
  boards.fill(board_);
  std::array<BoardRow, lanes> rows;
  Showdowns shown;
  for (std::int64_t left = deals; left > 0; left -= lanes) {
    pick(dice, picks);
    sum(board_, picks, 0, shared);
    std::uint32_t next = board_.whole - board_.certain;
    if constexpr (two_from_hole)
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        fill(boards[lane], picks, lane, 0);
        if constexpr (wins != Wins::low) rows[lane] = (*high_boards_)[shared[lane]];
      }
    for (std::size_t player = 0; player < holes_.size(); ++player) {
      const Place& known = holes_[player];
      sum(known, picks, next, own);
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        if constexpr (two_from_hole) {
          Place hole = known;
          fill(hole, picks, lane, next);
          const Place& board = boards[lane];
          if constexpr (wins != Wins::low)
            shown.high[player][lane] =
                high_of_two(rows[lane], board, shared[lane], hole, own[lane]);
          if constexpr (wins != Wins::high)
            shown.low[player][lane] = low_->best_two_of(hole.all(), board.all());
        } else {
          const HandKey key = shared[lane] + own[lane];
          if constexpr (wins != Wins::low) {
            Strength best = (*high_table_)[key];
            if (key.has_suit_of<5>()) [[unlikely]]
              best = std::max(best, suited(known, board_, picks, lane, next, key.suit_of<5>()));
            shown.high[player][lane] = best;
          }
          if constexpr (wins != Wins::high) shown.low[player][lane] = (*low_table_)[key];
        }
      }
      next += known.whole - known.certain;
    }
    const std::size_t count = std::min<std::size_t>(lanes, static_cast<std::size_t>(left));
    tally.add(shown, count);
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
