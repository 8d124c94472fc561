#include "eval/tables/rank_index.h"

#include <algorithm>
#include <span>

#include "eval/tables/shelf.h"

namespace cardroom {

namespace {

constexpr int hand_max = 7;

struct Choice {
  HandKey key;
  int cards;
};

// Adds every choice that some copies of one more card make from the existing ones.
void extend(std::vector<Choice>& choices, Card card, int copies) {
  const std::size_t before = choices.size();
  for (std::size_t at = 0; at < before; ++at)
    for (int more = 1; more <= copies && choices[at].cards + more <= hand_max; ++more) {
      Choice next = choices[at];
      next.cards += more;
      for (int added = 0; added < more; ++added) next.key += HandKey(card);
      choices.push_back(next);
    }
}

std::vector<Choice> choices_of(Deck deck, Rank lowest, Rank highest) {
  std::vector<Choice> choices = {{}};
  for (int rank = static_cast<int>(highest); rank >= static_cast<int>(lowest); --rank) {
    const Card card(static_cast<Rank>(rank), Suit::clubs);
    if (deck.contains(card)) extend(choices, card, suit_count);
  }
  return choices;
}

}  // namespace

RankIndex::RankIndex(Deck deck, int cards) {
  // How many choices of the high group there are for each number of cards; then of the high and the
  // middle group together.
  std::array<std::uint32_t, hand_max + 1> of_high = {};
  std::array<std::uint32_t, hand_max + 1> of_high_and_middle = {};

  for (const Choice& high : choices_of(deck, Rank::ten, Rank::ace))
    high_[high.key.high()] =
        static_cast<std::uint16_t>(of_high[static_cast<std::size_t>(high.cards)]++);

  const auto middle_choices = choices_of(deck, Rank::six, Rank::nine);
  for (int low = 0; low <= cards; ++low) {
    std::uint32_t& next = of_high_and_middle[static_cast<std::size_t>(cards - low)];
    for (const Choice& middle : middle_choices) {
      if (middle.cards + low > cards) continue;
      const auto at = middle.key.middle() + HandKey::group_end * static_cast<std::size_t>(low);
      middle_[at] = static_cast<std::uint16_t>(next);
      next += of_high[static_cast<std::size_t>(cards - low - middle.cards)];
    }
  }

  auto low_choices = choices_of(deck, Rank::two, Rank::five);
  if (deck.has_joker()) extend(low_choices, Card::joker(), 1);
  for (const Choice& low : low_choices) {
    if (low.cards > cards) continue;
    low_[low.key.low()] = size_;
    size_ += of_high_and_middle[static_cast<std::size_t>(cards - low.cards)];
  }
}

const RankIndex& RankIndex::of(Deck deck, int cards) {
  constexpr int fewest = 4;
  constexpr std::size_t sizes = hand_max - fewest + 1;
  static Shelf<RankIndex, deck_places * sizes> shelf;
  check(cards >= fewest && cards <= hand_max, "there is no index for this many cards");
  const auto size = static_cast<std::size_t>(cards - fewest);
  return shelf.at(sizes * place_of(deck) + size, [&] { return RankIndex(deck, cards); });
}

namespace {

void choose(Deck deck, std::size_t place, RanksHeld& counts, int left,
            const std::function<void(const RanksHeld&)>& visit) {
  if (place > joker_place) {
    if (left == 0) visit(counts);
    return;
  }
  const int copies = !deck.contains(card_at(place)) ? 0 : place == joker_place ? 1 : suit_count;
  for (int count = 0; count <= std::min(copies, left); ++count) {
    counts[place] = static_cast<std::uint8_t>(count);
    choose(deck, place + 1, counts, left - count, visit);
  }
  counts[place] = 0;
}

}  // namespace

void for_each_ranks(Deck deck, int cards, const std::function<void(const RanksHeld&)>& visit) {
  RanksHeld counts = {};
  choose(deck, 0, counts, cards, visit);
}

HandKey key_of(const RanksHeld& counts) {
  HandKey key;
  for (std::size_t place = 0; place < counts.size(); ++place)
    for (int copy = 0; copy < counts[place]; ++copy) key += HandKey(card_at(place));
  return key;
}

}  // namespace cardroom
