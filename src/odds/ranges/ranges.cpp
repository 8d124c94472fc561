#include "odds/ranges/ranges.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "base/parse_error.h"
#include "cards/parse.h"
#include "odds/ranges/best_starts.h"

namespace cardroom::odds {

namespace {

constexpr std::int64_t whole = 1000;

std::string_view without_spaces(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

using Hands = Result<Range, BadRange>;

BadRange bad(std::string_view part, std::string_view why) {
  return {quoted(part) + ' ' + std::string(why)};
}

// "0.5" in thousandths, up to this many wholes.
std::optional<std::int64_t> read_thousandths(std::string_view text, std::int64_t most) {
  std::int64_t thousandths = 0;
  std::int64_t unit = whole;
  bool after_point = false;
  if (text.empty() || text == ".") return std::nullopt;
  for (const char letter : text) {
    if (letter == '.' && !after_point) {
      after_point = true;
      continue;
    }
    if (letter < '0' || letter > '9') return std::nullopt;
    if (after_point) unit /= 10;
    if (unit == 0) return std::nullopt;
    thousandths = after_point ? thousandths + (letter - '0') * unit
                              : thousandths * 10 + (letter - '0') * whole;
    if (thousandths > most * whole) return std::nullopt;
  }
  if (thousandths == 0) return std::nullopt;
  return thousandths;
}

// Cards that are there but not known are written x.
bool is_unknown(char letter) { return letter == 'x' || letter == '?'; }
int unknown_in(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), is_unknown));
}
std::string without_unknown(std::string_view text) {
  std::string known(text);
  std::erase_if(known, is_unknown);
  return known;
}

Result<CardSet, BadRange> read_cards(std::string_view text, const ShowdownRules& rules) {
  const auto cards = parse_cards(without_unknown(text), rules.deck());
  if (!cards) return BadRange{quoted(text) + ": " + cards.error().what};
  return set_of(*cards);
}

// AsAhKd(7c2s): three cards are kept and two thrown away.
Hands read_draw(std::string_view part, const ShowdownRules& rules) {
  if (!rules.has_draw) return bad(part, "throws cards away, and this game has no draw");
  const auto open = part.find('(');
  if (!part.ends_with(')')) return bad(part, "lacks the closing bracket of the cards thrown away");
  const auto kept = read_cards(part.substr(0, open), rules);
  if (!kept) return kept.error();
  const auto thrown = read_cards(part.substr(open + 1, part.size() - open - 2), rules);
  if (!thrown) return thrown.error();
  if (!(*kept & *thrown).empty()) return bad(part, "keeps a card that it throws away");
  if (kept->size() + thrown->size() != rules.hole_cards)
    return bad(part, "is not a whole hand of " + std::to_string(rules.hole_cards) + " cards");
  return Range{{.cards = *kept, .thrown = *thrown}};
}

Hands read_top(std::string_view part, const ShowdownRules& rules) {
  if (rules.hole_cards != 2 || rules.deck().has_joker() || rules.board_cards == 0)
    return bad(part,
               "is a part of all hands, and only for two hole cards without the Joker is there an "
               "order of them; name the cards");
  const auto thousandths = read_thousandths(part.substr(0, part.size() - 1), 100);
  if (!thousandths || *thousandths < whole / 10)
    return bad(part, "is not a part from 0.1% to 100%");
  const std::int64_t deck = rules.deck().size();
  const auto wanted =
      static_cast<std::size_t>((deck * (deck - 1) / 2 * *thousandths + 50 * whole) / (100 * whole));
  Range range;
  for (const StartingClass& one : best_starts(rules)) {
    const auto hands = hands_of(one);
    // The class that comes nearest to the part is the last one.
    if (!range.empty() && range.size() + hands.size() / 2 > wanted) break;
    for (const CardSet hand : hands) range.push_back({.cards = hand});
  }
  return range;
}

// A range of two hole cards where it has no meaning.
BadRange not_a_range(std::string_view part, const ShowdownRules& rules) {
  if (rules.hole_cards == 2 && rules.board_cards > 0)
    return bad(part, "has ranks that this deck of " + std::to_string(rules.deck().natural_cards()) +
                         " does not have");
  return bad(part, "is a range of two hole cards; a player has " +
                       std::to_string(rules.hole_cards) + " here: name the cards");
}

Hands read_part(std::string_view part, const ShowdownRules& rules) {
  if (part.empty()) return BadRange{"a range has an empty part"};
  if (part == "random" || part == "any") {
    if (rules.has_draw)
      return bad(part, "has no meaning in a draw: nobody says what such a hand throws away");
    return Range{Held{}};
  }
  if (part.ends_with('%')) return read_top(part, rules);
  if (part.find('(') != part.npos) return read_draw(part, rules);
  if (rules.hole_cards == 2 && rules.board_cards > 0)
    if (const auto classes = read_classes(part, rules.deck())) {
      Range range;
      for (const StartingClass& one : *classes)
        for (const CardSet hand : hands_of(one)) range.push_back({.cards = hand});
      return range;
    }
  const auto cards = read_cards(part, rules);
  if (!cards && read_classes(part, Deck::full())) return not_a_range(part, rules);
  if (!cards) return cards.error();
  const int written = cards->size() + unknown_in(part);
  if (written > rules.hole_cards)
    return bad(part, "has " + std::to_string(written) + " cards; a player has " +
                         std::to_string(rules.hole_cards));
  if (rules.has_draw && cards->size() < rules.hole_cards)
    return bad(part,
               "is not a whole hand; write what it throws away in brackets, like AsAh(9d5c2h)");
  return Range{{.cards = *cards}};
}

// A hand that is named twice has the weight that was said last.
void put(Range& range, const Held& held) {
  for (Held& known : range)
    if (known.cards == held.cards && known.thrown == held.thrown) {
      known.weight = held.weight;
      return;
    }
  range.push_back(held);
}

// Equal weights become 1, so that counts are of deals.
void simplify(Range& range) {
  std::int64_t common = 0;
  for (const Held& held : range) common = std::gcd(common, held.weight);
  for (Held& held : range) held.weight /= common;
}

}  // namespace

Result<Range, BadRange> read_range(std::string_view text, const ShowdownRules& rules,
                                   CardSet gone) {
  Range range;
  for (std::string_view left = text;;) {
    const std::string_view item = left.substr(0, left.find(','));
    const auto colon = item.find(':');
    const std::string_view part = without_spaces(item.substr(0, colon));
    const auto weight = colon == item.npos
                            ? std::optional(whole)
                            : read_thousandths(without_spaces(item.substr(colon + 1)), 1);
    if (!weight) return bad(item, "has a weight that is not one of 0.001, 0.002 and so on up to 1");
    const auto hands = read_part(part, rules);
    if (!hands) return hands.error();
    for (Held held : *hands) {
      held.weight = *weight;
      put(range, held);
    }
    if (item.size() == left.size()) break;
    left.remove_prefix(item.size() + 1);
  }
  std::erase_if(range,
                [&](const Held& held) { return !((held.cards | held.thrown) & gone).empty(); });
  if (range.empty()) return bad(text, "has no hand left: its cards are on the board or dead");
  for (const Held& held : range)
    if (held.cards.size() != range.front().cards.size())
      return bad(text, "names hands with different numbers of known cards");
  simplify(range);
  return range;
}

}  // namespace cardroom::odds
