#include "odds/equity/quick_deals.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

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
    if (rules_.counts_low() && rules_.low.qualifier == LowQualifier::eight)
      eight_or_less_ = &Low::of(rules_.low).eight_or_less();
    else if (rules_.counts_low())
      low_boards_ = &low_boards(rules_.low);
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
  for (const Card card : rules_.deck().cards()) {
    const auto number = static_cast<std::uint16_t>(card.index());
    if (!certain.contains(card)) deck_[free_++] = number;
    if (eight_or_less_ != nullptr)
      low_bits_[number] = static_cast<std::uint16_t>(eight_or_less_->bit_of(card));
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

[[gnu::always_inline]] inline void QuickDeals::deal(const Place& place, const Picks& picks,
                                                    std::uint32_t& next, Dealt& dealt) const {
  const KeyTable& keys = keys_of_cards();
  dealt.count = place.whole;
  dealt.keys = HandKeys(place.key);
  for (std::uint32_t at = 0; at < place.certain; ++at)
    dealt.cards[at] = Lanes{} + static_cast<std::uint16_t>(place.cards[at].index());
  for (std::uint32_t at = place.certain; at < place.whole; ++at) {
    Lanes picked;
    widen(picks[next++].data(), picked);
    deck_.look_up(picked, dealt.cards[at]);
    keys.add(dealt.cards[at], dealt.keys);
  }
}

namespace {

// The lanes in a set of them, one after the other.
template <class Visit>
[[gnu::always_inline]] inline void for_each_lane(std::uint32_t set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<std::size_t>(std::countr_zero(set)));
}

// One by one: gathering them into a register would take longer.
template <class Find>
[[gnu::always_inline]] inline void find_each(StrengthRow& found, Find&& find) {
  for (std::size_t lane = 0; lane < found.size(); ++lane) {
    unsigned strength = find(lane);
    asm("" : "+r"(strength));
    found[lane] = static_cast<Strength>(strength);
  }
}

// The best of so many pairs in each deal.
template <std::size_t Pairs>
[[gnu::always_inline]] inline void best_of_pairs(const std::array<BoardRow, lane_count>& rows,
                                                 const Lanes* pairs, StrengthRow& found) {
  find_each(found, [&](std::size_t lane) {
    unsigned best = 0;
    for (std::size_t pair = 0; pair < Pairs; ++pair)
      best = std::max<unsigned>(best, rows[lane][pairs[pair][lane]]);
    return best;
  });
}

void best_of_pairs(const std::array<BoardRow, lane_count>& rows, const Lanes* pairs,
                   std::size_t count, StrengthRow& found) {
  switch (count) {
    case 1:
      return best_of_pairs<1>(rows, pairs, found);
    case 3:
      return best_of_pairs<3>(rows, pairs, found);
    case 6:
      return best_of_pairs<6>(rows, pairs, found);
    case 10:
      return best_of_pairs<10>(rows, pairs, found);
    default:
      check(count == 15, "a player holds two to six hole cards");
      return best_of_pairs<15>(rows, pairs, found);
  }
}

// The ranks of the cards that are of this suit in each deal, a bit each.
[[gnu::always_inline]] inline void ranks_of_suit(std::span<const Lanes> cards, const Lanes& suit,
                                                 Lanes& ranks) {
  const SuitedCards& suited = suited_cards();
  ranks = Lanes{};
  for (const Lanes& card : cards) suited.add(card, suit, ranks);
}

}  // namespace

void QuickDeals::rank_high(const Dealt& hole, const Dealt& board, StrengthRow& found) const {
  HandKeys keys = hole.keys;
  keys += board.keys;
  find_each(found,
            [&](std::size_t lane) { return high_table_->at(high_table_->place(keys, lane)); });
  Lanes suits = keys.suits;
  HandKey::leave_suits_of<5>(suits);
  for_each_lane(lanes_with(suits, HandKey::suit_bits), [&](std::size_t lane) {
    const auto suit = static_cast<unsigned>(HandKey::first_suit(suits[lane]));
    unsigned ranks = 0;
    const auto add = [&](const Dealt& dealt) {
      for (std::size_t card = 0; card < dealt.count; ++card) {
        const unsigned number = dealt.cards[card][lane];
        ranks |= static_cast<unsigned>(number % 4 == suit) << number / 4;
      }
    };
    add(hole);
    add(board);
    found[lane] = std::max(found[lane], high_.by_suit()[ranks]);
  });
}

