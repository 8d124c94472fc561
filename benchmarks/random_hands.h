// Cards dealt at random, the same in every run: a number of hands one after another.
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <utility>
#include <vector>

#include "cards/deck.h"

namespace cardroom::bench {

inline std::vector<Card> random_hands(Deck deck, std::size_t cards_each, std::size_t hands) {
  std::vector<Card> cards;
  for (const Card card : deck.cards()) cards.push_back(card);
  std::mt19937_64 random(2017);
  std::vector<Card> dealt;
  dealt.reserve(cards_each * hands);
  for (std::size_t hand = 0; hand < hands; ++hand)
    for (std::size_t at = 0; at < cards_each; ++at) {
      std::swap(cards[at], cards[at + random() % (cards.size() - at)]);
      dealt.push_back(cards[at]);
    }
  return dealt;
}

}  // namespace cardroom::bench
