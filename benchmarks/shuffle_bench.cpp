// Shuffling. The naive way makes one round's keystream at a time and draws word by word.
#include <array>
#include <cstdint>
#include <utility>

#include "bench.h"
#include "cards/deck.h"
#include "cards/shuffle.h"

namespace cardroom::bench {

namespace {

// A pass takes a millisecond or two, so the best pass is one that nothing interrupted.
constexpr int shuffles = 8'000;
constexpr int naive_shuffles = 2'000;

CardList drawn_word_by_word(CardList cards, const Seed& seed, std::uint64_t round) {
  Keystream stream(seed, {.round = round});
  for (auto place = static_cast<std::uint32_t>(cards.size()); place-- > 1;)
    std::swap(cards[place], cards[stream.below(place + 1)]);
  return cards;
}

Compared shuffle_in_a_row(const Options& options, Deck deck) {
  const Seed seed = seed_from_number(1);
  Shuffler shuffler(deck.cards(), seed);
  const CardList cards = list_of(deck.cards());
  return take_turns(
      options.passes,
      [&] {
        for (int count = 0; count < shuffles; ++count) keep(shuffler.next());
        return shuffles;
      },
      [&] {
        for (std::uint64_t round = 0; round < naive_shuffles; ++round)
          keep(drawn_word_by_word(cards, seed, round));
        return naive_shuffles;
      });
}

constexpr std::array entries = {
    Entry{"shuffle", "shuffles/s", "ChaCha20, unbiased draws, and the cut, rounds in a row", 0,
          [](const Options& options) { return shuffle_in_a_row(options, Deck::full()); }},
    Entry{"shuffle32", "shuffles/s", "the same with a deck of 32", 0,
          [](const Options& options) { return shuffle_in_a_row(options, Deck::reduced_32()); }},
};

}  // namespace

std::span<const Entry> shuffle_entries() { return entries; }

}  // namespace cardroom::bench
