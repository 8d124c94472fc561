#include "rules/round/draw.h"

namespace cardroom {

namespace {

void deal_one(RoundFlow& flow, Seat seat, Clause clause) {
  event::Dealt dealt{.seat = seat, .face = Face::down, .clause = clause, .cards = {}};
  dealt.cards.push_back(flow.state.shoe.next());
  flow.emit(dealt);
}

// T01-B-2.5(b): when the last player draws five, a card is burned before the fifth.
bool discard_is_due(const Round& round, Seat seat) {
  return seat == round.drawer && round.thrown[seat.index()].size() == 5 && round.burnt.empty();
}

CardSet held_or_undealt(const Round& round) {
  CardSet cards = round.shoe.cards();
  for (const Seat seat : round.active)
    for (std::size_t at = 0; at < round.hands[seat.index()].count; ++at)
      cards.insert(round.hands[seat.index()].cards[at]);
  return cards;
}

CardSet hand_of(const Round& round, Seat seat) {
  CardSet cards;
  const Hand& hand = round.hands[seat.index()];
  for (std::size_t at = 0; at < hand.count; ++at) cards.insert(hand.cards[at]);
  return cards;
}

}  // namespace

CardSet discards_for(const Round& round, Seat drawer) {
  CardSet pool = round.burnt;
  CardSet of_five;
  for (const Seat seat : round.dealt) {
    if (!round.active.contains(seat)) pool = pool | hand_of(round, seat);
    if (seat == drawer) continue;
    const CardSet thrown = round.thrown[seat.index()];
    if (thrown.size() == 5)
      of_five = of_five | thrown;
    else
      pool = pool | thrown;
  }
  pool = pool - held_or_undealt(round);
  // C-20: if nothing else is left, the discards of other players who replaced five.
  return pool.empty() ? of_five - held_or_undealt(round) : pool;
}

bool go_on_drawing(RoundFlow& flow) {
  Round& round = flow.state;
  const auto shuffle_first = [&](Seat drawer) {
    if (!round.shoe.empty()) return false;
    flow.emit(event::ShuffleNeeded{flow.cite().draw_reshuffle, discards_for(round, drawer)});
    return true;
  };
  while (round.draw_due > 0) {
    if (shuffle_first(round.drawer)) return false;
    deal_one(flow, round.drawer, flow.cite().draw);
  }
  if (!round.turn.is_none()) return false;
  while (!round.fifth_card_due.empty()) {
    const Seat seat = round.fifth_card_due[0];
    if (shuffle_first(seat)) return false;
    if (discard_is_due(round, seat)) {
      flow.emit(event::Burnt{round.shoe.next(), flow.cite().draw_five_last});
      continue;
    }
    deal_one(flow, seat, flow.cite().draw_five);
  }
  return true;
}

}  // namespace cardroom
