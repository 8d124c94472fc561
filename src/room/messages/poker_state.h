// A table of poker between players as one person sees it.
#pragma once

#include <string_view>
#include <vector>

#include "room/hosted/state.h"
#include "room/messages/state.h"
#include "rules/round/event_words.h"
#include "rules/table/view.h"

namespace cardroom::room::outgoing {

struct PokerTerms {
  Chips minimum;
  Chips maximum;
  Chips stake;
  Chips chip;
  std::string_view limit;
  std::string_view forced;  // blind, ante
  std::vector<Chips> blinds;
  Chips ante;
  int deck = 0;  // The number of natural cards.
  bool joker = false;
  std::string_view win;
  int seats = 0;
  std::size_t streets = 0;
  int hole_cards = 0;
  bool draw = false;
  bool over_blinds = false;
  std::string_view marker;  // buck, dealer_button
  // What the client needs to say a player's own hand in words: the room does not do it, because its
  // work would depend on hidden cards.
  int from_hole = 0;  // Exactly this many cards from the hole; 0 means any.
  std::string_view order;
  bool ace_low = false;      // The Ace also plays low in straights.
  bool side_cards = true;    // All cards count, in fours, full houses and threes too.
  std::string_view low_ace;  // high, low
  bool low_eight = false;    // A low hand must be eight or less.
  std::string_view low_kind;
  CARDROOM_PART("poker_terms", minimum, maximum, stake, chip, limit, forced, blinds, ante, deck,
                joker, win, seats, streets, hole_cards, draw, over_blinds, marker, from_hole, order,
                ace_low, side_cards, low_ace, low_eight, low_kind);
};

struct PokerState {
  TableView view;
  std::optional<Ruling> ruling;
  codec::Inlined<Around> around;
  std::optional<HostedState> hosted = {};  // Only at a hosted table.
  CARDROOM_PART("poker_state", view, ruling, around, hosted);
};

}  // namespace cardroom::room::outgoing
