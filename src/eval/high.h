// High: ranks high hands of one order with tables. It is fast; the tables are made from the
// five-card comparator, which decides what a hand is worth.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "base/check.h"
#include "eval/tables/board_table.h"
#include "eval/tables/rank_table.h"
#include "eval/tables/shelf.h"
#include "eval/tables/strength.h"
#include "eval/tables/suit_table.h"

namespace cardroom {

class High {
 public:
  // The ranking of this order. It is made when a thread first asks for it, and kept for the
  // process. Keep the reference.
  static const High& of(const HighOrder& order);
  // One that is not kept.
  explicit High(const HighOrder& order) : High(order, strengths_of(order)) {}

  // The best five of five, six or seven different cards of the order's deck.
  Strength best(std::span<const Card> cards) const;

  // The same for many hands, which lie one after the other. Several times as fast as one by one on
  // processors with AVX-512.
  void best_of_each(std::span<const Card> hands, std::span<Strength> best) const;

  // The same for a player's own cards and the communal cards, when their key is known: hands that
  // share a board share most of it.
  Strength best_of_all(std::span<const Card> hole, std::span<const Card> board, HandKey key) const;

  // M95-14.1, O95-14.1, H-08: exactly two of two to six hole cards and three of three, four
  // or five communal cards. Where many hands meet one board, see HighBoard.
  Strength best_two_of(std::span<const Card> hole, std::span<const Card> board) const;

  // Makes the tables that best_two_of() and HighBoard read; otherwise their first use makes them.
  void make_ready_for_boards() const { boards(); }

  // For a strength that this ranking gave, other than 0.
  Category category(Strength strength) const { return categories_[strength]; }
  // One more than the strength of the best hand there is.
  Strength end() const { return static_cast<Strength>(categories_.size()); }
  const HighOrder& order() const { return order_; }

  // What other tables of this ranking are made from: five, six or seven cards by their ranks only,
  // and cards of one suit.
  const RankTable& by_ranks(int cards) const {
    return cards == 5 ? five_ : cards == 6 ? six_ : seven_;
  }
  const SuitTable& by_suit() const { return suits_; }

 private:
  friend class HighBoard;

  High(const HighOrder& order, FiveCardStrengths strengths);

  Strength best(const RankTable& table, std::span<const Card> cards, HandKey key) const {
    const Strength by_ranks = table[key];
    if (!key.has_suit_of<5>()) [[likely]]
      return by_ranks;
    // With the Joker there may be something better than a flush: four of a kind, or a full house.
    return std::max(by_ranks, suits_.best(cards, key.suit_of<5>()));
  }

  template <std::size_t Cards>
  void best_of_each(const RankTable& table, std::span<const Card> hands,
                    std::span<Strength> best) const;

  // Made when hole cards are first ranked separately from the board.
  const BoardTable& boards() const {
    return boards_.at(0, [this] { return BoardTable(order_.deck, five_); });
  }
  // Takes the row of the board's ranks and the key of the board.
  template <std::size_t Cards>
  Strength best_with_row(std::span<const Card, Cards> hole, BoardRow row, HandKey key,
                         std::span<const Card> board) const {
    const HandKey hole_key = key_of(hole);
    if (hole_key.has_joker()) return try_all(hole, board);
    const Strength by_ranks = row.best(hole);
    const std::uint64_t suits = hole_key.suits_with<2>() & key.suits_with<3>();
    if (suits == 0) return by_ranks;
    return std::max(by_ranks, suits_.best_two_of(hole, board, HandKey::suit_in(suits)));
  }
  Strength best_with_row(std::span<const Card> hole, BoardRow row, HandKey key,
                         std::span<const Card> board) const {
    if (hole.size() == 4) return best_with_row(hole.first<4>(), row, key, board);
    if (hole.size() == 2) return best_with_row(hole.first<2>(), row, key, board);
    if (hole.size() == 3) return best_with_row(hole.first<3>(), row, key, board);
    if (hole.size() == 5) return best_with_row(hole.first<5>(), row, key, board);
    check(hole.size() == 6, "a player holds two to six hole cards");
    return best_with_row(hole.first<6>(), row, key, board);
  }
  // Where the tables have no answer: boards that are not yet complete, and hands with the Joker.
  Strength try_all(std::span<const Card> hole, std::span<const Card> board) const;

  HighOrder order_;
  RankTable five_;
  RankTable six_;
  RankTable seven_;
  SuitTable suits_;
  std::vector<Category> categories_;
  mutable Shelf<BoardTable, 1> boards_;
};

inline Strength High::best(std::span<const Card> cards) const {
  switch (cards.size()) {
    case 7:
      return best(seven_, cards, key_of(cards.first<7>()));
    case 6:
      return best(six_, cards, key_of(cards.first<6>()));
    default:
      check(cards.size() == 5, "a hand is ranked of five, six or seven cards");
      return best(five_, cards, key_of(cards.first<5>()));
  }
}

inline Strength High::best_of_all(std::span<const Card> hole, std::span<const Card> board,
                                  HandKey key) const {
  const std::size_t cards = hole.size() + board.size();
  check(cards >= 5 && cards <= 7, "a hand is ranked of five, six or seven cards");
  const Strength by_ranks = this->by_ranks(static_cast<int>(cards))[key];
  if (!key.has_suit_of<5>()) [[likely]]
    return by_ranks;
  return std::max(by_ranks, suits_.best_of_all(hole, board, key.suit_of<5>()));
}

inline Strength High::best_two_of(std::span<const Card> hole, std::span<const Card> board) const {
  if (board.size() != 5) return try_all(hole, board);
  const HandKey key = key_of(board.first<5>());
  if (key.has_joker()) return try_all(hole, board);
  return best_with_row(hole, boards()[key], key, board);
}

}  // namespace cardroom
