#include "hosted/wanted.h"

#include "rules/table/view.h"

namespace cardroom {

namespace {

// Collects the untold cards of one event after the other.
class Turned {
 public:
  Turned(CardSet told, CardsWanted& wanted) : told_(told), wanted_(wanted) {}

  template <class Cards>
  void add(WantedFor what, Clause clause, Seat seat, const Cards& cards) {
    for (const Card card : cards) {
      if (card.is_none() || told_.contains(card)) continue;
      wanted_.what = what;
      if (wanted_.cards.empty()) wanted_.clause = clause;
      wanted_.cards.push_back({seat, card});
    }
  }

 private:
  CardSet told_;
  CardsWanted& wanted_;
};

// Returns false if the event is not part of a deal.
bool add_dealt(const Event& event, Turned& turned) {
  if (const auto* const dealt = std::get_if<event::Dealt>(&event)) {
    if (dealt->face == Face::up)
      turned.add(WantedFor::street, dealt->clause, dealt->seat, dealt->cards);
    return true;
  }
  if (const auto* const exposed = std::get_if<event::Exposed>(&event)) {
    turned.add(WantedFor::street, exposed->clause, Seat::none(), exposed->cards);
    return true;
  }
  if (const auto* const shared = std::get_if<event::SharedLast>(&event)) {
    turned.add(WantedFor::street, shared->clause, Seat::none(), FixedList<Card, 1>{shared->card});
    return true;
  }
  return std::holds_alternative<event::Burnt>(event);
}

}  // namespace

bool exposes_card(const event::Ruled& ruled) {
  const bool seen = ruled.what == Irregularity::hole_exposed ||
                    ruled.what == Irregularity::communal_early ||
                    ruled.what == Irregularity::burn_exposed || ruled.what == Irregularity::boxed;
  const bool goes_back = ruled.ruling == Ruling::misdeal || ruled.ruling == Ruling::void_round;
  return seen && !goes_back && !ruled.card.is_none();
}

FixedList<WantedCard, 25> untold_hand(const Round& round, Seat seat, CardSet told) {
  FixedList<WantedCard, 25> cards;
  const Hand& hand = round.hands[seat.index()];
  for (std::size_t at = 0; at < hand.count; ++at)
    if (!told.contains(hand.cards[at])) cards.push_back({seat, hand.cards[at]});
  return cards;
}

CardsWanted wanted_by(const TableEvents& events, std::size_t at, const Round& round, CardSet told) {
  CardsWanted wanted;
  Turned turned(told, wanted);
  const auto* const event = std::get_if<Event>(&events[at]);
  if (event == nullptr) return wanted;
  if (const auto* const ruled = std::get_if<event::Ruled>(event); ruled && exposes_card(*ruled))
    turned.add(WantedFor::exposed, ruled->clause, ruled->seat, FixedList<Card, 1>{ruled->card});
  if (const auto* const shown = std::get_if<event::Shown>(event)) {
    wanted.cards = untold_hand(round, shown->seat, told);
    if (!wanted.cards.empty()) wanted.what = WantedFor::hand;
    wanted.clause = shown->clause;
  }
  if (!add_dealt(*event, turned) || wanted.what == WantedFor::nothing) return wanted;
  for (std::size_t next = at + 1; next < events.size(); ++next) {
    const auto* const later = std::get_if<Event>(&events[next]);
    if (later == nullptr || !add_dealt(*later, turned)) break;
  }
  return wanted;
}

FixedList<WantedCard, 25> untold_open(const Round& round, CardSet told) {
  FixedList<WantedCard, 25> cards;
  const auto add = [&](Seat seat, Card card) {
    if (!card.is_none() && !told.contains(card)) cards.push_back({seat, card});
  };
  for (const Card card : round.board) add(Seat::none(), card);
  for (const Seat seat : round.active) {
    const Hand& hand = round.hands[seat.index()];
    for (std::size_t at = 0; at < hand.count; ++at)
      if (hand.is_up(at)) add(seat, hand.cards[at]);
  }
  return cards;
}

bool is_of_deal(const TableEvent& event) {
  const auto* const of_round = std::get_if<Event>(&event);
  CardsWanted nothing;
  Turned turned({}, nothing);
  return of_round != nullptr && add_dealt(*of_round, turned);
}

SeatSet hands_due(const Round& round, CardSet told, SeatSet not_shown) {
  SeatSet due;
  for (const Seat seat : round.active - round.shown - round.mucked - not_shown)
    if (!untold_hand(round, seat, told).empty()) due.insert(seat);
  return due;
}

namespace {

// Cards that were taken up again before anybody told them.
void hide_turned(Event& event, CardSet told) {
  if (auto* const dealt = std::get_if<event::Dealt>(&event)) hide_untold(dealt->cards, told);
  if (auto* const exposed = std::get_if<event::Exposed>(&event)) hide_untold(exposed->cards, told);
}

}  // namespace

TableEvent without_untold(const TableEvent& event, CardSet told) {
  const auto* const of_round = std::get_if<Event>(&event);
  if (of_round == nullptr) return event;
  Event seen = seen_by(*of_round, Viewer::spectator());
  hide_turned(seen, told);
  if (auto* const ruled = std::get_if<event::Ruled>(&seen))
    if (!ruled->card.is_none() && !told.contains(ruled->card)) ruled->card = Card();
  return seen;
}

hosted_event::CardsAsked asked(const CardsWanted& wanted) {
  hosted_event::CardsAsked asked{.what = wanted.what, .clause = wanted.clause, .whose = {}};
  for (const WantedCard& card : wanted.cards) asked.whose.push_back(card.seat);
  return asked;
}

}  // namespace cardroom
