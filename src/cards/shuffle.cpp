#include "cards/shuffle.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace cardroom {

namespace {

constexpr std::size_t most_cards = CardList::capacity();

// The bounds of the draws that shuffle n cards, n … 2, are the entries of this table from
// most_cards − n on. The ones that follow are for words that those draws do not use; they are never
// passed over.
struct Draws {
  std::array<std::uint16_t, most_cards + window_words> bound = {};
  std::array<std::uint16_t, most_cards + window_words> excess = {};
};
constexpr Draws draws = [] {
  Draws table;
  for (std::size_t at = 0; at < table.bound.size(); ++at) {
    table.bound[at] = static_cast<std::uint16_t>(at < most_cards ? most_cards - at : 1);
    table.excess[at] = excess_words(table.bound[at]);
  }
  return table;
}();

bool can_be_cut(std::size_t cards) { return cards >= 2 * cut_margin; }

// There are n − 3 sizes of a cut, from 2 to n − 2.
std::uint32_t cut_sizes(std::size_t cards) { return static_cast<std::uint32_t>(cards) - 3; }

CardList rotated(const CardList& cards, int lifted) {
  CardList order = cards;
  std::rotate_copy(cards.begin(), cards.begin() + lifted, cards.end(), order.begin());
  return order;
}

// Draw by draw, as docs/shuffle.md describes it.
Shuffled shuffled_slowly(CardList cards, const Seed& seed, ShuffleId id) {
  Keystream stream(seed, id);
  for (std::size_t place = cards.size(); place-- > 1;)
    std::swap(cards[place], cards[stream.below(static_cast<std::uint32_t>(place) + 1)]);
  if (!can_be_cut(cards.size())) return {Shoe::from_order(cards), 0};
  const int lifted = cut_margin + static_cast<int>(stream.below(cut_sizes(cards.size())));
  return {Shoe::from_order(rotated(cards, lifted)), lifted};
}

// The same when no word of the window is passed over, which is the case 99 times out of 100: then
// the draws do not depend on one another and are all made at once. Nullopt if a word is passed
// over.
std::optional<Shuffled> shuffled_at_once(const CardList& cards, const Window& window) {
  const std::size_t count = cards.size();
  const std::uint16_t* const bound = draws.bound.data() + (most_cards - count);
  const std::uint16_t* const excess = draws.excess.data() + (most_cards - count);
  std::array<std::uint16_t, window_words> drawn;
  std::uint16_t passed_over = 0;
  for (std::size_t at = 0; at < window_words; ++at) {
    const std::uint32_t product = std::uint32_t{window[at]} * bound[at];
    drawn[at] = static_cast<std::uint16_t>(product >> 16U);
    passed_over |= static_cast<std::uint16_t>(static_cast<std::uint16_t>(product) < excess[at]);
  }
  if (passed_over != 0 || !can_be_cut(count)) return std::nullopt;

  const std::uint32_t sizes = cut_sizes(count);
  const std::uint32_t product = window[count - 1] * sizes;
  if ((product & 0xFFFFU) < excess_words(sizes)) return std::nullopt;
  const int lifted = cut_margin + static_cast<int>(product >> 16U);

  CardList order = cards;
  Card* const card = order.data();
  for (std::size_t at = 0; at + 1 < count; ++at) std::swap(card[count - 1 - at], card[drawn[at]]);
  return Shuffled{Shoe::from_order(rotated(order, lifted)), lifted};
}

Shuffled shuffled(const CardList& cards, const Window& window, const Seed& seed, ShuffleId id) {
  const auto at_once = shuffled_at_once(cards, window);
  return at_once ? *at_once : shuffled_slowly(cards, seed, id);
}

}  // namespace

Result<Shoe, CutError> cut(const Shoe& shoe, int lifted) {
  if (lifted < cut_margin) return CutError::too_near_the_top;
  if (lifted > shoe.remaining() - cut_margin) return CutError::too_near_the_bottom;
  return Shoe::from_order(rotated(shoe.rest(), lifted));
}

Shuffled shuffle(CardSet cards, const Seed& seed, ShuffleId id) {
  Window window;
  fill_windows(&window, 1, seed, id);
  return shuffled(list_of(cards), window, seed, id);
}

Shuffler::Shuffler(CardSet cards, const Seed& seed, std::uint64_t first_round)
    : cards_(list_of(cards)), seed_(seed), round_(first_round) {}

Shuffled Shuffler::next() {
  if (at_ == rounds_at_once) {
    fill_windows(windows_.data(), rounds_at_once, seed_, {.round = round_});
    at_ = 0;
  }
  return shuffled(cards_, windows_[at_++], seed_, {.round = round_++});
}

}  // namespace cardroom
