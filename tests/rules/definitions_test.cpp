// Definitions that no refusal shows: which cards a deck has, and what comes before the first card.
#include <algorithm>

#include "scene.h"

namespace cardroom {
namespace {

// The cards that leave the shoe, as the round is told them.
CardSet cards_in_play(const Scene& scene) {
  CardSet cards;
  for (const event::ShoeLoaded& loaded : scene.all<event::ShoeLoaded>())
    for (const Card card : loaded.order) cards.insert(card);
  return cards;
}

// Every rank of the list in each of Spades, Hearts, Diamonds and Clubs.
CardSet of_ranks(std::string_view ranks) {
  CardSet cards;
  for (const char rank : ranks)
    for (const char suit : {'s', 'h', 'd', 'c'}) {
      const auto card = Card::parse(std::string{rank, suit});
      REQUIRE(card);
      cards.insert(*card);
    }
  return cards;
}

struct PrintedDeck {
  std::string_view number;
  std::string_view ranks;
};
constexpr PrintedDeck printed[] = {{"52", "AKQJT98765432"}, {"48", "AKQJT9876543"},
                                   {"44", "AKQJT987654"},   {"40", "AKQJT98765"},
                                   {"36", "AKQJT9876"},     {"32", "AKQJT987"}};

TEST_CASE("M95-3.1 M95-DEF-ReducedDeck: an Ace down to a 7 in each suit, and no other card") {
  for (const Game* const game : {&games::manila_1995, &games::tournament_1995_manila})
    CHECK(cards_in_play(Scene(*game, {}, {200, 200})) == of_ranks("AKQJT987"));
}

TEST_CASE("H95-3.1 O95-3.1 RWS17-2.2.1: an Ace down to a 2 in each suit, and no other card") {
  for (const Game* const game : {&games::holdem_1995, &games::omaha_1995, &games::rws_2017})
    CHECK(cards_in_play(Scene(*game, {}, {200, 200})) == of_ranks("AKQJT98765432"));
}

TEST_CASE(
    "ALT01-2.2(a) ALT01-2.2(b) ALT01-2.2(c) ALT01-2.2(d) ALT01-2.2(e) ALT01-2.2(f): each deck has "
    "the cards that are printed") {
  for (const Game* const game : {&games::manila_2001, &games::holdem_2001, &games::omaha_2001})
    for (const PrintedDeck& deck : printed)
      CHECK(cards_in_play(Scene(*game, {{"seats", "2"}, {"deck", deck.number}}, {200, 200})) ==
            of_ranks(deck.ranks));
}

TEST_CASE(
    "T01-2.1(a) T01-2.1(b) T01-2.1(c) T01-2.1(d) T01-2.1(e) T01-2.1(f): each deck has the cards "
    "that are printed") {
  for (const Game* const game : {&games::tournament_2001_a, &games::tournament_2001_d,
                                 &games::tournament_2001_e, &games::draw_2001})
    for (const PrintedDeck& deck : printed)
      CHECK(cards_in_play(Scene(*game, {{"seats", "2"}, {"deck", deck.number}}, {2000, 2000})) ==
            of_ranks(deck.ranks));
}

TEST_CASE(
    "S05-2.2(a) S05-2.2(b) S05-2.2(c) S05-2.2(d) S05-2.2(e) S05-2.2(f): each deck has the cards "
    "that are printed") {
  for (const PrintedDeck& deck : printed)
    CHECK(cards_in_play(Scene(games::stud_2005, {{"seats", "2"}, {"deck", deck.number}},
                              {200, 200})) == of_ranks(deck.ranks));
}

// The place of the first event of a kind; the number of events if there is none.
template <class E>
std::size_t first_of(const Scene& scene) {
  const auto found = std::find_if(scene.events.begin(), scene.events.end(),
                                  [](const auto& one) { return std::holds_alternative<E>(one); });
  return static_cast<std::size_t>(found - scene.events.begin());
}
std::size_t last_post(const Scene& scene) {
  std::size_t last = 0;
  for (std::size_t at = 0; at < scene.events.size(); ++at)
    if (std::holds_alternative<event::Posted>(scene.events[at])) last = at;
  return last;
}
// Forced bets are there, the cards are shuffled before them, and no card is dealt before the last.
bool are_first(const Scene& scene) {
  return !scene.all<event::Posted>().empty() &&
         first_of<event::ShoeLoaded>(scene) < first_of<event::Posted>(scene) &&
         last_post(scene) < first_of<event::Dealt>(scene);
}

TEST_CASE(
    "M95-DEF-BlindBet H95-DEF-BlindBets O95-DEF-BlindBets M95-6.4 H95-6.4 O95-6.4: blinds "
    "are in the pot before any card is dealt") {
  CHECK(are_first(Scene(games::manila_1995, {}, {200, 200, 200})));
  CHECK(are_first(Scene(games::holdem_1995, {{"blinds", "3"}}, {200, 200, 200})));
  CHECK(are_first(Scene(games::omaha_1995, {{"blinds", "3"}}, {200, 200, 200})));
}

TEST_CASE(
    "T01-DEF-Blind T01-DEF-Ante T01-8.8 T01-8.8(a) T01-8.8(b): blinds and antes are "
    "collected before any card is dealt") {
  CHECK(are_first(Scene(games::tournament_2001_e, {}, {2000, 2000, 2000})));
  CHECK(are_first(Scene(games::tournament_2001_h, {{"ante", "25"}}, {2000, 2000, 2000})));
  CHECK(are_first(Scene(games::tournament_2001_d, {}, {2000, 2000, 2000})));
}

TEST_CASE(
    "S05-DEF-Blind S05-DEF-Ante S05-8.5 S05-8.5(a) S05-8.5(b): blinds and antes are "
    "collected before any card is dealt") {
  CHECK(are_first(Scene(games::stud_2005, {{"forced", "ante"}, {"ante", "5"}}, {200, 200})));
  CHECK(are_first(Scene(games::stud_2005, {{"forced", "blind"}}, {200, 200, 200})));
}

TEST_CASE("RWS17-DEF-Blind RWS17-3.7: blinds are placed before the first card is dealt") {
  CHECK(are_first(Scene(games::rws_2017, {}, {200, 200, 200})));
  CHECK(are_first(Scene(games::rws_2017, {}, {200, 200})));
}

}  // namespace
}  // namespace cardroom
