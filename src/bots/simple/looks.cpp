#include "bots/simple/looks.h"

#include <algorithm>
#include <array>

namespace cardroom::bots {

namespace {

struct Counted {
  std::array<int, rank_count> own{};
  std::array<int, rank_count> all{};
  std::array<int, suit_count> suits{};
  unsigned ranks = 0;
  int jokers = 0;
};

void add(Counted& counted, Card card, int own) {
  if (card.is_joker()) {
    ++counted.jokers;
    return;
  }
  const auto rank = static_cast<std::size_t>(card.rank());
  counted.own[rank] += own;
  ++counted.all[rank];
  ++counted.suits[static_cast<std::size_t>(card.suit())];
  counted.ranks |= 1U << rank;
}

Counted count(const Hand& own, const FixedList<Card, 5>& board) {
  Counted counted;
  for (std::size_t at = 0; at < own.count; ++at) add(counted, own.cards[at], 1);
  for (const Card card : board) add(counted, card, 0);
  return counted;
}

// Points are rough weights: they put hands in the order in which a person would like them.

// The two highest of the player's own cards.
int from_ranks(const Counted& counted) {
  int score = 0;
  int weight = 12;
  for (int rank = rank_count - 1; rank >= 0 && weight > 0; --rank)
    for (int copies = counted.own[static_cast<std::size_t>(rank)]; copies > 0 && weight > 0;
         --copies) {
      score += weight * rank;
      weight -= 6;
    }
  return score;
}

// Pairs and better that use the player's own cards.
int from_groups(const Counted& counted) {
  constexpr std::array<int, 5> worth = {0, 0, 220, 430, 700};
  int score = 0;
  for (std::size_t rank = 0; rank < rank_count; ++rank)
    if (counted.own[rank] > 0 && counted.all[rank] > 1)
      score += worth[static_cast<std::size_t>(std::min(counted.all[rank], 4))] +
               8 * static_cast<int>(rank);
  return score;
}

int from_shape(const Counted& counted) {
  const int suited = *std::max_element(counted.suits.begin(), counted.suits.end());
  int score = suited >= 5 ? 550 : suited == 4 ? 80 : 0;
  for (unsigned low = 0; low + 5 <= rank_count; ++low)
    if ((counted.ranks >> low & 0x1FU) == 0x1FU) score = std::max(score, 450);
  return score + 300 * counted.jokers;
}

using Values = FixedList<int, 12>;

// The values of the cards in a low hand, each once, the best first.
Values low_values(const LowOrder& order, const Hand& own, const FixedList<Card, 5>& board) {
  unsigned seen = 0;
  for (std::size_t at = 0; at < own.count; ++at) seen |= 1U << low_value(order, own.cards[at]);
  for (const Card card : board) seen |= 1U << low_value(order, card);
  Values values;
  for (int value = 0; value < rank_count; ++value)
    if ((seen >> value & 1U) != 0 && !values.full()) values.push_back(value);
  return values;
}

// Five cards of which suits or a run would spoil a low hand.
bool is_spoilt(const Hand& own, const Values& values) {
  bool suited = true;
  for (std::size_t at = 1; at < own.count; ++at)
    suited = suited && !own.cards[at].is_joker() && own.cards[at].suit() == own.cards[0].suit();
  return suited || (values.size() == 5 && values[4] - values[0] == 4);
}

int low_by_ranks(const LowOrder& order, const Hand& own, const FixedList<Card, 5>& board) {
  const Values values = low_values(order, own, board);
  const std::size_t wanted = std::min<std::size_t>(5, own.count + board.size());
  int points = looks_most;
  for (std::size_t at = 0; at < wanted; ++at) points -= at < values.size() ? 13 * values[at] : 170;
  if (order.kind == LowKind::deuce_to_seven && own.count == 5 && is_spoilt(own, values))
    points -= 300;
  return std::clamp(points, 0, looks_most);
}

// A low hand that must be eight or less to take part, of which two cards are the player's own where
// there is a board.
int low_with_eight(const LowOrder& order, const Hand& own, const FixedList<Card, 5>& board) {
  unsigned shared = 0;
  for (const Card card : board) shared |= 1U << low_value(order, card);
  unsigned held = 0;
  for (std::size_t at = 0; at < own.count; ++at) held |= 1U << low_value(order, own.cards[at]);
  constexpr unsigned eights = 0xFFU;
  const int mine = std::popcount(held & ~shared & eights);
  const int there = std::popcount(shared & eights);
  const int low = mine > 0 ? std::countr_zero(held & ~shared & eights) : 8;
  if (board.empty()) return std::clamp(130 * mine - 20 * low, 0, looks_most);
  if (mine < 2) return 0;
  return std::clamp((there >= 3 ? 620 : there == 2 ? 260 : 60) - 20 * low, 0, looks_most);
}

// Cards of different ranks and suits, taken from the best one on.
int badugi(const LowOrder& order, const Hand& own) {
  unsigned suits = 0;
  int points = 0;
  for (int value = 0; value < rank_count; ++value)
    for (std::size_t at = 0; at < own.count; ++at) {
      const Card card = own.cards[at];
      const unsigned suit = card.is_joker() ? 0 : 1U << static_cast<int>(card.suit());
      if (low_value(order, card) != value || (suits & suit) != 0) continue;
      suits |= suit;
      points += 250 - 6 * value;
      break;  // One of each rank.
    }
  return std::clamp(points, 0, looks_most);
}

int low_looks(const LowOrder& order, const Hand& own, const FixedList<Card, 5>& board) {
  if (order.kind == LowKind::badugi) return badugi(order, own);
  if (order.qualifier == LowQualifier::eight) return low_with_eight(order, own, board);
  return low_by_ranks(order, own, board);
}

}  // namespace

int low_value(const LowOrder& order, Card card) {
  if (card.is_joker()) return 0;
  const int rank = static_cast<int>(card.rank());
  const bool ace_low =
      order.kind == LowKind::badugi || (order.kind == LowKind::ranks && order.ace == LowAce::low);
  return ace_low ? (rank + 1) % rank_count : rank;
}

int high_looks(const Hand& own, const FixedList<Card, 5>& board) {
  const Counted counted = count(own, board);
  // High cards that do not pair with the board are worth less.
  const int ranks = from_ranks(counted) * (board.empty() ? 10 : 4) / 10;
  return std::min(looks_most, ranks + from_groups(counted) + from_shape(counted));
}

int looks_of(const Terms& terms, const Hand& own, const FixedList<Card, 5>& board) {
  if (terms.win == Win::high) return high_looks(own, board);
  const int low = low_looks(terms.low_order, own, board);
  if (terms.win == Win::low) return low;
  const int high = high_looks(own, board);
  return std::min(looks_most, std::max(high, low) + std::min(high, low) / 4);
}

}  // namespace cardroom::bots
