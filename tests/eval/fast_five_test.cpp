// The tables of five cards against the comparator, for every order and every hand.
#include <doctest/doctest.h>

#include <thread>

#include "brute_force.h"
#include "eval/high.h"
#include "eval/low.h"

using namespace cardroom;

namespace {

std::vector<HighOrder> every_high_order(Deck deck) {
  std::vector<HighOrder> orders;
  for (const auto order : {HandOrder::full, HandOrder::reduced, HandOrder::manila_1995})
    for (const auto ace : {AceInStraights::high_only, AceInStraights::high_and_low})
      for (const auto kickers : {Kickers::all_count, Kickers::literal_1995})
        orders.push_back({deck, order, ace, kickers});
  return orders;
}

std::vector<LowOrder> every_low_order(Deck deck) {
  std::vector<LowOrder> orders;
  for (const auto ace : {LowAce::high, LowAce::low})
    for (const auto qualifier : {LowQualifier::none, LowQualifier::eight})
      orders.push_back({deck, ace, qualifier});
  return orders;
}

// For how many classes of hands the ranking and the comparator disagree.
template <class Fast, class Order>
int classes_that_differ(const Order& order) {
  const Fast& fast = Fast::of(order);
  const BruteForce slow(order);
  int differing = 0;
  for (const HandClass& known : hand_classes(order.deck)) {
    const Strength strength = fast.best(known.hand);
    if (strength != slow.of(known.hand)) ++differing;
    if (strength != 0 && fast.category(strength) != compared(known.hand, order).category())
      ++differing;
  }
  return differing;
}

template <class Visit>
void for_each_five(Deck deck, Visit&& visit) {
  std::vector<Card> cards;
  for (const Card card : deck.cards()) cards.push_back(card);
  for (std::size_t a = 0; a < cards.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      for (std::size_t c = 0; c < b; ++c)
        for (std::size_t d = 0; d < c; ++d)
          for (std::size_t e = 0; e < d; ++e)
            visit(FiveCards{cards[a], cards[b], cards[c], cards[d], cards[e]});
}

}  // namespace

TEST_CASE("T01-3.3 H-01 H-02 H-07: the tables of all 144 high orders are the comparator's") {
  for (const Deck deck : twelve_decks())
    for (const HighOrder& order : every_high_order(deck))
      CHECK_MESSAGE(classes_that_differ<High>(order) == 0, deck.size());
}

TEST_CASE("T01-3.6 H-09 H-10: the tables of all 48 low orders are the comparator's") {
  for (const Deck deck : twelve_decks())
    for (const LowOrder& order : every_low_order(deck))
      CHECK_MESSAGE(classes_that_differ<Low>(order) == 0, deck.size());
}

TEST_CASE("H-17: every five cards of the twelve decks, in every suit, rank as their class") {
  for (const Deck deck : twelve_decks()) {
    const HighOrder order{.deck = deck, .order = order_for(deck)};
    const High& fast = High::of(order);
    const BruteForce slow(order);
    int differing = 0;
    for_each_five(deck, [&](const FiveCards& five) {
      if (fast.best(five) != slow.of(five)) ++differing;
    });
    CHECK_MESSAGE(differing == 0, deck.size());
  }
}

TEST_CASE("H-07: 7,462 different hands of 52 cards, 6,331 where 1995's kickers are literal") {
  CHECK(High::of({}).end() == 7463);
  CHECK(High::of({.kickers = Kickers::literal_1995}).end() == 7463 - 143 - 143 - 845);
}

TEST_CASE("T01-3.3: threads that ask for a ranking at once get the same one") {
  const HighOrder order{.deck = *Deck::of(44, true), .order = HandOrder::reduced};
  std::array<const High*, 4> answers = {};
  std::array<Strength, 4> strengths = {};
  std::vector<std::thread> threads;
  for (std::size_t at = 0; at < answers.size(); ++at)
    threads.emplace_back([&, at] {
      answers[at] = &High::of(order);
      strengths[at] = answers[at]->best_two_of(
          std::array{"As"_card, "Ad"_card},
          std::array{"Ah"_card, "9c"_card, "8c"_card, "8d"_card, "Ks"_card});
    });
  for (auto& thread : threads) thread.join();
  for (std::size_t at = 0; at < answers.size(); ++at) {
    CHECK(answers[at] == answers[0]);
    CHECK(strengths[at] == strengths[0]);
  }
}
