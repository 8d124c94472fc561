// S2 of 31 January 2001: what it changes in a game of 1995.
#pragma once

#include "rules/books/gazette_1995.h"
#include "rules/books/stud_2005.h"

namespace cardroom::books {

// G-02: the alterations by subject: deck, buck, and the orders of hands of the same text (G-03).
consteval Citations cited_by_alterations(Citations cites) {
  cites.deck = clause("ALT01-2.2");
  cites.joker = clause("T01-2.2");
  cites.marker = clause("ALT01-8.3");
  cites.ace_low = clause("T01-3.5(a)");
  cites.win = clause("T01-3.5(b)");
  cites.high_low = clause("T01-3.5(c)");
  cites.low_qualifier = clause("T01-3.5(d)");
  return cites;
}
template <const Book1995& book>
inline constexpr Citations citations_altered_2001 = cited_by_alterations(citations_1995<book>);

// Five Card Stud has no text of 1995 or 2005 that they alter; the rest is Seven Card Stud's (G-05).
consteval Citations cited_by_five_card_stud() {
  Citations cites = citations_2005;
  cites.deck = clause("ALT01-2.2");
  cites.marker = clause("ALT01-8.3");
  return cites;
}
inline constexpr Citations citations_five_card_stud = cited_by_five_card_stud();

struct Alteration2001 {
  std::string_view key;
  const Citations* cite;
  Clause deal = {};  // How the hole cards are dealt, if the alterations say it.
};

// What they leave to the operator in all three games.
consteval Game altered_2001(Game game, const Alteration2001& alteration) {
  game.key = alteration.key;
  game.edition = "2001";
  game.authority = clause("ALT01-2.2");
  game.valid = {.from = 20010131};
  game.deck = DeckRule::determined;       // ALT01-2.2
  game.order = OrderRule::by_deck;        // G-03: T01-3.3, T01-3.4
  game.ace_low = AceLowRule::determined;  // T01-3.5(a)
  game.joker_allowed = true;              // T01-2.2, G-04
  game.showdown.low_allowed = true;       // T01-3.5(b), T01-3.5(c)
  game.cite = alteration.cite;
  if (alteration.deal) game.streets[0].deal = alteration.deal;
  return game;
}

}  // namespace cardroom::books
