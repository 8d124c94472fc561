// Tournament Poker: Omaha, T01 appendix C.
#include "rules/games/games.h"
#include "rules/games/irregularities_2001.h"
#include "rules/games/tournament_2001.h"

namespace cardroom::games {

namespace {

constexpr Citations cites = citations_2001("T01-C", "1.3", "1.2");

consteval Game describe() {
  Game game = flop_game_2001("T01-C", {{1}, {1}, {1}, {1}});  // T01-C-2.1
  game.key = "tournament-2001-c";
  game.name = "Tournament Poker - Omaha";
  game.forced = blinds_2001({Chips(25), Chips(25)});  // T01-C-3.4
  game.limits = {LimitKind::full_pot};                // T01-C-3.2
  game.limit_default = LimitKind::full_pot;
  game.showdown.from_hole = 2;  // T01-C-2.5
  game.cite = &cites;
  game.irregularities = table_2001_c;
  return game;
}

}  // namespace

constinit const Game tournament_2001_c = describe();
static_assert(well_formed(describe()));

}  // namespace cardroom::games
