// A question of odds: who holds what, what is on the board, and what a hand is worth. It knows no
// game by name; whoever asks translates a rulebook into these rules.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/card_set.h"
#include "eval/order.h"

namespace cardroom::odds {

enum class Wins : std::uint8_t { high, low, high_low };

struct ShowdownRules {
  HighOrder high = {};
  LowOrder low = {};
  Wins wins = Wins::high;
  int hole_cards = 2;
  int board_cards = 5;
  bool two_from_hole = false;  // M95-14.1, O95-14.1: two of their own cards, three of the board.
  bool has_draw = false;

  Deck deck() const { return high.deck; }
  bool counts_high() const { return wins != Wins::low; }
  bool counts_low() const { return wins != Wins::high; }
};

// The cards that a player may hold. Those that are not named come from the deck.
struct Held {
  CardSet cards = {};
  CardSet thrown = {};      // Thrown away in a draw: nobody gets them.
  std::int64_t weight = 1;  // Compared with the other hands of the range.
};
using Range = std::vector<Held>;  // All of them name the same number of cards.

inline constexpr int players_most = 10;

struct Question {
  ShowdownRules rules;
  std::vector<Range> players = {};
  CardSet board = {};
  CardSet dead = {};  // Cards that are known and in nobody's hand.

  int board_to_come() const { return rules.board_cards - board.size(); }
  int to_come(std::size_t player) const {
    return rules.hole_cards - players[player].front().cards.size();
  }
};

}  // namespace cardroom::odds
