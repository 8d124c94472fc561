// Every possible hand, compared with ways of ranking it that use none of the larger tables: the
// best of its five-card hands, which the tests of eval compare with the comparator one by one.
#include <doctest/doctest.h>

#include <array>
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

#include "eval/high_board.h"
#include "eval/tables/rows.h"

using namespace cardroom;

namespace {

using Counts = std::array<std::uint64_t, category_count>;

struct Findings {
  std::uint64_t hands = 0;
  std::uint64_t differing = 0;
  Counts counts = {};

  Findings& operator+=(const Findings& other) {
    hands += other.hands;
    differing += other.differing;
    for (std::size_t at = 0; at < counts.size(); ++at) counts[at] += other.counts[at];
    return *this;
  }
};

std::vector<Card> cards_of(Deck deck) {
  std::vector<Card> cards;
  for (const Card card : deck.cards()) cards.push_back(card);
  return cards;
}

// Looks at all parts, on as many threads as the machine has processors.
Findings in_parallel(std::size_t parts, const std::function<Findings(std::size_t)>& look_at) {
  std::vector<Findings> found(parts);
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t part = next++; part < parts; part = next++) found[part] = look_at(part);
  };
  std::vector<std::thread> threads;
  for (unsigned count = 0; count < std::max(1U, std::thread::hardware_concurrency()); ++count)
    threads.emplace_back(work);
  for (auto& thread : threads) thread.join();
  Findings all;
  for (const Findings& part : found) all += part;
  return all;
}

// The best of the 21 hands that leave out two of seven cards.
Strength best_of_21(const High& high, const std::array<Card, 7>& cards) {
  Strength best = 0;
  for (std::size_t a = 0; a < 7; ++a)
    for (std::size_t b = 0; b < a; ++b) {
      std::array<Card, 5> five = {};
      std::size_t next = 0;
      for (std::size_t at = 0; at < 7; ++at)
        if (at != a && at != b) five[next++] = cards[at];
      best = std::max(best, high.best(five));
    }
  return best;
}

// Calls visit with every seven cards of which `first` is the first.
template <class Visit>
void for_each_seven(const std::vector<Card>& deck, std::size_t first, Visit&& visit) {
  const std::size_t end = deck.size();
  for (std::size_t b = first + 1; b < end; ++b)
    for (std::size_t c = b + 1; c < end; ++c)
      for (std::size_t d = c + 1; d < end; ++d)
        for (std::size_t e = d + 1; e < end; ++e)
          for (std::size_t f = e + 1; f < end; ++f)
            for (std::size_t g = f + 1; g < end; ++g)
              visit(std::array{deck[first], deck[b], deck[c], deck[d], deck[e], deck[f], deck[g]});
}

Strength by_rows(const Rows& rows, const std::array<Card, 7>& cards) {
  const auto six = std::span(cards).first<6>();
  const HandKey key = key_of(six);
  if (!Rows::suit_counts(key)) return rows[key][cards[6]];
  SuitRanks ranks;
  for (const Card card : six) ranks += SuitRanks(card);
  return rows.suited(key, ranks)[cards[6]];
}

Findings all_seven(const HighOrder& order) {
  const High& high = High::of(order);
  const Rows& rows = Rows::of(order, 6);
  const auto deck = cards_of(order.deck);
  return in_parallel(deck.size(), [&](std::size_t first) {
    Findings found;
    for_each_seven(deck, first, [&](const std::array<Card, 7>& cards) {
      const Strength strength = high.best(cards);
      ++found.hands;
      ++found.counts[static_cast<std::size_t>(high.category(strength))];
      if (strength != best_of_21(high, cards) || strength != by_rows(rows, cards))
        ++found.differing;
    });
    return found;
  });
}

// What each two cards make with three of the board, trying every choice of three.
class Pairs {
 public:
  Pairs(const High& high, const std::array<Card, 5>& board, const std::vector<Card>& left) {
    for (std::size_t b = 1; b < left.size(); ++b)
      for (std::size_t a = 0; a < b; ++a) best_[b][a] = best_of_10(high, board, left[a], left[b]);
  }
  Strength of_three(std::size_t a, std::size_t b, std::size_t c) const {
    return std::max({best_[b][a], best_[c][a], best_[c][b]});
  }

 private:
  static Strength best_of_10(const High& high, const std::array<Card, 5>& board, Card one,
                             Card other) {
    Strength best = 0;
    for (std::size_t c = 2; c < 5; ++c)
      for (std::size_t b = 1; b < c; ++b)
        for (std::size_t a = 0; a < b; ++a)
          best = std::max(best, high.best(std::array{one, other, board[a], board[b], board[c]}));
    return best;
  }

  std::array<std::array<Strength, 32>, 32> best_ = {};
};

Findings all_holes(const High& high, const std::array<Card, 5>& cards, std::vector<Card> left) {
  std::erase_if(
      left, [&](Card card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); });
  const HighBoard board(high, cards);
  const Pairs pairs(high, cards, left);
  Findings found;
  for (std::size_t c = 2; c < left.size(); ++c)
    for (std::size_t b = 1; b < c; ++b)
      for (std::size_t a = 0; a < b; ++a) {
        ++found.hands;
        if (board.best_two_of(std::array{left[a], left[b], left[c]}) != pairs.of_three(a, b, c))
          ++found.differing;
      }
  return found;
}

Findings all_manila(const HighOrder& order) {
  const High& high = High::of(order);
  const auto deck = cards_of(order.deck);
  return in_parallel(deck.size(), [&](std::size_t a) {
    Findings found;
    for (std::size_t b = a + 1; b < deck.size(); ++b)
      for (std::size_t c = b + 1; c < deck.size(); ++c)
        for (std::size_t d = c + 1; d < deck.size(); ++d)
          for (std::size_t e = d + 1; e < deck.size(); ++e)
            found += all_holes(high, {deck[a], deck[b], deck[c], deck[d], deck[e]}, deck);
    return found;
  });
}

}  // namespace

TEST_CASE("H95-14.1: all 133,784,560 hands of seven cards are the best of their 21") {
  const Findings found = all_seven({});
  CHECK(found.hands == 133'784'560);
  CHECK(found.differing == 0);
  // Published. In the order of the enumeration, from odd cards to royal flush.
  CHECK(found.counts == Counts{23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020, 4'047'644,
                               3'473'184, 224'848, 41'584 - 4'324, 0, 4'324});
}

TEST_CASE("T01-3.7 H-05: all 154,143,080 hands of seven of 53 cards are the best of their 21") {
  const Findings found = all_seven({.deck = *Deck::of(52, true)});
  CHECK(found.hands == 154'143'080);
  CHECK(found.differing == 0);
}

TEST_CASE("M95-14.1 H-08: all 589,024,800 hands of three hole cards and a board of 32 cards") {
  const Findings found = all_manila({.deck = Deck::reduced_32(), .order = HandOrder::manila_1995});
  CHECK(found.hands == 589'024'800);
  CHECK(found.differing == 0);
}
