#include "eval/high.h"

#include "eval/two_and_three.h"

namespace cardroom {

High::High(const HighOrder& order, FiveCardStrengths strengths)
    : order_(order),
      five_(RankIndex::of(order.deck, 5), std::move(strengths.by_ranks)),
      six_(with_one_more(five_, order.deck, 6)),
      seven_(with_one_more(six_, order.deck, 7)),
      suits_(std::move(strengths.by_suit)),
      categories_(std::move(strengths.categories)) {}

const High& High::of(const HighOrder& order) {
  static Shelf<High, high_order_places> shelf;
  return shelf.at(place_of(order), [&] { return High(order); });
}

namespace {

// Hands with five or more cards of a suit. They are written down first and ranked together, because
// the processor cannot guess which they are.
template <std::size_t Cards, std::size_t Batches>
class SuitedHands {
 public:
  // `suits` is what leave_suits_of<5>() left.
  [[gnu::always_inline]] void add(const Lanes& suits, const Columns<Cards>& cards,
                                  std::size_t batch) {
    if constexpr (looks_up_at_once) {
      Lanes suit;
      suit_left(suits, suit);
      Lanes ranks = {};
      for (std::size_t card = 0; card < Cards; ++card) suited_.add(cards[card], suit, ranks);
      words_[batch] = ranks;
    } else {
      words_[batch] = suits;
    }
    count_ += write_lanes(lanes_with(suits, HandKey::suit_bits),
                          static_cast<std::uint32_t>(batch * lane_count), &hands_[count_]);
  }

  // Calls visit with each hand and its ranks_in_suit().
  template <class Visit>
  [[gnu::always_inline]] void for_each(const Card* hands, Visit&& visit) const {
    for (std::size_t one = 0; one < count_; ++one) {
      const std::size_t hand = hands_[one];
      const std::uint16_t word = words_[hand / lane_count][hand % lane_count];
      if constexpr (looks_up_at_once)
        visit(hand, word);
      else
        visit(hand, ranks_in_suit(std::span<const Card, Cards>(hands + Cards * hand, Cards),
                                  HandKey::first_suit(word)));
    }
  }

 private:
  const SuitedCards& suited_ = suited_cards();
  std::array<std::uint32_t, (Batches + 1) * lane_count> hands_;
  std::array<Lanes, Batches> words_;  // Ranks, or suits where they are not looked up at once.
  std::size_t count_ = 0;
};

}  // namespace

template <std::size_t Cards>
void High::best_of_each(const RankTable& table, std::span<const Card> hands,
                        std::span<Strength> best) const {
  static_assert(sizeof(Card) == 1, "a card is its number");
  constexpr std::size_t batches = 8;
  const KeyTable& cards = keys_of_cards();
  std::array<std::uint32_t, batches * lane_count> places;
  std::size_t at = 0;
  // First all places, then what is there: so many look-ups are under way at once that it does not
  // matter how long one takes.
  for (; at + places.size() <= best.size(); at += places.size()) {
    const Card* const first = hands.data() + Cards * at;
    SuitedHands<Cards, batches> flushes;
    for (std::size_t batch = 0; batch < batches; ++batch) {
      const Columns<Cards> columns(
          reinterpret_cast<const std::uint8_t*>(first + Cards * lane_count * batch));
      HandKeys keys;
      for (std::size_t card = 0; card < Cards; ++card) cards.add(columns[card], keys);
#pragma GCC unroll 8
      for (std::size_t lane = 0; lane < lane_count; ++lane) {
        std::uint32_t place = table.place(keys, lane);
        asm("" : "+r"(place));  // One by one: gathering them into a register takes longer.
        places[lane_count * batch + lane] = place;
      }
      HandKey::leave_suits_of<5>(keys.suits);
      flushes.add(keys.suits, columns, batch);
    }
    Strength* const found = best.data() + at;
#pragma GCC unroll 8
    for (std::size_t hand = 0; hand < places.size(); ++hand) found[hand] = table.at(places[hand]);
    flushes.for_each(first, [&](std::size_t hand, unsigned ranks) {
      found[hand] = std::max(found[hand], suits_[ranks]);
    });
  }
  for (; at < best.size(); ++at) best[at] = this->best(hands.subspan(Cards * at, Cards));
}

void High::best_of_each(std::span<const Card> hands, std::span<Strength> best) const {
  if (best.empty()) return;
  const std::size_t cards = hands.size() / best.size();
  check(hands.size() == cards * best.size(), "all hands have the same number of cards");
  if constexpr (!looks_up_at_once) {
    for (std::size_t at = 0; at < best.size(); ++at)
      best[at] = this->best(hands.subspan(cards * at, cards));
    return;
  }
  if (cards == 7) return best_of_each<7>(seven_, hands, best);
  if (cards == 6) return best_of_each<6>(six_, hands, best);
  check(cards == 5, "a hand is ranked of five, six or seven cards");
  best_of_each<5>(five_, hands, best);
}

Strength High::try_all(std::span<const Card> hole, std::span<const Card> board) const {
  return best_of_two_and_three(hole, board, [this](std::span<const Card, 5> five) {
    return best(five_, five, key_of(five));
  });
}

}  // namespace cardroom
