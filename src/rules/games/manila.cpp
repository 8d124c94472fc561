// Three Card Manila of 1995, under the 2001 alterations, and Canberra Manila as reconstructed.
#include "rules/games/games.h"
#include "rules/games/gazette_1995.h"
#include "rules/games/irregularities.h"

namespace cardroom::games {

namespace {

constexpr Citations cites_1995 = citations_1995("M95", manila_numbers);
constexpr Citations cites_2001 = altered_2001(cites_1995);
constexpr auto irregularities = irregularities_manila_1995("M95");

consteval Game describe() {
  Game game = manila_game_1995();
  game.key = "manila-1995";
  game.valid.next = "manila-2001";
  game.name = "Three Card Manila";
  game.cite = &cites_1995;
  game.irregularities = irregularities;
  return game;
}

consteval Game describe_2001() {
  Game game = edition_2001(describe(), "manila-2001", cites_2001);
  game.streets[0].deal = clause("ALT01-D-2.2");
  return game;
}

// G-05: no rules of Canberra Manila are supplied. Read as Three Card Manila with two hole cards,
// both of which play.
consteval Game describe_canberra_manila() {
  Game game = describe_2001();
  game.key = "canberra-manila-2001";
  game.name = "Canberra Manila";
  game.reconstructed = true;
  game.streets[0].to_each = {{2}};
  return game;
}

}  // namespace

constinit const Game manila_1995 = describe();
constinit const Game manila_2001 = describe_2001();
constinit const Game canberra_manila_2001 = describe_canberra_manila();
static_assert(well_formed(describe()) && well_formed(describe_2001()) &&
              well_formed(describe_canberra_manila()));

}  // namespace cardroom::games
