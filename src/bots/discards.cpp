#include "bots/discards.h"

#include "cards/card_list.h"

namespace cardroom::bots {

namespace {

constexpr int draws_each = 40;

// Half for the high hand and half for the low, where they share the pot.
std::int64_t worth_of(const Terms& terms, const FixedList<Card, 7>& hand) {
  const std::span<const Card> cards(hand.begin(), hand.size());
  std::int64_t worth = 0;
  if (terms.win != Win::low) worth += terms.high->best(cards);
  if (terms.win != Win::high) worth += terms.low->best(cards);
  return worth;
}

std::int64_t promise(const Terms& terms, const FixedList<Card, 7>& kept, CardList& unseen,
                     Chance& chance) {
  const auto whole = static_cast<std::size_t>(cards_to_each(*terms.game));
  if (kept.size() == whole) return draws_each * worth_of(terms, kept);
  std::int64_t sum = 0;
  for (int draw = 0; draw < draws_each; ++draw) {
    FixedList<Card, 7> hand = kept;
    for (std::size_t at = 0; hand.size() < whole; ++at) {
      const auto left = static_cast<std::uint32_t>(unseen.size() - at);
      std::swap(unseen[at], unseen[at + chance.below(left)]);
      hand.push_back(unseen[at]);
    }
    sum += worth_of(terms, hand);
  }
  return sum;
}

}  // namespace

CardSet discards(const Terms& terms, std::span<const Card> hand, Chance& chance) {
  check(!hand.empty() && hand.size() <= 5, "a draw is from up to five cards");
  CardSet held;
  for (const Card card : hand) held.insert(card);
  CardList unseen;
  for (const Card card : terms.deck.cards() - held) unseen.push_back(card);
  CardSet best;
  std::int64_t most = -1;
  for (unsigned way = 0; way < 1U << hand.size(); ++way) {
    FixedList<Card, 7> kept;
    CardSet thrown;
    for (unsigned at = 0; at < hand.size(); ++at)
      if ((way >> at & 1U) != 0)
        thrown.insert(hand[at]);
      else
        kept.push_back(hand[at]);
    const std::int64_t value = promise(terms, kept, unseen, chance);
    if (value <= most) continue;
    most = value;
    best = thrown;
  }
  return best;
}

}  // namespace cardroom::bots
