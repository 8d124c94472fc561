// Omaha of 1995, under the alterations of 2001, and as a tournament under section 19.
#include "rules/books/alterations_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game omaha_1995 = {
    .key = "omaha-1995",
    .name = "Omaha",
    .edition = "1995",
    .prefix = "O95",
    .authority = clause("95-INS-Approval"),
    .valid = {19951103, 20010130, clause("ALT01-2.2"), "omaha-2001"},  // G-01
    .seats_most = 10,
    .seats_default = 10,
    .seats_clause = clause("O95-1"),
    .forced = {.blinds_least = 2, .blinds_most = 3, .blinds_default = 2},  // O95-5.3, O95-6.4
    .burn = Burn::always,  // O95-7.3, O95-8.4, O95-9.1
    .limits = {LimitKind::fixed, LimitKind::half_pot, LimitKind::full_pot,
               LimitKind::no_limit},               // O95-10.6
    .streets = {{.to_each = {{1}, {1}, {1}, {1}},  // O95-6.5: one card at a time.
                 .opens = Opens::after_last_blind,
                 .multiples = {0, 0, 1, 2, SizeRule::listed},  // O95-10.2
                 .deal = clause("O95-6.5"),
                 .sizes = clause("O95-10.2"),
                 .order = clause("O95-7.1")},
                {.communal = 3,
                 .opens = Opens::first_position,
                 .multiples = {2, 2, 2, 2, SizeRule::listed},  // O95-10.3, B-12
                 .deal = clause("O95-7.3"),
                 .sizes = clause("O95-10.3"),
                 .order = clause("O95-8.2"),
                 .first = clause("O95-8.1")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {2, 2, 2, 2, SizeRule::listed},  // O95-10.3, B-12
                 .deal = clause("O95-8.4"),
                 .sizes = clause("O95-10.3"),
                 .order = clause("O95-8.2"),
                 .first = clause("O95-8.1")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {2, 4, 2, 4, SizeRule::range},  // O95-10.4, B-12
                 .deal = clause("O95-9.1"),
                 .sizes = clause("O95-10.4"),
                 .order = clause("O95-9.1")}},
    .showdown = {.from_hole = 2},  // O95-14.1
    .staff = books::staff_1995,
    .commission = CommissionScale::gazette_1995,  // O95-11.1
    .pots_together = true,                        // O95-9.4, N-15
    .cite = &books::citations_1995<books::omaha>,
    .irregularities = books::irregularities_1995<books::omaha>,
};
static_assert(well_formed(omaha_1995));

constexpr Game omaha_2001 = books::altered_2001(
    omaha_1995, {.key = "omaha-2001", .cite = &books::citations_altered_2001<books::omaha>});
static_assert(well_formed(omaha_2001));

constexpr Game tournament_1995_omaha =
    books::under_section_19(omaha_1995, {.key = "tournament-1995-omaha",
                                         .name = "Tournament Omaha",
                                         .cite = &books::citations_section_19<books::omaha>});
static_assert(well_formed(tournament_1995_omaha));

}  // namespace cardroom::games
