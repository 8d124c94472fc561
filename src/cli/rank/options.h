// What the user asked cardroom rank to do, and the rules that follow.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "eval/order.h"

namespace cardroom::cli {

struct RankOptions {
  std::vector<std::string> hands;
  std::optional<int> deck;
  bool joker = false;
  std::string order;  // full, reduced, manila-1995; empty: the usual order of the deck.
  bool ace_low = false;
  bool ace_high = false;
  bool literal_kickers = false;
  bool low = false;
  std::string low_ace = "high";
  std::optional<int> low_qualifier;
  std::vector<std::string> holes;
  std::string board;
  std::string game;  // holdem, manila, omaha; empty: by the number of hole cards.
  bool frequencies = false;
  bool json = false;
};

// How hole and communal cards make a hand.
struct RankGame {
  std::string_view key;
  std::size_t hole_cards;
  bool two_and_three;  // M95-14.1, O95-14.1: exactly two and three. Otherwise any five (H95-14.1).
};

struct RankRules {
  HighOrder high;
  LowOrder low;
  bool is_low = false;
  std::optional<RankGame> game;

  Deck deck() const { return high.deck; }
};

// A refusal is one sentence for the user.
struct BadOptions {
  std::string sentence;
};

Result<RankRules, BadOptions> rules_of(const RankOptions& options);

}  // namespace cardroom::cli
