#include "cli/rank/options.h"

#include <algorithm>
#include <array>

#include "cards/card.h"

namespace cardroom::cli {

namespace {

constexpr std::array<RankGame, 3> games = {{
    {"holdem", 2, false},
    {"manila", 3, true},
    {"omaha", 4, true},
}};

// How many cards a hole was meant to have, of two letters each. Whether they are cards is checked
// later, so half a card counts as one here.
std::size_t hole_size(const std::string& hole) {
  const auto letters = std::count_if(hole.begin(), hole.end(), [](char c) { return c != ' '; });
  return static_cast<std::size_t>(letters + 1) / 2;
}

Result<std::optional<RankGame>, BadOptions> game_of(const RankOptions& options) {
  if (options.holes.empty()) return std::optional<RankGame>();
  for (const RankGame& game : games) {
    const bool meant = options.game.empty() ? game.hole_cards == hole_size(options.holes[0])
                                            : game.key == options.game;
    if (meant) return std::optional(game);
  }
  return BadOptions{"hole 1 has neither two cards (holdem) nor three (manila) nor four (omaha)"};
}

HandOrder order_of(const RankOptions& options, const std::optional<RankGame>& game, Deck deck) {
  if (options.order == "full") return HandOrder::full;
  if (options.order == "reduced") return HandOrder::reduced;
  const bool manila = game && game->key == "manila" && deck == Deck::reduced_32();
  if (options.order == "manila-1995" || manila) return HandOrder::manila_1995;
  return order_for(deck);
}

// H-02: Hold-Em, Omaha, no-limit Hold'em and Canberra Poker always let the Ace play low and use 52
// cards; with any other deck the operator determines it.
AceInStraights ace_of(const RankOptions& options, Deck deck) {
  const bool low = options.ace_low || (deck == Deck::full() && !options.ace_high);
  return low ? AceInStraights::high_and_low : AceInStraights::high_only;
}

}  // namespace

Result<RankRules, BadOptions> rules_of(const RankOptions& options) {
  const auto game = game_of(options);
  if (!game) return game.error();
  const bool manila = *game && (*game)->key == "manila";
  const int natural_cards = options.deck.value_or(manila ? 32 : 52);  // M95-3.1.
  const auto deck = Deck::of(natural_cards, options.joker);
  if (!deck) return BadOptions{"there is no deck of " + std::to_string(natural_cards) + " cards"};

  RankRules rules;
  rules.high = {.deck = *deck,
                .order = order_of(options, *game, *deck),
                .ace = ace_of(options, *deck),
                .kickers = options.literal_kickers ? Kickers::literal_1995 : Kickers::all_count};
  rules.low = {.deck = *deck,
               .ace = options.low_ace == "low" ? LowAce::low : LowAce::high,
               .qualifier = options.low_qualifier ? LowQualifier::eight : LowQualifier::none};
  rules.is_low = options.low;
  rules.game = *game;
  return rules;
}

}  // namespace cardroom::cli
