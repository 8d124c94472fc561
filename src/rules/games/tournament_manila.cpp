// Tournament Poker: Three Card Manila, T01 appendix A.
#include "rules/books/tournaments_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr books::Appendix appendix_a = {.prefix = "T01-A",
                                        .opener = clause("T01-A-1.2"),
                                        .burn = clause("T01-A-2.2"),
                                        .own_limit = clause("T01-A-3.2")};

// T01-A-1.2, T01-A-1.3: first position opens.
constexpr Street next_communal_card = {
    .communal = 1,
    .opens = Opens::first_position,
    .multiples = {1, 2, 1, 2, SizeRule::range},  // T01-A-3.2, B-09
    .deal = clause("T01-A-2.4"),
    .sizes = clause("T01-5.1"),
    .order = clause("T01-11.3"),
    .first = clause("T01-11.2")};

// T01-A-1.1, T01-A-2.3, T01-A-2.6: five betting rounds, one for each communal card.
constexpr Game tournament_2001_a = {
    .key = "tournament-2001-a",
    .name = "Tournament Poker - Three Card Manila",
    .edition = "2001",
    .prefix = "T01",
    .authority = clause("T01-INS-Approval"),
    .valid = {.from = 20010131},
    .chip = Chips(25),  // T-04
    .seats_most = 9,    // T01-A-3.1
    .seats_default = 9,
    .seats_clause = clause("T01-A-3.1"),
    .deck = DeckRule::determined,  // T01-2.1
    .cards = 32,  // T01-2.1(f): nine hands and five communal cards, unless determined.
    .order = OrderRule::by_deck,                              // T01-3.3, T01-3.4
    .ace_low = AceLowRule::determined,                        // T01-3.5(a)
    .joker_allowed = true,                                    // T01-2.2
    .forced = books::blinds_2001({Chips(25)}),                // T01-A-3.4
    .limits = {LimitKind::fixed},                             // T01-A-3.2
    .raises_most_blinds = 3,                                  // T01-5.1, B-14
    .least_opening = LeastOpening::last_blind,                // T01-4.3(h), B-18
    .wrong_amount = WrongAmount::put_right,                   // T01-17.6, T01-17.7
    .streets = {{.to_each = {{2}, {1}},                       // T01-A-2.1
                 .communal = 1,                               // T01-A-2.2
                 .opens = Opens::after_last_blind,            // T01-A-1.2
                 .multiples = {1, 2, 1, 2, SizeRule::range},  // T01-A-3.2, B-09
                 .deal = clause("T01-A-2.1"),
                 .board = clause("T01-A-2.2"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-9.2"),
                 .first = clause("T01-9.1")},
                next_communal_card,
                next_communal_card,
                next_communal_card,
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {1, 4, 1, 4, SizeRule::range},  // T01-A-3.2
                 .deal = clause("T01-A-2.4"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-11.3"),
                 .first = clause("T01-11.2")}},
    .showdown = {.from_hole = 2, .low_allowed = true},  // T01-A-2.5, T01-3.5(b), T01-3.5(c)
    .table = books::table_2001,
    .staff = books::staff_2001,
    .commission = CommissionScale::none,  // T01-14.2
    .locks = books::locks_2001,
    .cite = &books::citations_2001<appendix_a>,
    .irregularities = books::irregularities_2001_a,
    .director_rules = true,  // T01-4.7, T01-18.1, T01-18.3, T01-18.4
};
static_assert(well_formed(tournament_2001_a));

}  // namespace cardroom::games
