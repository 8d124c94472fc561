// Ranking hands. The naive way is to try every five cards with the comparator.
#include <array>

#include "bench.h"
#include "eval/best_five.h"
#include "eval/high_board.h"
#include "eval/low.h"
#include "in_order.h"
#include "random_hands.h"

namespace cardroom::bench {

namespace {

// A pass takes a millisecond or two, so the best pass is one that nothing interrupted.
constexpr std::size_t hands = 100'000;
constexpr std::size_t naive_hands = 200;

const HighOrder full;
const HighOrder manila{.deck = Deck::reduced_32(), .order = HandOrder::manila_1995};
const HighOrder with_joker{.deck = *Deck::of(52, true)};
const LowOrder eight_or_less{.ace = LowAce::low, .qualifier = LowQualifier::eight};

// Calls rank with the first hands dealt, each of this many cards, and adds up the results.
template <std::size_t Cards, class Rank>
std::size_t rank_each(const std::vector<Card>& dealt, std::size_t count, Rank&& rank) {
  const std::span<const Card> all(dealt);
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at < count * Cards; at += Cards) sum += rank(all.subspan(at, Cards));
  keep(sum);
  return count;
}

template <std::size_t Cards>
Compared rank_random(const Options& options, const HighOrder& order) {
  const High& high = High::of(order);
  const auto dealt = random_hands(order.deck, Cards, hands);
  return take_turns(
      options.passes,
      [&] {
        return rank_each<Cards>(dealt, hands,
                                [&](std::span<const Card> hand) { return high.best(hand); });
      },
      [&] {
        return rank_each<Cards>(dealt, naive_hands, [&](std::span<const Card> hand) {
          return static_cast<unsigned>(best_of(hand, order).value.category());
        });
      });
}

// The strengths of all hands that continue from these cards, each hand ranked by itself.
std::uint64_t sum_from(const High& high, std::span<const Card> deck, std::span<Card> hand,
                       std::size_t held) {
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at < deck.size(); ++at) {
    hand[held] = deck[at];
    sum += held + 1 == hand.size() ? high.best(hand)
                                   : sum_from(high, deck.subspan(at + 1), hand, held + 1);
  }
  return sum;
}

std::uint64_t sum_one_by_one(const HighOrder& order, std::size_t cards) {
  std::vector<Card> deck;
  for (const Card card : order.deck.cards()) deck.push_back(card);
  std::vector<Card> hand(cards);
  return sum_from(High::of(order), deck, hand, 0);
}

template <int Cards>
Compared rank_in_order(const Options& options, const HighOrder& order) {
  const InOrder in_order(order, Cards);
  std::uint64_t sum = 0;
  for (std::size_t part = 0; part < in_order.parts(); ++part) sum += in_order.sum(part);
  check(sum == sum_one_by_one(order, Cards), "rows and hands must add up to the same");

  const auto dealt = random_hands(order.deck, Cards, naive_hands);
  return take_turns_in_parts(
      options.passes, in_order.parts(),
      [&](std::size_t part) {
        keep(in_order.sum(part));
        return static_cast<double>(in_order.hands(part));
      },
      [&] {
        return rank_each<Cards>(dealt, naive_hands, [&](std::span<const Card> hand) {
          return static_cast<unsigned>(best_of(hand, order).value.category());
        });
      });
}

// The hole cards come first, then five communal cards.
template <std::size_t Hole>
Compared rank_two_of(const Options& options, const HighOrder& order) {
  constexpr std::size_t cards = Hole + 5;
  const High& high = High::of(order);
  const auto dealt = random_hands(order.deck, cards, hands);
  return take_turns(
      options.passes,
      [&] {
        return rank_each<cards>(dealt, hands, [&](std::span<const Card> hand) {
          return high.best_two_of(hand.first(Hole), hand.subspan(Hole, 5));
        });
      },
      [&] {
        return rank_each<cards>(dealt, naive_hands, [&](std::span<const Card> hand) {
          const HoleAndBoard held{hand.first(Hole), hand.subspan(Hole)};
          return static_cast<unsigned>(best_two_and_three(held, order).value.category());
        });
      });
}

