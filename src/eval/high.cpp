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

struct Suited {
  std::uint32_t hand;
  Suit suit;
};

// Hands with five or more cards of a suit. They are written down first and ranked together, because
// the processor cannot guess which they are.
template <std::size_t Hands>
struct SuitedHands {
  std::array<Suited, Hands + 2> of;
  std::size_t count = 0;

  [[gnu::always_inline]] void add(const Lanes& suits, std::size_t first) {
    std::uint32_t lanes = lanes_with(suits, HandKey::suit_bits);
    // Two are written whether they are there or not; more than two are rare.
    add_next(suits, first, lanes);
    add_next(suits, first, lanes);
    while (lanes != 0) add_next(suits, first, lanes);
  }

 private:
  [[gnu::always_inline]] void add_next(const Lanes& suits, std::size_t first,
                                       std::uint32_t& lanes) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(lanes)) % lane_count;
    of[count] = {static_cast<std::uint32_t>(first + lane), HandKey::first_suit(suits[lane])};
    count += lanes != 0 ? 1 : 0;
    lanes &= lanes - 1;
  }
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
    SuitedHands<places.size()> flushes;
    for (std::size_t batch = 0; batch < batches; ++batch) {
      const Columns<Cards> columns(
          reinterpret_cast<const std::uint8_t*>(first + Cards * lane_count * batch));
      HandKeys keys;
      for (std::size_t card = 0; card < Cards; ++card) cards.add(columns[card], keys);
      for (std::size_t lane = 0; lane < lane_count; ++lane) {
        std::uint32_t place = table.place(keys, lane);
        asm("" : "+r"(place));  // One by one: gathering them into a register takes longer.
        places[lane_count * batch + lane] = place;
      }
      HandKey::leave_suits_of<5>(keys.suits);
      flushes.add(keys.suits, lane_count * batch);
    }
    Strength* const found = best.data() + at;
    for (std::size_t hand = 0; hand < places.size(); ++hand) found[hand] = table.at(places[hand]);
    for (std::size_t one = 0; one < flushes.count; ++one) {
      const Suited& flush = flushes.of[one];
      const std::span<const Card, Cards> hand(first + Cards * flush.hand, Cards);
      found[flush.hand] = std::max(found[flush.hand], suits_[ranks_in_suit(hand, flush.suit)]);
    }
  }
  for (; at < best.size(); ++at) best[at] = this->best(hands.subspan(Cards * at, Cards));
}

void High::best_of_each(std::span<const Card> hands, std::span<Strength> best) const {
  if (best.empty()) return;
  const std::size_t cards = hands.size() / best.size();
  check(hands.size() == cards * best.size(), "all hands have the same number of cards");
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
