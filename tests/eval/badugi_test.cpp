// The low hands of the modern games: deuce to seven, and badugi.
#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "cards/parse.h"
#include "eval/best_five.h"
#include "eval/low.h"
#include "eval/tables/hand_classes.h"
#include "eval/words.h"

using namespace cardroom;

namespace {

const LowOrder deuce_to_seven{.kind = LowKind::deuce_to_seven};
const LowOrder badugi{.ace = LowAce::low, .kind = LowKind::badugi};

std::vector<Card> listed_cards(std::string_view text) {
  const auto parsed = parse_cards(text, Deck::full());
  REQUIRE(parsed);
  return {parsed->begin(), parsed->end()};
}

Strength low_strength(std::string_view hand, const LowOrder& order) {
  return Low::of(order).best(listed_cards(hand));
}

std::string low_words(std::string_view hand, const LowOrder& order) {
  return words_of(best_low_of(listed_cards(hand), order).value);
}

}  // namespace

TEST_CASE("deuce to seven: 7-5-4-3-2 is the best hand, and a royal flush the worst") {
  const char* const from_best[] = {"7c5d4h3s2c", "7c6d4h3s2c", "8c5d4h3s2c", "Ac5d4h3s2c",
                                   "2c2d5h4s3c", "6c5d4h3s2c", "7c5c4c3c2c", "2c2d2h3s3c",
                                   "6c5c4c3c2c", "AcKcQcJcTc"};
  for (std::size_t at = 0; at + 1 < std::size(from_best); ++at) {
    CAPTURE(from_best[at]);
    CHECK(low_strength(from_best[at], deuce_to_seven) >
          low_strength(from_best[at + 1], deuce_to_seven));
  }
  CHECK(low_strength("7c5d4h3s2c", deuce_to_seven) == low_strength("7h5d4c3s2d", deuce_to_seven));
}

TEST_CASE("deuce to seven: the tables rank every hand as the comparator does") {
  const Low& low = Low::of(deuce_to_seven);
  std::vector<std::pair<LowValue, Strength>> all;
  for (const HandClass& known : hand_classes(Deck::full())) {
    const LowValue value = low_value_of(known.hand, deuce_to_seven);
    all.emplace_back(value, low.best(known.hand));
    REQUIRE(low.category(all.back().second) == value.category());
  }
  std::sort(all.begin(), all.end());
  for (std::size_t at = 1; at < all.size(); ++at)
    REQUIRE((all[at - 1].first == all[at].first) == (all[at - 1].second == all[at].second));
  CHECK(std::is_sorted(all.begin(), all.end(),
                       [](auto left, auto right) { return left.second < right.second; }));
}

TEST_CASE("badugi: more cards beat fewer, then the lower hand wins, the Ace low") {
  const char* const from_best[] = {"Ac2d3h4s", "Ac2d3h5s", "KcQdJhTs", "Ac2d3h3s", "Ac2d3h4h",
                                   "QcKdJhJs", "Ac2d2h2s", "AcAdAhAs", "2c2d2h2s"};
  for (std::size_t at = 0; at + 1 < std::size(from_best); ++at) {
    CAPTURE(from_best[at]);
    const bool equal = std::string_view(from_best[at]) == "Ac2d3h3s";
    CHECK((low_strength(from_best[at], badugi) > low_strength(from_best[at + 1], badugi)) ==
          !equal);
    CHECK((low_strength(from_best[at], badugi) == low_strength(from_best[at + 1], badugi)) ==
          equal);
  }
}

TEST_CASE("badugi: the strength of four cards is the order of their values") {
  const CardSet deck = Deck::full().cards();
  std::vector<Card> few;
  for (const Card card : deck)
    if (card.index() % 5 < 3) few.push_back(card);
  std::vector<std::pair<LowValue, Strength>> all;
  for (std::size_t a = 0; a < few.size(); ++a)
    for (std::size_t b = a + 1; b < few.size(); ++b)
      for (std::size_t c = b + 1; c < few.size(); c += 2)
        for (std::size_t d = c + 1; d < few.size(); d += 3) {
          const Card four[] = {few[a], few[b], few[c], few[d]};
          all.emplace_back(badugi_of(four).value, Low::of(badugi).best(four));
        }
  std::sort(all.begin(), all.end());
  for (std::size_t at = 1; at < all.size(); ++at) {
    REQUIRE(all[at - 1].second <= all[at].second);
    REQUIRE((all[at - 1].first == all[at].first) == (all[at - 1].second == all[at].second));
  }
}

TEST_CASE("the low hands of modern games in words") {
  CHECK(low_words("7c5d4h3s2c", deuce_to_seven) == "7-5-4-3-2 low");
  CHECK(low_words("6c5d4h3s2c", deuce_to_seven) == "low with a straight, 6 high");
  CHECK(low_words("Ac2d3h4s", badugi) == "badugi, 4-3-2-A low");
  CHECK(low_words("Ac2d3h3s", badugi) == "three cards, 3-2-A low");
  CHECK(low_words("AcAdAhAs", badugi) == "one card, A low");
}

TEST_CASE("short deck: A-6-7-8-9 is a straight and a flush beats a full house") {
  const Deck deck = *Deck::of(36);
  const High& high = High::of({.deck = deck, .order = order_for(deck)});
  CHECK(high.category(high.best(listed_cards("Ac6d7h8s9c"))) == Category::straight);
  CHECK(high.best(listed_cards("Ac6d7h8s9c")) < high.best(listed_cards("6c7d8h9sTc")));
  CHECK(high.best(listed_cards("6c7c8cJcKc")) > high.best(listed_cards("AcAdAhKsKc")));
  CHECK(high.best(listed_cards("6c7d8h9sTc")) > high.best(listed_cards("AcAdAhKsQc")));
}