Compared rank_omaha_board(const Options& options) {
  constexpr std::size_t boards = 50;
  constexpr std::size_t hands_each = 2'000;
  const High& high = High::of(full);
  const auto dealt = random_hands(full.deck, 9, boards * hands_each);
  return take_turns(
      options.passes,
      [&] {
        const std::span<const Card> all(dealt);
        std::uint64_t sum = 0;
        for (std::size_t at = 0; at < all.size(); at += 9 * hands_each) {
          const HighBoard board(high, all.subspan(at + 4, 5));
          for (std::size_t hand = at; hand < at + 9 * hands_each; hand += 9)
            sum += board.best_two_of(all.subspan(hand, 4));
        }
        keep(sum);
        return boards * hands_each;
      },
      [&] {
        return rank_each<9>(dealt, naive_hands, [&](std::span<const Card> hand) {
          const HoleAndBoard held{hand.first(4), hand.subspan(4)};
          return static_cast<unsigned>(best_two_and_three(held, full).value.category());
        });
      });
}

Compared rank_omaha_hilo(const Options& options) {
  const High& high = High::of(full);
  const Low& low = Low::of(eight_or_less);
  const auto dealt = random_hands(full.deck, 9, hands);
  return take_turns(
      options.passes,
      [&] {
        return rank_each<9>(dealt, hands, [&](std::span<const Card> hand) {
          const auto hole = hand.first(4);
          const auto board = hand.subspan(4, 5);
          return unsigned{high.best_two_of(hole, board)} + low.best_two_of(hole, board);
        });
      },
      [&] {
        return rank_each<9>(dealt, naive_hands, [&](std::span<const Card> hand) {
          const HoleAndBoard held{hand.first(4), hand.subspan(4)};
          return static_cast<unsigned>(best_two_and_three(held, full).value.category()) +
                 (best_low_two_and_three(held, eight_or_less).value.qualifies() ? 1U : 0U);
        });
      });
}

// All hands in one call.
Compared rank7_random(const Options& options) {
  const High& high = High::of(full);
  const auto dealt = random_hands(full.deck, 7, hands);
  std::vector<Strength> best(hands);
  return take_turns(
      options.passes,
      [&] {
        high.best_of_each(dealt, best);
        std::uint64_t sum = 0;
        for (const Strength one : best) sum += one;
        keep(sum);
        return hands;
      },
      [&] {
        return rank_each<7>(dealt, naive_hands, [&](std::span<const Card> hand) {
          return static_cast<unsigned>(best_of(hand, full).value.category());
        });
      });
}

Compared rank7_sequential(const Options& options) { return rank_in_order<7>(options, full); }
Compared rank7_single(const Options& options) { return rank_random<7>(options, full); }
Compared rank7_joker(const Options& options) { return rank_random<7>(options, with_joker); }
Compared rank5_sequential(const Options& options) { return rank_in_order<5>(options, full); }
Compared rank5_random(const Options& options) { return rank_random<5>(options, full); }
Compared rank_omaha(const Options& options) { return rank_two_of<4>(options, full); }
Compared rank_manila(const Options& options) { return rank_two_of<3>(options, manila); }

constexpr std::array entries = {
    Entry{"rank7-sequential", "hands/s", "All 133,784,560 hands of seven, in order, by rows", 1.2,
          rank7_sequential},
    Entry{"rank7-random", "hands/s", "Seven cards at random, 100,000 hands in a call", 11,
          rank7_random},
    Entry{"rank7-single", "hands/s", "The same, one hand in a call", 13, rank7_single},
    Entry{"rank7-joker", "hands/s", "Seven of 53 cards at random", 0, rank7_joker},
    Entry{"rank5-sequential", "hands/s", "All 2,598,960 hands of five, in order, by rows", 0,
          rank5_sequential},
    Entry{"rank5-random", "hands/s", "Five cards at random", 0, rank5_random},
    Entry{"rank-omaha", "hands/s", "Omaha, four and five at random", 85, rank_omaha},
    Entry{"rank-omaha-board", "hands/s", "Omaha, 2,000 hands to a board made ready", 40,
          rank_omaha_board},
    Entry{"rank-omaha-hilo", "hands/s", "Omaha high, and low of eight or less", 105,
          rank_omaha_hilo},
    Entry{"rank-manila", "hands/s", "Three Card Manila, three and five of 32 at random", 40,
          rank_manila},
};

}  // namespace

std::span<const Entry> eval_entries() { return entries; }

}  // namespace cardroom::bench
