// Seven Card Stud of 2005, and Five Card Stud as reconstructed.
#include "rules/games/games.h"
#include "rules/games/irregularities.h"
#include "rules/games/stud_2005.h"

namespace cardroom::games {

namespace {

constexpr Citations cites = citations_2005();

consteval Game describe() {
  Game game = stud_game_2005();
  game.key = "stud-2005";
  game.name = "Seven Card Stud";
  game.cite = &cites;
  return game;
}

// G-05: no rules of Five Card Stud are supplied. Read as one hole card and one up, then three more
// up, four betting rounds, the rest as Seven Card Stud.
consteval Game describe_five_card() {
  Game game = describe();
  game.key = "five-card-stud-2001";
  game.name = "Five Card Stud";
  game.edition = "2001";
  game.reconstructed = true;
  game.authority = clause("ALT01-2.2");
  game.valid = {.from = 20010131};
  const Packet down{1, Face::down};
  const Packet up{1, Face::up};
  game.streets = {{.to_each = {down, up},
                   .opens = Opens::low_or_high_card,
                   .deal = clause("S05-9.2"),
                   .sizes = clause("S05-5.1"),
                   .order = clause("S05-10.2"),
                   .first = clause("S05-10.1")},
                  street_2005({up}, Opens::highest_card),
                  street_2005({up}, Opens::highest_card),
                  street_2005({up}, Opens::highest_card)};
  return game;
}

}  // namespace

constinit const Game stud_2005 = describe();
constinit const Game five_card_stud_2001 = describe_five_card();
static_assert(well_formed(describe()) && well_formed(describe_five_card()));

}  // namespace cardroom::games
