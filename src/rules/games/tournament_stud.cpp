// Tournament Poker: Seven Card Stud, T01 appendix D.
#include "rules/books/tournaments_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr books::Appendix appendix_d = {
    .prefix = "T01-D", .opener = clause("T01-D-1.2"), .burn = clause("T01-D-2.3")};

// One more card to each player; the highest card showing opens.
consteval Street next_card_2001(Face face) {
  return {.to_each = {{1, face}},
          .opens = Opens::highest_card,  // T01-D-1.2
          .deal = clause("T01-D-2.3"),
          .sizes = clause("T01-6.2"),
          .order = clause("T01-11.3"),
          .first = clause("T01-11.2")};
}

// T01-D-1.1, T01-D-2.2, T01-D-2.5: five rounds of betting, the last after seven cards; T01-D-2.4:
// any five of them.
constexpr Game tournament_2001_d = {
    .key = "tournament-2001-d",
    .name = "Tournament Poker - Seven Card Stud",
    .edition = "2001",
    .prefix = "T01",
    .authority = clause("T01-INS-Approval"),
    .valid = {20010131, 20050206, clause("S05-INS-Revocation"), "tournament-stud-2005"},  // G-01
    .chip = Chips(5),  // T01-D-3.4, T-04
    .seats_most = 8,   // T01-D-3.1
    .seats_default = 8,
    .seats_clause = clause("T01-D-3.1"),
    .deck = DeckRule::determined,       // T01-2.1
    .order = OrderRule::by_deck,        // T01-3.3, T01-3.4
    .ace_low = AceLowRule::determined,  // T01-3.5(a)
    .joker_allowed = true,              // T01-2.2
    .forced = {.blinds = false, .ante = true, .levels = BlindLevels::operator_sets},  // T01-D-3.4
    .limits = {LimitKind::half_pot},                                                  // T01-D-3.2
    .limit_default = LimitKind::half_pot,
    .raises_most_blinds = 3,                    // T01-5.1, B-14
    .raises_most_ante = 0,                      // T01-6.2, B-30
    .least_opening = LeastOpening::last_blind,  // T01-4.3(h), B-18
    .wrong_amount = WrongAmount::put_right,     // T01-17.6, T01-17.7
    .streets = {{.to_each = {{1, Face::down}, {1, Face::down}, {1, Face::up}},  // T01-D-2.1
                 .opens = Opens::low_or_high_card,                              // T01-D-1.2
                 .deal = clause("T01-D-2.1"),
                 .sizes = clause("T01-6.2"),
                 .order = clause("T01-9.2"),
                 .first = clause("T01-9.1")},
                next_card_2001(Face::up),
                next_card_2001(Face::up),
                next_card_2001(Face::up),
                next_card_2001(Face::down)},
    .showdown = {.low_allowed = true},  // T01-3.5(b), T01-3.5(c)
    .table = books::table_2001,
    .staff = books::staff_2001,
    .commission = CommissionScale::none,  // T01-14.2
    .locks = books::locks_2001,
    .cite = &books::citations_2001<appendix_d>,
    .irregularities = books::irregularities_2001_d,
    .director_rules = true,  // T01-4.7, T01-18.1, T01-18.3, T01-18.4
};
static_assert(well_formed(tournament_2001_d));

}  // namespace cardroom::games
