// Tournament Poker: Limit Hold-Em, T01 appendix I.
#include "rules/books/tournaments_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr books::Appendix appendix_i = {.prefix = "T01-I",
                                        .opener = clause("T01-I-1.3"),
                                        .burn = clause("T01-I-1.2"),
                                        .own_limit = clause("T01-I-3.2")};

// T01-I-3.2, B-13: bets are the greater blind in the first three betting rounds, and twice as much
// in the last. T01-I-1.1: four rounds of betting. T01-I-1.3: the player after the last blind opens
// the first, the buck player the others; T01-I-1.4: the first active player after the buck where
// the buck player is inactive. T01-I-2.2, T01-I-2.4: betting after the hole cards, the flop and
// each communal card; T01-I-2.6: until one player has won or all chips are bet. T01-I-2.5: any five
// of the seven cards.
constexpr Game tournament_2001_i = {
    .key = "tournament-2001-i",
    .name = "Tournament Poker - Limit Hold-Em",
    .edition = "2001",
    .prefix = "T01",
    .authority = clause("T01-INS-Approval"),
    .valid = {.from = 20010131},
    .chip = Chips(25),  // T-04
    .seats_most = 10,   // T01-I-3.1
    .seats_default = 10,
    .seats_clause = clause("T01-I-3.1"),
    .deck = DeckRule::determined,                          // T01-2.1
    .order = OrderRule::by_deck,                           // T01-3.3, T01-3.4
    .ace_low = AceLowRule::determined,                     // T01-3.5(a)
    .joker_allowed = true,                                 // T01-2.2
    .forced = books::blinds_2001({Chips(25), Chips(50)}),  // T01-I-3.4
    .burn = Burn::determined,                   // T01-I-1.2, C-29: as the director decides.
    .limits = {LimitKind::fixed},               // T01-I-3.2
    .raises_most_blinds = 3,                    // T01-5.1, B-14
    .least_opening = LeastOpening::last_blind,  // T01-4.3(h), B-18
    .wrong_amount = WrongAmount::put_right,     // T01-17.6, T01-17.7
    .streets = {{.to_each = {{1}, {1}},         // T01-I-2.1
                 .opens = Opens::after_last_blind,
                 .multiples = {0, 0, 1, 1, SizeRule::listed},
                 .deal = clause("T01-I-2.1"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-9.2"),
                 .first = clause("T01-9.1")},
                {.communal = 3,
                 .opens = Opens::first_position,
                 .multiples = {1, 1, 1, 1, SizeRule::listed},
                 .deal = clause("T01-I-2.3"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-11.3"),
                 .first = clause("T01-11.2")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {1, 1, 1, 1, SizeRule::listed},
                 .deal = clause("T01-I-2.3"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-11.3"),
                 .first = clause("T01-11.2")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .multiples = {2, 2, 2, 2, SizeRule::listed},
                 .deal = clause("T01-I-2.3"),
                 .sizes = clause("T01-5.1"),
                 .order = clause("T01-11.3"),
                 .first = clause("T01-11.2")}},
    .showdown = {.low_allowed = true},  // T01-3.5(b), T01-3.5(c)
    .table = books::table_2001,
    .staff = books::staff_2001,
    .commission = CommissionScale::none,  // T01-14.2
    .locks = books::locks_2001,
    .cite = &books::citations_2001<appendix_i>,
    .irregularities = books::irregularities_2001<appendix_i>,
    .director_rules = true,  // T01-4.7, T01-18.1, T01-18.3, T01-18.4
};
static_assert(well_formed(tournament_2001_i));

}  // namespace cardroom::games
