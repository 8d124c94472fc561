#include "canberra/round/telling.h"

#include <bit>

#include "canberra/game/ranking.h"

namespace cardroom::canberra {

namespace {

constexpr unsigned all_five = 0b11111;

bool is_told(const State& state) { return state.settings.known == CardsKnown::told; }

const FiveCards& cards_of(const State& state, Seat seat) {
  return seat.is_none() ? state.dealer.cards : state.box(seat).cards;
}

unsigned unknown(const FiveCards& cards) {
  unsigned places = 0;
  for (unsigned at = 0; at < cards.size(); ++at)
    if (cards[at].is_none()) places |= 1U << at;
  return places;
}

// CP17-6.2, CP17-12.4: the up card. CP17-14.1: cards shown by mistake.
unsigned face_up(const State& state, Seat seat) {
  if (!seat.is_none()) return state.box(seat).exposed;
  return state.dealer.dealt ? state.dealer.exposed | 1U << state.dealer.up : 0;
}

bool any_box(const State& state, BoxStanding standing) {
  for (const Box& box : state.boxes)
    if (box.standing == standing) return true;
  return false;
}

bool all_decided(const State& state) {
  return state.phase == TablePhase::settled ||
         (state.phase == TablePhase::deciding && !any_box(state, BoxStanding::to_act));
}

unsigned tellable_places(const State& state, Seat seat) {
  return seen_places(state, seat) & unknown(cards_of(state, seat));
}

HandWanted wanted_of(const State& state, Seat seat, unsigned places, Clause clause) {
  const unsigned open = tellable_places(state, seat) & places;
  return {seat, std::popcount(open), open == 0 ? Clause() : clause};
}

// CP17-9.3 to CP17-9.6: hands are compared only if the dealer qualifies.
bool dealer_qualifies(const State& state) {
  const Ranking& ranking = Ranking::get();
  return ranking.qualifies(ranking.strength(state.dealer.cards));
}

HandWanted wanted_to_settle(const State& state) {
  const bool settles = state.phase == TablePhase::deciding && all_decided(state);
  if (!is_told(state) || !settles || !any_box(state, BoxStanding::bet)) return {};
  if (!is_known(state.dealer.cards))
    return wanted_of(state, Seat::none(), all_five, clause("CP17-9.1"));
  if (!dealer_qualifies(state)) return {};
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& box = state.boxes[at];
    if (box.standing == BoxStanding::bet && !is_known(box.cards))
      return wanted_of(state, seat_at(at), all_five, clause("CP17-9.4"));
  }
  return {};
}

HandWanted wanted_face_up(const State& state) {
  const bool by_hand = state.settings.shoe == ShoeKind::hand;
  const Clause up = by_hand ? clause("CP17-6.2") : clause("CP17-12.4");
  HandWanted wanted = wanted_of(state, Seat::none(), face_up(state, Seat::none()), up);
  for (unsigned at = 0; at < boxes_max && wanted.cards == 0; ++at)
    wanted = wanted_of(state, seat_at(at), face_up(state, seat_at(at)), clause("CP17-14.1"));
  return wanted;
}

// Where a card was seen before.
Refusal refuse_seen(const State& state, Card card) {
  const Clause deck = clause("CP17-2.1");
  if (!Deck::full().cards().contains(card)) return refuse(refusal::not_in_deck, deck);
  const auto holds = [&](const FiveCards& cards) {
    for (const Card one : cards)
      if (one == card) return true;
    return false;
  };
  if (holds(state.dealer.cards)) return refuse(refusal::card_seen_before, deck, {{"dealer", 1}});
  for (unsigned at = 0; at < boxes_max; ++at)
    if (holds(state.boxes[at].cards))
      return refuse(refusal::card_seen_before, deck, {{"box", seat_at(at).number()}});
  return std::nullopt;
}

}  // namespace

HandWanted wanted_now(const State& state) {
  if (all_decided(state)) return wanted_to_settle(state);
  return wanted_face_up(state);
}

unsigned seen_places(const State& state, Seat seat) {
  if (!is_told(state) || !in_round(state.phase)) return 0;
  const bool compared = seat.is_none() || state.box(seat).standing == BoxStanding::bet;
  return compared && all_decided(state) ? all_five : face_up(state, seat);
}

int tellable(const State& state, Seat seat) { return std::popcount(tellable_places(state, seat)); }

CardSet told_cards(const State& state) {
  CardSet told;
  const auto add = [&](const FiveCards& cards) {
    for (const Card card : cards)
      if (!card.is_none()) told.insert(card);
  };
  add(state.dealer.cards);
  for (const Box& box : state.boxes) add(box.cards);
  return told;
}

Refusal refuse_untold(const State& state) {
  const HandWanted wanted = wanted_to_settle(state);
  if (wanted.cards == 0) return std::nullopt;
  return refuse(refusal::waits_for_cards, wanted.clause, {{"cards", wanted.cards}});
}

Refusal perform(TableFlow& flow, const command::TellCards& tell) {
  const State& state = flow.state;
  const Clause settles = clause("CP17-9.1");
  if (!is_told(state) || !in_round(state.phase)) return refuse(refusal::no_cards_asked, settles);
  if (!tell.seat.is_none())
    if (auto refusal = refuse_box(state, tell.seat)) return refusal;
  const unsigned open = tellable_places(state, tell.seat);
  if (open == 0) return refuse(refusal::hand_not_asked, settles, {{"box", tell.seat.number()}});
  if (tell.cards.empty()) return refuse(refusal::no_card_told, settles);
  const int most = std::popcount(open);
  if (static_cast<int>(tell.cards.size()) > most)
    return refuse(refusal::too_many_cards, settles, {{"cards", most}});

  const bool decided = all_decided(state);
  event::CardsTold told;
  told.seat = tell.seat;
  told.clause = decided ? settles : wanted_face_up(state).clause;
  if (!told.clause) told.clause = clause("CP17-14.1");
  State known = state;
  unsigned left = open;
  for (const Card card : tell.cards) {
    if (auto refusal = refuse_seen(known, card)) return refusal;
    const auto place = static_cast<std::size_t>(std::countr_zero(left));
    left &= left - 1;
    told.cards[place] = card;
    (tell.seat.is_none() ? known.dealer.cards : known.box(tell.seat).cards)[place] = card;
  }
  flow.emit(told);
  return std::nullopt;
}

}  // namespace cardroom::canberra
