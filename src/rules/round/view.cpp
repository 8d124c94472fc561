#include "rules/round/view.h"

#include <algorithm>

#include "base/overloaded.h"

namespace cardroom {

namespace {

bool is_own(Viewer viewer, Seat seat) {
  return viewer.kind == Viewer::Kind::player && viewer.seat == seat;
}

// The cards in front of a seat. A folded or mucked hand has left the table; only its owner still
// sees it.
FixedList<Card, 7> cards_seen(const Round& round, Seat seat, Viewer viewer) {
  FixedList<Card, 7> cards;
  const Hand& hand = round.hands[seat.index()];
  const bool gone = !round.active.contains(seat) || round.mucked.contains(seat);
  const bool open = is_own(viewer, seat) || round.shown.contains(seat);
  if (gone && !is_own(viewer, seat)) return cards;
  for (std::size_t at = 0; at < hand.count; ++at)
    cards.push_back(open || hand.is_up(at) || round.odd.exposed.contains(hand.cards[at])
                        ? hand.cards[at]
                        : Card());
  return cards;
}

SeatView seat_view(const Round& round, Seat seat, Viewer viewer) {
  SeatView view;
  view.seat = seat;
  view.stake = round.stake_of(seat);
  view.total = round.total_of(seat);
  view.paid = round.paid[seat.index()] + round.dead[seat.index()];
  view.forward = round.odd.forward[seat.index()];
  view.active = round.active.contains(seat);
  view.tapped_out = round.tapped_out.contains(seat);
  view.shown = round.shown.contains(seat);
  view.cards = cards_seen(round, seat, viewer);
  view.up = view.cards.empty() ? std::uint8_t{0} : round.hands[seat.index()].up;
  view.threw = static_cast<std::uint8_t>(round.thrown[seat.index()].size());
  return view;
}

PotView pot_view(const Pot& pot) {
  PotView view;
  view.amount = pot.amount;
  for (const Seat seat : pot.eligible) view.eligible.push_back(seat);
  return view;
}

LegalView legal_view(const Legal& legal) {
  LegalView view;
  view.seat = legal.seat;
  view.fold = legal.fold;
  view.check = legal.check;
  view.decline = legal.decline;
  view.call = legal.call;
  view.bet = legal.bet && legal.sizes.any;
  view.raise = !legal.bet && legal.sizes.any;
  view.tap_out = legal.tap_out;
  view.draw = legal.draw;
  view.call_adds = legal.call_adds;
  if (legal.sizes.any) {
    view.listed = legal.sizes.shape == SizeRule::listed;
    view.low = legal.sizes.low;
    view.high = legal.sizes.high;
    view.step = legal.sizes.step;
  }
  if (legal.tap_out) view.tap_out_to = legal.tap_out_to;
  return view;
}

template <class List>
void hide(List& cards) {
  for (Card& card : cards) card = Card();
}

}  // namespace

RoundView view_for(const Round& round, Viewer viewer) {
  RoundView view;
  view.stage = round.stage;
  view.street = round.street;
  view.raises = round.raises;
  view.discarded = static_cast<std::uint8_t>(round.burnt.size());
  view.in_shoe = static_cast<std::uint8_t>(round.shoe.remaining());
  view.marker = round.marker;
  view.turn = round.turn;
  view.highest = round.highest;
  view.board = round.board;
  for (int card = 0; card < std::min<int>(round.odd.shown_ahead, round.shoe.remaining()); ++card)
    view.ahead.push_back(round.shoe.begin()[card]);
  for (const Seat seat : round.dealt) view.seats.push_back(seat_view(round, seat, viewer));
  for (const Pot& pot : pots_of(round)) view.pots.push_back(pot_view(pot));
  const bool own_turn = is_own(viewer, round.turn) && !round.turn.is_none();
  if (own_turn || viewer.kind == Viewer::Kind::dealer) view.legal = legal_view(round.legal);
  return view;
}

Event seen_by(const Event& event, Viewer viewer) {
  Event seen = event;
  std::visit(overloaded{[](event::ShoeLoaded& loaded) { loaded.order.clear(); },
                        [&](event::Dealt& dealt) {
                          if (dealt.face == Face::down && !is_own(viewer, dealt.seat))
                            hide(dealt.cards);
                        },
                        [](event::Burnt& burnt) { burnt.card = Card(); },
                        [&](event::Threw& threw) {
                          if (!is_own(viewer, threw.seat)) hide(threw.cards);
                        },
                        [](event::ShuffleNeeded& needed) { needed.cards = {}; },
                        // The card that went out was exposed; the one that came in was not.
                        [&](event::HoleReplaced& replaced) {
                          if (!is_own(viewer, replaced.seat)) replaced.in = Card();
                        },
                        [](auto&) {}},
             seen);
  return seen;
}

}  // namespace cardroom
