#include "cli/rank/read.h"

#include <algorithm>

#include "cards/parse.h"

namespace cardroom::cli {

namespace {

Result<CardList, BadOptions> read(const std::string& name, const std::string& text, Deck deck) {
  const auto cards = parse_cards(text, deck);
  if (!cards) return BadOptions{name + ", " + to_string(cards.error())};
  return *cards;
}

// Arguments of one card each are one hand: rank As Kd Qh 9h 2c.
std::vector<std::string> joined(const std::vector<std::string>& hands) {
  const bool one_card_each =
      std::all_of(hands.begin(), hands.end(), [](const auto& text) { return text.size() <= 2; });
  if (!one_card_each) return hands;
  std::string all;
  for (const auto& card : hands) all += card + ' ';
  return {all};
}

Result<RankInput, BadOptions> read_plain(const RankOptions& options, Deck deck) {
  RankInput input;
  for (const auto& text : joined(options.hands)) {
    const std::string name = "hand " + std::to_string(input.hands.size() + 1);
    const auto hand = read(name, text, deck);
    if (!hand) return hand.error();
    if (hand->size() < 5 || hand->size() > 7)
      return BadOptions{name + " has " + std::to_string(hand->size()) +
                        " cards; a hand to rank has five, six or seven"};
    input.hands.push_back(*hand);
  }
  return input;
}

// Refuses a card that the board or another hole already has: all are from one deal.
std::optional<BadOptions> dealt_before(const std::string& name, const CardList& cards,
                                       const CardSet& before) {
  for (std::size_t at = 0; at < cards.size(); ++at)
    if (before.contains(cards[at]))
      return BadOptions{name + ", card " + std::to_string(at + 1) + ": '" + to_string(cards[at]) +
                        "' was already dealt"};
  return std::nullopt;
}

Result<RankInput, BadOptions> read_dealt(const RankOptions& options, const RankRules& rules) {
  RankInput input;
  const auto board = read("board", options.board, rules.deck());
  if (!board) return board.error();
  if (board->size() < 3 || board->size() > 5)
    return BadOptions{"board has " + std::to_string(board->size()) +
                      " cards; there are three to five communal cards"};
  input.board = *board;
  CardSet dealt = set_of(*board);

  for (const auto& text : options.holes) {
    const std::string name = "hole " + std::to_string(input.hands.size() + 1);
    const auto hole = read(name, text, rules.deck());
    if (!hole) return hole.error();
    if (hole->size() != rules.game->hole_cards)
      return BadOptions{name + " has " + std::to_string(hole->size()) + " cards; " +
                        std::string(rules.game->key) + " deals " +
                        std::to_string(rules.game->hole_cards)};
    if (auto refusal = dealt_before(name, *hole, dealt)) return *refusal;
    dealt = dealt | set_of(*hole);
    input.hands.push_back(*hole);
  }
  return input;
}

}  // namespace

Result<RankInput, BadOptions> read_hands(const RankOptions& options, const RankRules& rules) {
  return rules.game ? read_dealt(options, rules) : read_plain(options, rules.deck());
}

}  // namespace cardroom::cli