void QuickDeals::rank_low(const Dealt& hole, const Dealt& board, StrengthRow& found) const {
  HandKeys keys = hole.keys;
  keys += board.keys;
  find_each(found, [&](std::size_t lane) { return low_table_->at(low_table_->place(keys, lane)); });
}

std::size_t QuickDeals::pairs_of(const Dealt& hole, Pairs& pairs) {
  std::size_t count = 0;
  for (std::size_t b = 1; b < hole.count; ++b)
    for (std::size_t a = 0; a < b; ++a)
      places_of_pairs(hole.cards[a], hole.cards[b], pairs[count++]);
  return count;
}

// Only one suit can have three cards of the board.
void QuickDeals::flushes_of_two(const Dealt& hole, const Dealt& board, StrengthRow& found) const {
  Lanes three = board.keys.suits;
  HandKey::leave_suits_of<3>(three);
  Lanes two = hole.keys.suits;
  HandKey::leave_suits_of<2>(two);
  const Lanes both = three & two;
  Lanes suit;
  suit_left(three, suit);
  Lanes of_hole;
  Lanes of_board;
  ranks_of_suit({hole.cards.data(), hole.count}, suit, of_hole);
  ranks_of_suit({board.cards.data(), board.count}, suit, of_board);
  for_each_lane(lanes_with(both, HandKey::suit_bits), [&](std::size_t lane) {
    const Strength flush = high_.by_suit().best_two_of({of_hole[lane], of_board[lane]});
    found[lane] = std::max(found[lane], flush);
  });
}

void QuickDeals::low_bits(const Dealt& dealt, Lanes& bits) const {
  bits = Lanes{};
  for (std::size_t card = 0; card < dealt.count; ++card) {
    Lanes bit;
    low_bits_.look_up(dealt.cards[card], bit);
    bits |= bit;
  }
}

template <bool two_from_hole, Wins wins>
void QuickDeals::run(std::uint64_t seed, std::int64_t deals, Tally& tally) const {
  Dice dice(seed);
  alignas(lanes) Picks picks;
  Dealt board;
  Dealt hole;
  Rows high_rows;
  Rows low_rows;
  Pairs pairs;
  Lanes board_bits = {};
  Showdowns shown;
  for (std::int64_t left = deals; left > 0; left -= lanes) {
    pick(dice, picks);
    std::uint32_t next = 0;
    deal(board_, picks, next, board);
    if constexpr (two_from_hole) {
      for (std::size_t lane = 0; wins != Wins::low && lane < lanes; ++lane)
        high_rows[lane] = high_boards_->at(board.keys, lane);
      for (std::size_t lane = 0; low_boards_ != nullptr && lane < lanes; ++lane)
        low_rows[lane] = low_boards_->at(board.keys, lane);
      if (eight_or_less_ != nullptr) low_bits(board, board_bits);
    }
    for (std::size_t player = 0; player < holes_.size(); ++player) {
      deal(holes_[player], picks, next, hole);
      StrengthRow& high = shown.high[player];
      StrengthRow& low = shown.low[player];
      if constexpr (two_from_hole) {
        const std::size_t count = pairs_of(hole, pairs);
        if constexpr (wins != Wins::low) {
          best_of_pairs(high_rows, pairs.data(), count, high);
          flushes_of_two(hole, board, high);
        }
        if constexpr (wins != Wins::high) {
          if (eight_or_less_ == nullptr) {
            best_of_pairs(low_rows, pairs.data(), count, low);
          } else {
            Lanes bits;
            low_bits(hole, bits);
            bits |= board_bits << 8;
            find_each(low, [&](std::size_t lane) { return eight_or_less_->of_ranks(bits[lane]); });
          }
        }
      } else {
        if constexpr (wins != Wins::low) rank_high(hole, board, high);
        if constexpr (wins != Wins::high) rank_low(hole, board, low);
      }
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
