#include "canberra/table/view.h"

#include "canberra/game/ranking.h"
#include "cards/card_set.h"
#include "cards/deck.h"

namespace cardroom::canberra {

namespace {

constexpr unsigned all_five = 0b11111;

FiveCards only(const FiveCards& cards, unsigned mask) {
  FiveCards seen;
  for (std::size_t at = 0; at < cards.size(); ++at)
    if ((mask >> at & 1U) != 0) seen[at] = cards[at];
  return seen;
}

bool dealer_is_open(const State& state) {
  return state.dealer.dealt &&
         (state.phase == TablePhase::settled || state.phase == TablePhase::between);
}

unsigned dealer_mask(const State& state) {
  if (!state.dealer.dealt) return 0;
  return dealer_is_open(state) ? all_five : state.dealer.exposed | 1U << state.dealer.up;
}

// A hand is face up at the settlement if it was compared with the dealer's or won a jackpot payout.
// Folded hands never do.
bool hand_is_open(const State& state, const Box& box) {
  if (!dealer_is_open(state) || box.standing != BoxStanding::bet) return false;
  if (box.declared == Declared::by_dealer || box.declared == Declared::paid) return true;
  const Ranking& ranking = Ranking::get();
  return ranking.qualifies(ranking.strength(state.dealer.cards));
}

// CP17-7.1, CP17-12.5: players look after the dealer's last card, or the announcement.
bool players_may_look(const State& state) {
  return state.phase == TablePhase::deciding || dealer_is_open(state);
}

unsigned box_mask(const State& state, Seat seat, Viewer viewer) {
  const Box& box = state.box(seat);
  if (hand_is_open(state, box)) return all_five;
  if (seat == viewer.seat && players_may_look(state)) return all_five;
  return box.exposed;
}

VisibleBox view_of(const State& state, Seat seat, Viewer viewer) {
  const Box& box = state.box(seat);
  return {
      seat,         box.player,   state.stake(seat), box.ante,
      box.bet,      box.jackpot,  box.result,        only(box.cards, box_mask(state, seat, viewer)),
      box.standing, box.declared, box.marker,        box.racked};
}

}  // namespace

VisibleTable view_for(const State& state, Viewer viewer) {
  VisibleTable view;
  view.phase = state.phase;
  view.sign = state.settings.sign;
  view.noticed = state.noticed;
  view.sign_noticed = state.sign_noticed;
  view.closing_noticed = state.closing_noticed;
  view.equipment = state.equipment;
  view.meter = meter(state.jackpot);
  for (unsigned at = 0; at < state.settings.boxes; ++at)
    view.boxes.push_back(view_of(state, seat_at(at), viewer));
  view.dealer = only(state.dealer.cards, dealer_mask(state));
  view.up = state.dealer.up;
  if (!viewer.seat.is_none()) view.legal = legal(state, viewer.seat);
  return view;
}

Event seen_by(const State& after, const Event& event, Viewer viewer) {
  Event seen = event;
  if (auto* const dealt = std::get_if<event::BoxDealt>(&seen))
    dealt->cards = only(dealt->cards, box_mask(after, dealt->seat, viewer));
  if (auto* const dealt = std::get_if<event::DealerDealt>(&seen))
    dealt->cards = only(dealt->cards, dealer_mask(after));
  // A hand that is not compared stays hidden from other players.
  if (auto* const settled = std::get_if<event::BoxSettled>(&seen))
    if (box_mask(after, settled->seat, viewer) != all_five) settled->hand.reset();
  return seen;
}

namespace {

void note(const FiveCards& cards, CardSet& seen) {
  for (const Card card : cards)
    if (!card.is_none()) seen.insert(card);
}

// A hand that was not dealt has no card to hide.
void fill(FiveCards& hand, const FiveCards& shown, CardSet& left) {
  for (std::size_t at = 0; at < hand.size(); ++at) {
    if (hand[at].is_none()) continue;
    hand[at] = shown[at].is_none() ? *left.begin() : shown[at];
    left.erase(hand[at]);
  }
}

}  // namespace

State known_to(const State& state, Viewer viewer) {
  State known = state;
  const VisibleTable view = view_for(state, viewer);
  CardSet seen;
  note(view.dealer, seen);
  for (const VisibleBox& box : view.boxes) note(box.cards, seen);
  CardSet left = Deck::full().cards() - seen;
  fill(known.dealer.cards, view.dealer, left);
  for (const VisibleBox& box : view.boxes) fill(known.box(box.seat).cards, box.cards, left);
  return known;
}

}  // namespace cardroom::canberra
