#include "cli/rank/report.h"

#include <fmt/format.h>
#include <algorithm>
#include <boost/json.hpp>
#include <ostream>

#include "eval/words.h"

namespace cardroom::cli {

namespace {

namespace json = boost::json;

std::string spaced(const FiveCards& five) {
  if (five[0].is_none()) return "-";
  CardList cards;
  for (const Card card : five) cards.push_back(card);
  return to_string(cards);
}

json::array as_json(const Card* first, const Card* last) {
  json::array cards;
  std::transform(first, last, std::back_inserter(cards),
                 [](Card card) { return json::string(to_string(card)); });
  return cards;
}

json::object as_json(const RankedHand& hand) {
  json::object object;
  object["hand"] = hand.number;
  object["given"] = as_json(hand.given.begin(), hand.given.end());
  object["words"] = hand.words;
  if (hand.place == 0) return object;
  object["place"] = hand.place;
  object["tied"] = hand.tied;
  object["cards"] = as_json(hand.five.data(), hand.five.data() + hand.five.size());
  object["category"] = hand.category;
  if (!hand.joker_as.empty()) object["joker_as"] = hand.joker_as;
  return object;
}

}  // namespace

std::string told(const RankRules& rules) {
  std::string text = fmt::format("{} cards{}", rules.deck().natural_cards(),
                                 rules.deck().has_joker() ? " and the Joker" : "");
  if (rules.is_low) {
    text += rules.low.ace == LowAce::low ? ", low hands, Ace low" : ", low hands, Ace high";
    return text + (rules.low.qualifier == LowQualifier::eight ? ", eight or less" : "");
  }
  text += fmt::format(
      ", {} order, Ace {}", key_of(rules.high.order),
      rules.high.ace == AceInStraights::high_and_low ? "high and low in straights" : "high only");
  return text + (rules.high.kickers == Kickers::literal_1995 ? ", literal kickers" : "");
}

json::object as_json(const RankRules& rules) {
  json::object object;
  object["deck"] = rules.deck().natural_cards();
  object["joker"] = rules.deck().has_joker();
  if (rules.game) object["game"] = rules.game->key;
  if (rules.is_low) {
    object["low_ace"] = rules.low.ace == LowAce::low ? "low" : "high";
    if (rules.low.qualifier == LowQualifier::eight) object["low_qualifier"] = 8;
    return object;
  }
  object["order"] = key_of(rules.high.order);
  object["ace_low"] = rules.high.ace == AceInStraights::high_and_low;
  object["literal_kickers"] = rules.high.kickers == Kickers::literal_1995;
  return object;
}

void print_hands(std::ostream& out, const RankInput& input, const std::vector<RankedHand>& hands) {
  const bool on_board = !input.board.empty();
  if (on_board) out << "board " << to_string(input.board) << '\n';
  for (const RankedHand& hand : hands) {
    const std::string place =
        hand.place == 0 ? "-" : fmt::format("{}{}", hand.place, hand.tied ? "=" : "");
    out << fmt::format("{:<4}{:<16}{}", place, spaced(hand.five), hand.words);
    if (!hand.joker_as.empty()) out << " (the Joker as " << hand.joker_as << ')';
    const bool given_apart = on_board || hand.given.size() > 5 || hand.place == 0;
    if (given_apart) out << " (from " << to_string(hand.given) << ')';
    out << '\n';
  }
}

void print_hands_json(std::ostream& out, const RankInput& input, const RankRules& rules,
                      const std::vector<RankedHand>& hands) {
  json::object object;
  object["rules"] = as_json(rules);
  if (!input.board.empty()) object["board"] = as_json(input.board.begin(), input.board.end());
  json::array array;
  for (const RankedHand& hand : hands) array.push_back(as_json(hand));
  object["hands"] = std::move(array);
  out << json::serialize(object) << '\n';
}

}  // namespace cardroom::cli
