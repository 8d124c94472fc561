#include "room/shuffles/rehearsal.h"

#include <algorithm>

#include "cards/parse.h"

namespace cardroom::room {

namespace {

constexpr std::string_view any_card = "??";
constexpr std::string_view spaces = " \t\r";

// Removes the first word and the spaces after it.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find_first_of(spaces));
  text.remove_prefix(word.size());
  text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
  return word;
}

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
  while (!text.empty() && spaces.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  return text;
}

class Reader {
 public:
  explicit Reader(std::string_view file) { made_.file = file; }

  std::optional<ParseError> read(std::string_view whole, std::size_t number) {
    line_ = whole;
    number_ = number;
    std::string_view rest = trimmed(whole.substr(0, whole.find('#')));
    if (rest.empty()) return std::nullopt;
    const std::string_view word = take_word(rest);
    if (word == "table") return begin(rest);
    if (made_.lists.empty()) return at(word, "a list begins with 'table NAME' or 'table RULEBOOK'");
    if (word == "shoe") return add(rest);
    if (word == "repeat" && rest.empty() && !made_.lists.back().shoes.empty()) {
      made_.lists.back().repeats = true;
      return std::nullopt;
    }
    if (word == "repeat") return at(word, "'repeat' has its own line, after the shoes it repeats");
    return at(word, "expected 'table', 'shoe' or 'repeat', not " + quoted(word));
  }

  Rehearsal done() { return std::move(made_); }

 private:
  ParseError at(std::string_view part, std::string what) const {
    return {{number_, static_cast<std::size_t>(part.data() - line_.data()) + 1}, std::move(what)};
  }

  std::optional<ParseError> begin(std::string_view name) {
    if (name.empty()) return at(name, "'table' is followed by a table's name or a rulebook");
    for (const SetList& list : made_.lists)
      if (list.table == name)
        return at(name, quoted(name) + " already has a list, in line " + std::to_string(list.line));
    made_.lists.push_back({number_, std::string(name), {}, false});
    return std::nullopt;
  }

  std::optional<ParseError> add(std::string_view cards) {
    SetList& list = made_.lists.back();
    if (list.repeats) return at(cards, "only another table can follow 'repeat'");
    if (cards.empty()) return at(cards, "'shoe' is followed by cards, as As ?? Kd");
    SetShoe set{number_, {}};
    CardSet named;
    while (!cards.empty()) {
      const std::string_view word = take_word(cards);
      set.cards.emplace_back();
      if (word == any_card) continue;
      const auto card = parse_cards(word, *Deck::of(52, true));
      if (!card) return at(word, card.error().what);
      if (card->size() != 1) return at(word, "cards are written apart, as As ?? Kd");
      if (named.contains((*card)[0])) return at(word, quoted(word) + " is named twice");
      named.insert((*card)[0]);
      set.cards.back() = (*card)[0];
    }
    list.shoes.push_back(std::move(set));
    return std::nullopt;
  }

  Rehearsal made_;
  std::string_view line_;
  std::size_t number_ = 0;
};

}  // namespace

const SetShoe* SetList::at(std::size_t deal) const {
  if (shoes.empty() || (!repeats && deal >= shoes.size())) return nullptr;
  return &shoes[deal % shoes.size()];
}

const SetList* Rehearsal::find(std::string_view table, std::string_view rulebook) const {
  for (const std::string_view wanted : {table, rulebook})
    for (const SetList& list : lists)
      if (list.table == wanted) return &list;
  return nullptr;
}

Result<Rehearsal, ParseError> parse_rehearsal(std::string_view file, std::string_view text) {
  Reader reader(file);
  for (std::size_t number = 1; !text.empty(); ++number) {
    const auto end = std::min(text.find('\n'), text.size());
    if (const auto error = reader.read(text.substr(0, end), number)) return *error;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  Rehearsal made = reader.done();
  for (const SetList& list : made.lists)
    if (list.shoes.empty())
      return ParseError{{list.line, 1}, quoted(list.table) + " has no 'shoe' line"};
  if (made.lists.empty()) return ParseError{{1, 1}, "there is no 'table' line"};
  return made;
}

Shoe set_by_hand(const SetShoe& set, const Shoe& shuffled) {
  const CardSet all = shuffled.cards();
  CardSet named;
  for (const Card card : set.cards)
    if (!card.is_none() && all.contains(card)) named.insert(card);
  CardList order;
  const Card* next = shuffled.begin();
  const auto own = [&] {
    while (next != shuffled.end() && named.contains(*next)) ++next;
    if (next != shuffled.end()) order.push_back(*next++);
  };
  for (const Card card : set.cards) {
    if (card.is_none())
      own();
    else if (named.contains(card))
      order.push_back(card);
  }
  while (order.size() < static_cast<std::size_t>(all.size())) own();
  return Shoe::from_order(order);
}

std::optional<Card> card_beyond(const SetShoe& set, CardSet deck) {
  for (const Card card : set.cards)
    if (!card.is_none() && !deck.contains(card)) return card;
  return std::nullopt;
}

}  // namespace cardroom::room
