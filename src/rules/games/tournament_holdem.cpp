// Tournament Poker: Hold-Em, T01 appendices E to I.
#include "rules/games/games.h"
#include "rules/games/irregularities_2001.h"
#include "rules/games/tournament_2001.h"

namespace cardroom::games {

namespace {

constexpr Citations cites_e = citations_2001("T01-E", "1.3", "1.2");
constexpr Citations cites_f = citations_2001("T01-F", "1.3", "1.2");
constexpr Citations cites_g = citations_2001("T01-G", "1.3", "1.2");
constexpr Citations cites_h = citations_2001("T01-H", "1.3", "1.2");

consteval Citations citations_i() {
  Citations cites = citations_2001("T01-I", "1.3", "1.2");
  cites.own_limit = clause("T01-I-3.2");
  return cites;
}
constexpr Citations cites_i = citations_i();

struct Format {
  std::string_view appendix;
  std::string_view key;
  std::string_view name;
  const Citations* cites;
  IrregularityTable irregularities;
};
constexpr Format early_bird = {"T01-E", "tournament-2001-e",
                               "Tournament Poker - No Limit Hold-Em (Early Bird)", &cites_e,
                               table_2001_e};
constexpr Format instant_satellite = {"T01-F", "tournament-2001-f",
                                      "Tournament Poker - No Limit Hold-Em (Instant Satellite)",
                                      &cites_f, table_2001_f};
constexpr Format super_satellite = {"T01-G", "tournament-2001-g",
                                    "Tournament Poker - No Limit Hold-Em (Super Satellite)",
                                    &cites_g, table_2001_g};
constexpr Format no_limit = {"T01-H", "tournament-2001-h", "Tournament Poker - No Limit Hold-Em",
                             &cites_h, table_2001_h};
constexpr Format limit = {"T01-I", "tournament-2001-i", "Tournament Poker - Limit Hold-Em",
                          &cites_i, table_2001_i};

// T01-E-2.5, T01-F-2.5, T01-G-2.5, T01-H-2.5, T01-I-2.5: any five of the seven cards.
consteval Game describe(const Format& format) {
  Game game = flop_game_2001(format.appendix,
                             {{1}, {1}});  // T01-E-2.1, T01-F-2.1, T01-G-2.1, T01-H-2.1, T01-I-2.1
  game.key = format.key;
  game.name = format.name;
  game.forced = blinds_2001({Chips(25), Chips(50)});  // T01-*-3.4
  game.limits = {LimitKind::no_limit};                // T01-E-3.2, T01-F-3.2, T01-G-3.2, T01-H-3.2
  game.limit_default = LimitKind::no_limit;
  game.cite = format.cites;
  game.irregularities = format.irregularities;
  return game;
}

// T01-H-3.4, B-34: two blinds, and after the second blind session an ante.
consteval Game describe_no_limit() {
  Game game = describe(no_limit);
  game.forced.ante_beside_blinds = true;
  return game;
}

// T01-I-3.2, B-13: the greater blind in the first three betting rounds, twice it in the last.
consteval Game describe_limit() {
  Game game = describe(limit);
  game.limits = {LimitKind::fixed};
  game.limit_default = LimitKind::fixed;
  game.streets[0].multiples = {0, 0, 1, 1, Shape::listed};
  game.streets[1].multiples = game.streets[2].multiples = {1, 1, 1, 1, Shape::listed};
  game.streets[3].multiples = {2, 2, 2, 2, Shape::listed};
  return game;
}

}  // namespace

constinit const Game tournament_2001_e = describe(early_bird);
constinit const Game tournament_2001_f = describe(instant_satellite);
constinit const Game tournament_2001_g = describe(super_satellite);
constinit const Game tournament_2001_h = describe_no_limit();
constinit const Game tournament_2001_i = describe_limit();
static_assert(well_formed(describe(early_bird)) && well_formed(describe(instant_satellite)) &&
              well_formed(describe(super_satellite)) && well_formed(describe_no_limit()) &&
              well_formed(describe_limit()));

}  // namespace cardroom::games
