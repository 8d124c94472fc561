// Tournament Poker: Draw Poker, T01 appendix B.
#include "rules/games/games.h"
#include "rules/games/irregularities_2001.h"
#include "rules/games/tournament_2001.h"

namespace cardroom::games {

namespace {

consteval Citations citations() {
  Citations cites = citations_2001("T01-B", "1.2", "2.3");
  cites.final_check = clause("T01-B-1.4");
  return cites;
}
constexpr Citations cites = citations();
constexpr auto irregularities = irregularities_draw_2001();

consteval Game describe() {
  Game game = tournament_2001("T01-B");
  game.key = "tournament-2001-b";
  game.name = "Tournament Poker - Draw Poker";
  game.seats_most = game.seats_default = 8;           // T01-B-3.1
  game.forced = blinds_2001({Chips(25), Chips(25)});  // T01-B-3.4
  game.limits = {LimitKind::full_pot};                // T01-B-3.2
  game.limit_default = LimitKind::full_pot;
  game.cite = &cites;
  game.irregularities = irregularities;
  game.streets = {{.to_each = {{1}, {1}, {1}, {1}, {1}},  // T01-B-2.1
                   .opens = Opens::after_last_blind,      // T01-B-1.2
                   .deal = clause("T01-B-2.1"),
                   .sizes = clause("T01-5.1"),
                   .order = clause("T01-9.2"),
                   .first = clause("T01-9.1")},
                  {.draw = true,                           // T01-B-2.3
                   .opens = Opens::after_last_blind_draw,  // T01-B-1.2, T01-B-1.3
                   .deal = clause("T01-B-2.3"),
                   .sizes = clause("T01-5.1"),
                   .order = clause("T01-11.3"),
                   .first = clause("T01-11.2")}};
  return game;
}

}  // namespace

constinit const Game tournament_2001_b = describe();
static_assert(well_formed(describe()));

}  // namespace cardroom::games
