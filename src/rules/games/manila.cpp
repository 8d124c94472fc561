// Three Card Manila of 1995, under the alterations of 2001, as a tournament under section 19, and
// Canberra Manila as reconstructed from it.
#include "rules/books/alterations_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game manila_1995 = {
    .key = "manila-1995",
    .name = "Three Card Manila",
    .edition = "1995",
    .prefix = "M95",
    .authority = clause("95-INS-Declaration"),
    .valid = {19951103, 20010130, clause("ALT01-2.2"), "manila-2001"},  // G-01
    .seats_most = 9,                                                    // M95-1
    .seats_default = 9,
    .seats_clause = clause("M95-1"),
    .cards = 32,                                                           // M95-3.1
    .order = OrderRule::manila_1995,                                       // M95-14.3
    .ace_low = AceLowRule::determined,                                     // M95-3.5
    .forced = {.blinds_least = 1, .blinds_most = 1, .blinds_default = 1},  // M95-6.4
    .limits = {LimitKind::fixed},                                          // M95-10.2 to M95-10.4
    .streets = {{.to_each = {{2}, {1}},  // M95-6.5: two together, then one.
                 .communal = 1,          // M95-6.6
                 .opens = Opens::after_last_blind,
                 .multiples = {1, 2, 1, 2, SizeRule::listed},  // M95-10.2, B-09
                 .deal = clause("M95-6.5"),
                 .board = clause("M95-6.6"),
                 .sizes = clause("M95-10.2"),
                 .order = clause("M95-7.1")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {1, 2, 1, 2, SizeRule::listed},
                 .deal = clause("M95-7.4"),
                 .sizes = clause("M95-10.3"),
                 .order = clause("M95-8.2"),
                 .first = clause("M95-8.1")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {1, 2, 1, 2, SizeRule::listed},
                 .deal = clause("M95-8.4"),
                 .sizes = clause("M95-10.3"),
                 .order = clause("M95-8.2"),
                 .first = clause("M95-8.1")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {1, 2, 1, 2, SizeRule::listed},
                 .deal = clause("M95-8.4"),
                 .sizes = clause("M95-10.3"),
                 .order = clause("M95-8.2"),
                 .first = clause("M95-8.1")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {1, 4, 1, 4, SizeRule::range},  // M95-10.4, B-11
                 .deal = clause("M95-8.4"),
                 .sizes = clause("M95-10.4"),
                 .order = clause("M95-9.1")}},
    .showdown = {.from_hole = 2},  // M95-14.1
    .staff = books::staff_1995,
    .commission = CommissionScale::gazette_1995,  // M95-11.1
    .pots_together = true,                        // M95-9.4, N-15
    .cite = &books::citations_1995<books::manila>,
    .irregularities = books::irregularities_manila,
};
static_assert(well_formed(manila_1995));

constexpr Game manila_2001 =
    books::altered_2001(manila_1995, {.key = "manila-2001",
                                      .cite = &books::citations_altered_2001<books::manila>,
                                      .deal = clause("ALT01-D-2.2")});
static_assert(well_formed(manila_2001));

constexpr Game tournament_1995_manila =
    books::under_section_19(manila_1995, {.key = "tournament-1995-manila",
                                          .name = "Tournament Three Card Manila",
                                          .cite = &books::citations_section_19<books::manila>});
static_assert(well_formed(tournament_1995_manila));

// G-05: there are no rules of Canberra Manila. It is read as Three Card Manila with two hole cards,
// both of which play.
consteval Game reconstruct_canberra_manila() {
  Game game = manila_2001;
  game.key = "canberra-manila-2001";
  game.name = "Canberra Manila";
  game.reconstructed = true;
  game.streets[0].to_each = {{2}};
  return game;
}
constexpr Game canberra_manila_2001 = reconstruct_canberra_manila();
static_assert(well_formed(canberra_manila_2001));

}  // namespace cardroom::games
