#include "rules/table/known.h"

#include <array>

namespace cardroom {

namespace {

// What a player threw away and nobody has got again since; a new shuffle may have brought it back.
CardSet still_away(const Round& round, Seat thrower) {
  CardSet away = round.thrown[thrower.index()] - round.shoe.cards();
  for (const Seat seat : round.dealt)
    for (std::size_t at = 0; at < round.hands[seat.index()].count; ++at)
      away.erase(round.hands[seat.index()].cards[at]);
  return away;
}

// Cards that the viewer has seen: in the view, in their own hand, or by a ruling.
CardSet seen_cards(const Round& round, Viewer viewer) {
  CardSet seen = round.odd.exposed | round.odd.early;
  const auto add = [&](Card card) {
    if (!card.is_none()) seen.insert(card);
  };
  const RoundView view = view_for(round, viewer);
  for (const Card card : view.board) add(card);
  for (const Card card : view.ahead) add(card);
  for (const SeatView& seat : view.seats)
    for (const Card card : seat.cards) add(card);
  add(round.odd.offered_card);
  if (viewer.kind == Viewer::Kind::player) seen = seen | still_away(round, viewer.seat);
  return seen;
}

// Gives the hidden cards, place by place, the hidden cards in the order of the deck.
class Disguise {
 public:
  Disguise(CardSet all, CardSet seen) : seen_(seen) {
    for (const Card card : all - seen) left_.push_back(card);
  }

  Card of(Card card) {
    if (card.is_none() || seen_.contains(card)) return card;
    Card& given = given_[static_cast<std::size_t>(card.index())];
    if (given.is_none()) given = left_[used_++];
    return given;
  }
  CardSet of(CardSet cards) {
    CardSet other;
    for (const Card card : cards) other.insert(of(card));
    return other;
  }

 private:
  CardSet seen_;
  CardList left_;
  std::size_t used_ = 0;
  std::array<Card, 53> given_{};
};

CardSet all_cards(const Round& round) {
  CardSet all = round.shoe.cards() | round.burnt;
  for (const Card card : round.board) all.insert(card);
  for (const Seat seat : round.dealt) {
    const Hand& hand = round.hands[seat.index()];
    for (std::size_t at = 0; at < hand.count; ++at) all.insert(hand.cards[at]);
    all = all | round.thrown[seat.index()];
  }
  return all;
}

void disguise_cards(Round& known, Viewer viewer) {
  const Round round = known;
  Disguise disguise(all_cards(round), seen_cards(round, viewer));
  CardList order;
  for (const Card card : round.shoe) order.push_back(disguise.of(card));
  known.shoe = Shoe::from_order(order);
  for (const Seat seat : round.dealt) {
    Hand& hand = known.hands[seat.index()];
    for (std::size_t at = 0; at < hand.count; ++at) hand.cards[at] = disguise.of(hand.cards[at]);
    CardSet& thrown = known.thrown[seat.index()];
    thrown = disguise.of(thrown);
  }
  known.last_burnt = disguise.of(round.last_burnt);
  known.burnt = disguise.of(round.burnt);
}

}  // namespace

Table known_to(const Table& table, Viewer viewer) {
  Table known = table;
  if (table.rounds > 0) disguise_cards(known.round, viewer);
  return known;
}

}  // namespace cardroom
