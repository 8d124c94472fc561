// Three Card Manila of 1995, under the 2001 alterations, and Canberra Manila as reconstructed.
#include "rules/games.h"
#include "rules/games/gazette_1995.h"
#include "rules/games/irregularities.h"

namespace cardroom::games {

namespace {

constexpr Citations cites_1995 = citations_1995("M95", manila_numbers);
constexpr Citations cites_2001 = altered_2001(cites_1995);
constexpr auto irregularities = irregularities_manila_1995("M95");

consteval Game describe() {
  Game game{.key = "manila-1995", .name = "Three Card Manila", .edition = "1995", .prefix = "M95"};
  game.authority = clause("95-INS-Declaration");
  game.valid = valid_1995;
  game.seats_most = game.seats_default = 9;  // M95-1
  game.seats_clause = clause("M95-1");
  game.cards = 32;                                                           // M95-3.1
  game.order = OrderRule::manila_1995;                                       // M95-14.3
  game.ace_low = AceLowRule::determined;                                     // M95-3.5
  game.forced = {.blinds_least = 1, .blinds_most = 1, .blinds_default = 1};  // M95-6.4
  game.commission = CommissionScale::gazette_1995;                           // M95-11.1
  game.showdown.from_hole = 2;                                               // M95-14.1
  game.staff = staff_1995;
  game.cite = &cites_1995;
  game.irregularities = irregularities;
  const Multiples one_or_two = {1, 2, 1, 2, Shape::listed};  // B-09
  game.streets = {{.to_each = {{2}, {1}},
                   .communal = 1,  // M95-6.5: two together, then one; M95-6.6.
                   .opens = Opens::after_last_blind,
                   .multiples = one_or_two,
                   .deal = clause("M95-6.5"),
                   .sizes = clause("M95-10.2"),
                   .order = clause("M95-7.1")},
                  {.communal = 1,
                   .opens = Opens::first_position,
                   .multiples = one_or_two,
                   .deal = clause("M95-7.4"),
                   .sizes = clause("M95-10.3"),
                   .order = clause("M95-8.2")},
                  {.communal = 1,
                   .opens = Opens::first_position,
                   .multiples = one_or_two,
                   .deal = clause("M95-8.4"),
                   .sizes = clause("M95-10.3"),
                   .order = clause("M95-8.2")},
                  {.communal = 1,
                   .opens = Opens::first_position,
                   .multiples = one_or_two,
                   .deal = clause("M95-8.4"),
                   .sizes = clause("M95-10.3"),
                   .order = clause("M95-8.2")},
                  {.communal = 1,
                   .opens = Opens::first_position,
                   .multiples = {1, 4, 1, 4, Shape::range},  // M95-10.4, B-11
                   .deal = clause("M95-8.4"),
                   .sizes = clause("M95-10.4"),
                   .order = clause("M95-9.1")}};
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
