// Keystream: the random words that one shuffle consumes, in order. docs/shuffle.md describes every
// byte, so an inspector can repeat a shuffle without this program.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cards/seed.h"

namespace cardroom {

// Which shuffle under a seed: a round of play, and within it 0 for its deal, then 1, 2 … for every
// shuffle that the rules ask for later in the round (a misdeal, an exposed communal card).
struct ShuffleId {
  std::uint64_t round = 0;
  std::uint32_t number = 0;
};

// One shuffle's share of a keystream: two ChaCha20 blocks as 64 little-endian words of 16 bits. A
// deck of 53 and its cut need 53 words, so a further window is needed less than once in 10^30
// shuffles.
inline constexpr std::size_t window_words = 64;
inline constexpr std::size_t window_bytes = 2 * window_words;
using Window = std::array<std::uint16_t, window_words>;

// Fills the windows of consecutive rounds, beginning with id. Filling several at once is much
// cheaper than one by one. extension is 0 for a shuffle's first window, then counts on.
void fill_windows(Window* windows, std::size_t count, const Seed& seed, ShuffleId id,
                  std::uint32_t extension = 0);

// How many of the 2^16 words must be dropped so that each of `bound` results is equally likely.
constexpr std::uint16_t excess_words(std::uint32_t bound) {
  return static_cast<std::uint16_t>(65536U % bound);
}

class Keystream {
 public:
  Keystream(const Seed& seed, ShuffleId id) : seed_(seed), id_(id) {}

  std::uint16_t word();

  // A number below the bound (1 … 65535), each with the same probability: the upper half of word ×
  // bound, and the word is passed over if its lower half falls among the excess.
  std::uint32_t below(std::uint32_t bound);

 private:
  Seed seed_;
  ShuffleId id_;
  std::uint32_t windows_ = 0;  // Filled so far.
  std::size_t at_ = window_words;
  Window window_ = {};
};

}  // namespace cardroom
