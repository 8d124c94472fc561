// The right answers for the fast rankings, found by trying every five cards. The comparator says
// what five cards are worth; it is asked once for each class of hands, and the answer is stored by
// rank.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <span>
#include <vector>

#include "eval/compare.h"
#include "eval/low_compare.h"
#include "eval/tables/hand_classes.h"
#include "eval/tables/strength.h"

namespace cardroom {

inline HighValue compared(const FiveCards& five, const HighOrder& order) {
  return value_of(five, order);
}
inline LowValue compared(const FiveCards& five, const LowOrder& order) {
  return low_value_of(five, order);
}

class BruteForce {
 public:
  template <class Order>
  explicit BruteForce(const Order& order) : expected_(places) {
    using Value = decltype(compared(FiveCards{}, order));
    std::map<Value, std::vector<FiveCards>> by_value;
    by_value[Value{}];  // No hand: strength 0.
    for (const HandClass& known : hand_classes(order.deck))
      by_value[compared(known.hand, order)].push_back(known.hand);
    Strength next = 0;
    for (const auto& [value, hands] : by_value) {
      for (const FiveCards& hand : hands) expected_[place_of(hand)] = next;
      categories_.push_back(value.category());
      ++next;
    }
  }

  Strength of(const FiveCards& five) const { return expected_[place_of(five)]; }
  Category category(Strength strength) const { return categories_[strength]; }
  std::size_t strengths() const { return categories_.size(); }

  Strength best(std::span<const Card> cards) const {
    Strength best = 0;
    FiveCards five = {};
    try_all(cards, five, 0, 0, [&] { best = std::max(best, of(five)); });
    return best;
  }

  Strength best_two_of(std::span<const Card> hole, std::span<const Card> board) const {
    Strength best = 0;
    FiveCards five = {};
    const std::span<Card> all(five);
    try_all(hole, all.first(2), 0, 0,
            [&] { try_all(board, all.last(3), 0, 0, [&] { best = std::max(best, of(five)); }); });
    return best;
  }

 private:
  static constexpr std::size_t places = 2 * 14 * 14 * 14 * 14 * 14;

  // The ranks in order as digits, and whether all natural cards are of one suit.
  static std::size_t place_of(const FiveCards& five) {
    std::array<int, 5> ranks = {};
    unsigned suits = 0;
    for (std::size_t at = 0; at < five.size(); ++at) {
      const int rank = five[at].index() / 4;
      std::size_t place = at;  // Sorted by hand, because this runs for millions of hands.
      for (; place > 0 && ranks[place - 1] > rank; --place) ranks[place] = ranks[place - 1];
      ranks[place] = rank;
      if (!five[at].is_joker()) suits |= 1U << static_cast<unsigned>(five[at].suit());
    }
    std::size_t place = (suits & (suits - 1)) == 0 ? 1 : 0;
    for (const int rank : ranks) place = 14 * place + static_cast<std::size_t>(rank);
    return place;
  }

  template <class Visit>
  static void try_all(std::span<const Card> cards, std::span<Card> chosen, std::size_t from,
                      std::size_t filled, Visit&& visit) {
    if (filled == chosen.size()) {
      visit();
      return;
    }
    for (std::size_t at = from; at + (chosen.size() - filled) <= cards.size(); ++at) {
      chosen[filled] = cards[at];
      try_all(cards, chosen, at + 1, filled + 1, visit);
    }
  }

  std::vector<Strength> expected_;
  std::vector<Category> categories_;
};

// Cards drawn from a deck without replacement, the same ones in every run.
class Draws {
 public:
  explicit Draws(Deck deck) {
    for (const Card card : deck.cards()) cards_.push_back(card);
  }

  std::span<const Card> draw(std::size_t count) {
    for (std::size_t at = 0; at < count; ++at) {
      const std::size_t from = at + random_() % (cards_.size() - at);
      std::swap(cards_[at], cards_[from]);
    }
    return std::span<const Card>(cards_).first(count);
  }

 private:
  std::mt19937_64 random_{2017};
  std::vector<Card> cards_;
};

inline std::vector<Deck> twelve_decks() {
  std::vector<Deck> decks;
  for (const int cards : {52, 48, 44, 40, 36, 32})
    for (const bool joker : {false, true}) decks.push_back(*Deck::of(cards, joker));
  return decks;
}

}  // namespace cardroom
