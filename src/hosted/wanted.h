// Which cards a hosted table must be told before play can go on.
#pragma once

#include "hosted/events.h"
#include "rules/table/table.h"

namespace cardroom {

struct WantedCard {
  Seat seat;     // None for a communal card.
  Card instead;  // The card that stands in its place until it is told.
  CARDROOM_DESCRIBED("wanted_card", seat, instead);
  friend constexpr bool operator==(const WantedCard&, const WantedCard&) = default;
};

struct CardsWanted {
  WantedFor what = WantedFor::nothing;
  Clause clause;
  FixedList<WantedCard, 25> cards;  // At a showdown, the hand of the next player.
  CARDROOM_DESCRIBED("cards_wanted", what, clause, cards);
  friend constexpr bool operator==(const CardsWanted&, const CardsWanted&) = default;
};

// Whether everybody sees the card that the ruling is about, and it stays in play: a card that makes
// a deal or a round void goes back unnamed.
bool exposes_card(const event::Ruled& ruled);

// The cards in front of a seat that nobody has told.
FixedList<WantedCard, 25> untold_hand(const Round& round, Seat seat, CardSet told);

// The untold cards that everybody would see if events[at] happened, together with those of the same
// deal after it. Nothing if it shows none.
CardsWanted wanted_by(const TableEvents& events, std::size_t at, const Round& round, CardSet told);

// The untold cards that lie open: communal ones, and cards dealt face up.
FixedList<WantedCard, 25> untold_open(const Round& round, CardSet told);

// Cards that are dealt, burnt or turned.
bool is_of_deal(const TableEvent& event);

// The hands that are neither shown, thrown in, kept hidden nor told.
SeatSet hands_due(const Round& round, CardSet told, SeatSet not_shown);

// Cards that nobody has told are blank.
template <class Cards>
void hide_untold(Cards& cards, CardSet told) {
  for (Card& card : cards)
    if (!card.is_none() && !told.contains(card)) card = Card();
}

// The event without the cards that nobody has told.
TableEvent without_untold(const TableEvent& event, CardSet told);

hosted_event::CardsAsked asked(const CardsWanted& wanted);

}  // namespace cardroom
