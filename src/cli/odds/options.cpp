#include "cli/odds/options.h"

#include <charconv>

#include "base/parse_error.h"
#include "cards/parse.h"
#include "odds/equity/showdown_rules.h"
#include "odds/ranges/ranges.h"
#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "words/describe.h"

namespace cardroom::cli {

namespace {

using Wrong = std::optional<OddsMistake>;

Result<CardSet, OddsMistake> cards_of(const std::string& name, const std::string& text, Deck deck) {
  const auto cards = parse_cards(text, deck);
  if (!cards) return OddsMistake{name + ", " + to_string(cards.error())};
  return set_of(*cards);
}

Wrong read_board(const OddsOptions& options, odds::Question& question) {
  const auto board = cards_of("board", options.board, question.rules.deck());
  if (!board) return board.error();
  question.board = *board;
  if (!board->empty() && question.rules.board_cards == 0)
    return OddsMistake{"this game has no communal cards, so there is no board"};
  if (board->size() > question.rules.board_cards)
    return OddsMistake{"the board has " + std::to_string(board->size()) + " cards; there are " +
                       std::to_string(question.rules.board_cards) + " communal cards"};
  const auto dead = cards_of("dead cards", options.dead, question.rules.deck());
  if (!dead) return dead.error();
  question.dead = *dead;
  if (!(*dead & *board).empty()) return OddsMistake{"a dead card is also on the board"};
  return std::nullopt;
}

// A card that two players are certain to hold, or one that is already gone.
Wrong held_twice(const odds::Question& question) {
  CardSet held;
  for (const odds::Range& range : question.players) {
    if (range.size() != 1) continue;
    const CardSet cards = range.front().cards | range.front().thrown;
    for (const Card card : cards& held)
      return OddsMistake{"two players hold " + cardroom::quoted(to_string(card))};
    held = held | cards;
  }
  return std::nullopt;
}

Wrong read_hands(const OddsOptions& options, odds::Question& question) {
  if (options.hands.size() < 2 || options.hands.size() > odds::players_most)
    return OddsMistake{"give two to ten hands; a hand that is not known is `random`"};
  for (const auto& text : options.hands) {
    auto range = odds::read_range(text, question.rules, question.board | question.dead);
    if (!range)
      return OddsMistake{"hand " + std::to_string(question.players.size() + 1) + ": " +
                         range.error().sentence};
    question.players.push_back(std::move(*range));
  }
  return held_twice(question);
}

// "3/10".
Wrong read_part(const std::string& text, odds::Effort& effort) {
  if (text.empty()) return std::nullopt;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, effort.part);
  const bool slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  const auto second = slash ? std::from_chars(first.ptr + 1, end, effort.parts) : first;
  if (!slash || second.ec != std::errc() || second.ptr != end || effort.part < 1 ||
      effort.parts < effort.part || effort.parts > 10'000)
    return OddsMistake{"--part wants a part like 3/10, not " + cardroom::quoted(text)};
  return std::nullopt;
}

Wrong read_effort(const OddsOptions& options, odds::Effort& effort) {
  using Wanted = odds::Effort::Wanted;
  effort.samples = options.samples;
  effort.seed = options.seed;
  effort.error = options.error / 100;
  if (!(effort.error >= 0.00001 && effort.error <= 0.1))
    return OddsMistake{"--error is a standard error in per cent, from 0.001 to 10"};
  if (options.samples > 0) effort.wanted = Wanted::sampled;
  if (options.exact) effort.wanted = Wanted::exact;
  if (!options.part.empty() && !options.exact && options.samples == 0)
    return OddsMistake{"--part needs --samples or --exact: how much is done may not depend on it"};
  if (auto wrong = read_part(options.part, effort)) return wrong;
  if (options.outs && effort.parts > 1)
    return OddsMistake{"--outs compares with the whole answer; a part has none: leave out --part"};
  return std::nullopt;
}

}  // namespace

Result<Terms, OddsMistake> terms_of(const OddsOptions& options) {
  const auto game = find_game(options.rules);
  if (!game)
    return OddsMistake{"there is no rulebook " + cardroom::quoted(options.rules) +
                       "; `cardroom rules` lists them"};
  Determinations determined;
  for (const auto& setting : options.settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos)
      return OddsMistake{"--set needs KEY=VALUE, not " + cardroom::quoted(setting)};
    const auto done =
        determine(determined, **game, setting.substr(0, equals), setting.substr(equals + 1));
    if (!done) return OddsMistake{done.error().sentence};
  }
  const auto terms = make_terms(**game, determined);
  if (!terms) return OddsMistake{terms.error().sentence};
  return *terms;
}

Result<OddsQuestion, OddsMistake> question_of(const OddsOptions& options) {
  if (!options.up.empty())
    return OddsMistake{"--up is for Canberra Poker; here up cards are part of a hand: xx7h"};
  const auto terms = terms_of(options);
  if (!terms) return terms.error();
  OddsQuestion asked{
      .terms = *terms, .question = {.rules = odds::showdown_rules(*terms)}, .effort = {}};
  if (auto wrong = read_board(options, asked.question)) return *wrong;
  if (auto wrong = read_hands(options, asked.question)) return *wrong;
  if (auto wrong = read_effort(options, asked.effort)) return *wrong;
  return asked;
}

}  // namespace cardroom::cli
