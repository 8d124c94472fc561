// Tournament Poker: Three Card Manila, T01 appendix A.
#include "rules/games/games.h"
#include "rules/games/irregularities_2001.h"
#include "rules/games/tournament_2001.h"

namespace cardroom::games {

namespace {

consteval Citations citations() {
  Citations cites = citations_2001("T01-A", "1.2", "2.2");
  cites.own_limit = clause("T01-A-3.2");
  return cites;
}
constexpr Citations cites = citations();

consteval Game describe() {
  Game game = tournament_2001("T01-A");
  game.key = "tournament-2001-a";
  game.name = "Tournament Poker - Three Card Manila";
  game.seats_most = game.seats_default = 9;  // T01-A-3.1
  game.cards = 32;  // T01-2.1(f): nine hands and five communal cards, unless determined.
  game.forced = blinds_2001({Chips(25)});  // T01-A-3.4
  game.limits = {LimitKind::fixed};        // T01-A-3.2
  game.showdown.from_hole = 2;             // T01-A-2.5
  game.cite = &cites;
  game.irregularities = table_2001_a;
  const Multiples up_to_two = {1, 2, 1, 2, Shape::range};  // T01-A-3.2, B-09
  game.streets = {{.to_each = {{2}, {1}},                  // T01-A-2.1
                   .communal = 1,                          // T01-A-2.2
                   .opens = Opens::after_last_blind,       // T01-A-1.2
                   .multiples = up_to_two,
                   .deal = clause("T01-A-2.1"),
                   .sizes = clause("T01-5.1"),
                   .order = clause("T01-9.2"),
                   .first = clause("T01-9.1")}};
  for (int later = 2; later <= 5; ++later)  // T01-A-1.1, T01-A-2.3, T01-A-2.6
    game.streets.push_back({.communal = 1,
                            .opens = Opens::first_position,  // T01-A-1.2, T01-A-1.3
                            .multiples = up_to_two,
                            .deal = clause("T01-A-2.4"),
                            .sizes = clause("T01-5.1"),
                            .order = clause("T01-11.3"),
                            .first = clause("T01-11.2")});
  game.streets[4].multiples = {1, 4, 1, 4, Shape::range};  // T01-A-3.2: the last betting round.
  return game;
}

}  // namespace

constinit const Game tournament_2001_a = describe();
static_assert(well_formed(describe()));

}  // namespace cardroom::games
