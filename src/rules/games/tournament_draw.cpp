// Tournament Poker: Draw Poker, T01 appendix B.
#include "rules/books/tournaments_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr books::Appendix appendix_b = {.prefix = "T01-B",
                                        .opener = clause("T01-B-1.2"),
                                        .burn = clause("T01-B-2.3"),
                                        .final_check = clause("T01-B-1.4")};

constexpr Game tournament_2001_b = {
    .key = "tournament-2001-b",
    .name = "Tournament Poker - Draw Poker",
    .edition = "2001",
    .prefix = "T01",
    .authority = clause("T01-INS-Approval"),
    .valid = {.from = 20010131},
    .chip = Chips(25),  // T-04
    .seats_most = 8,    // T01-B-3.1
    .seats_default = 8,
    .seats_clause = clause("T01-B-3.1"),
    .deck = DeckRule::determined,                          // T01-2.1
    .order = OrderRule::by_deck,                           // T01-3.3, T01-3.4
    .ace_low = AceLowRule::determined,                     // T01-3.5(a)
    .joker_allowed = true,                                 // T01-2.2
    .forced = books::blinds_2001({Chips(25), Chips(25)}),  // T01-B-3.4
    .limits = {LimitKind::full_pot},                       // T01-B-3.2
    .limit_default = LimitKind::full_pot,
    .raises_most_blinds = 3,                            // T01-5.1, B-14
    .raises_most_ante = 0,                              // T01-6.2, B-30
    .least_opening = LeastOpening::last_blind,          // T01-4.3(h), B-18
    .wrong_amount = WrongAmount::put_right,             // T01-17.6, T01-17.7
    .streets = {{.to_each = {{1}, {1}, {1}, {1}, {1}},  // T01-B-2.1
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
                 .first = clause("T01-11.2")}},
    .showdown = {.low_allowed = true},  // T01-3.5(b), T01-3.5(c)
    .table = books::table_2001,
    .staff = books::staff_2001,
    .commission = CommissionScale::none,  // T01-14.2
    .locks = books::locks_2001,
    .cite = &books::citations_2001<appendix_b>,
    .irregularities = books::irregularities_2001_b,
    .director_rules = true,  // T01-4.7, T01-18.1, T01-18.3, T01-18.4
};
static_assert(well_formed(tournament_2001_b));

}  // namespace cardroom::games
