// Omaha of 1995 and under the 2001 alterations.
#include "rules/games/games.h"
#include "rules/games/gazette_1995.h"
#include "rules/games/irregularities.h"

namespace cardroom::games {

namespace {

constexpr Citations cites_1995 = citations_1995("O95", hold_em_numbers);
constexpr Citations cites_2001 = altered_2001(cites_1995);
constexpr auto irregularities = irregularities_hold_em_1995("O95");

consteval Game describe() {
  Game game = flop_game_1995("O95", {{1}, {1}, {1}, {1}});  // O95-6.5: one card at a time.
  game.key = "omaha-1995";
  game.valid.next = "omaha-2001";
  game.name = "Omaha";
  game.showdown.from_hole = 2;  // O95-14.1
  game.cite = &cites_1995;
  game.irregularities = irregularities;
  return game;
}

consteval Game describe_2001() { return edition_2001(describe(), "omaha-2001", cites_2001); }

}  // namespace

constinit const Game omaha_1995 = describe();
constinit const Game omaha_2001 = describe_2001();
static_assert(well_formed(describe()) && well_formed(describe_2001()));

}  // namespace cardroom::games
