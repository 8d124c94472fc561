#include "odds/equity/kinds.h"

#include <algorithm>

#include "base/check.h"
#include "eval/high.h"
#include "eval/low.h"
#include "eval/low_compare.h"
#include "eval/tables/hand_classes.h"
#include "eval/words.h"

namespace cardroom::odds {

namespace {

std::string words_of_low(const LowValue& value) {
  std::string words(words_of(value.category()));
  if (value.category() == Category::odd_cards)
    words += ", " + std::string(name_of(rank_at_height(value.deciding()[0]))) + " high";
  return words;
}

void name(std::vector<std::string>& words, Strength strength, const std::string& text) {
  if (words.size() <= strength) words.resize(strength + std::size_t{1});
  words[strength] = text;
}

// Four different cards each of which counts, or fewer.
std::vector<std::string> badugi_words(Deck deck) {
  constexpr std::string_view counts[] = {"one card", "two cards", "three cards", "four cards"};
  std::vector<std::string> words = {""};
  const CardSet set = deck.cards();
  for (const Card a : set)
    for (const Card b : set)
      for (const Card c : set)
        for (const Card d : set) {
          if (!(a.index() < b.index() && b.index() < c.index() && c.index() < d.index())) continue;
          const std::array four = {a, b, c, d};
          const std::size_t count = badugi_of(four).value.deciding().size();
          name(words, badugi_strength(four), std::string(counts[count - 1]));
        }
  return words;
}

std::vector<std::string> low_words(const LowOrder& order) {
  if (order.kind == LowKind::badugi) return badugi_words(order.deck);
  const Low& low = Low::of(order);
  std::vector<std::string> words = {"no low"};
  for (const HandClass& known : hand_classes(order.deck)) {
    const Strength strength = low.best(known.hand);
    if (strength > 0) name(words, strength, words_of_low(low_value_of(known.hand, order)));
  }
  return words;
}

}  // namespace

void Kinds::number(std::vector<std::string> words_by_strength) {
  kind_.resize(words_by_strength.size());
  for (std::size_t strength = words_by_strength.size(); strength-- > 0;) {
    const std::string& words = words_by_strength[strength];
    if (words.empty()) continue;
    const auto found = std::find(words_.begin(), words_.end(), words);
    kind_[strength] = static_cast<std::uint8_t>(found - words_.begin());
    if (found == words_.end()) words_.push_back(words);
  }
  check(words_.size() <= kinds_most, "a ranking has more kinds of hands than odds can count");
}

Kinds::Kinds(const HighOrder& order) {
  const High& high = High::of(order);
  std::vector<std::string> words = {""};
  for (Strength strength = 1; strength < high.end(); ++strength)
    words.emplace_back(words_of(high.category(strength)));
  number(std::move(words));
}

Kinds::Kinds(const LowOrder& order) { number(low_words(order)); }

}  // namespace cardroom::odds
