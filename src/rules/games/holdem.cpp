// Hold-Em of 1995, under the alterations of 2001, and as a tournament under section 19.
#include "rules/books/alterations_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game holdem_1995 = {
    .key = "holdem-1995",
    .name = "Hold-Em",
    .edition = "1995",
    .prefix = "H95",
    .authority = clause("95-INS-Approval"),
    .valid = {19951103, 20010130, clause("ALT01-2.2"), "holdem-2001"},  // G-01
    .seats_most = 10,
    .seats_default = 10,
    .seats_clause = clause("H95-1"),
    .forced = {.blinds_least = 2, .blinds_most = 3, .blinds_default = 2},  // H95-5.3, H95-6.4
    .burn = Burn::always,  // H95-7.3, H95-8.4, H95-9.1
    .limits = {LimitKind::fixed, LimitKind::half_pot, LimitKind::full_pot,
               LimitKind::no_limit},     // H95-10.6
    .streets = {{.to_each = {{1}, {1}},  // H95-6.5: one card at a time.
                 .opens = Opens::after_last_blind,
                 .multiples = {0, 0, 1, 2, SizeRule::listed},  // H95-10.2
                 .deal = clause("H95-6.5"),
                 .sizes = clause("H95-10.2"),
                 .order = clause("H95-7.1")},
                {.communal = 3,
                 .opens = Opens::first_position,
                 .multiples = {2, 2, 2, 2, SizeRule::listed},  // H95-10.3, B-12
                 .deal = clause("H95-7.3"),
                 .sizes = clause("H95-10.3"),
                 .order = clause("H95-8.2"),
                 .first = clause("H95-8.1")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {2, 2, 2, 2, SizeRule::listed},  // H95-10.3, B-12
                 .deal = clause("H95-8.4"),
                 .sizes = clause("H95-10.3"),
                 .order = clause("H95-8.2"),
                 .first = clause("H95-8.1")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {2, 4, 2, 4, SizeRule::range},  // H95-10.4, B-12
                 .deal = clause("H95-9.1"),
                 .sizes = clause("H95-10.4"),
                 .order = clause("H95-9.1")}},
    .staff = books::staff_1995,
    .commission = CommissionScale::gazette_1995,  // H95-11.1
    .pots_together = true,                        // H95-9.4, N-15
    .cite = &books::citations_1995<books::hold_em>,
    .irregularities = books::irregularities_1995<books::hold_em>,
};
static_assert(well_formed(holdem_1995));

constexpr Game holdem_2001 = books::altered_2001(
    holdem_1995, {.key = "holdem-2001", .cite = &books::citations_altered_2001<books::hold_em>});
static_assert(well_formed(holdem_2001));

constexpr Game tournament_1995_holdem =
    books::under_section_19(holdem_1995, {.key = "tournament-1995-holdem",
                                          .name = "Tournament Hold-Em",
                                          .cite = &books::citations_section_19<books::hold_em>});
static_assert(well_formed(tournament_1995_holdem));

}  // namespace cardroom::games
