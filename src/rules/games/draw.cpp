// Draw Poker for cash: T01 appendix B for the play, NI2005-74 for stakes and commission (G-05,
// N-20).
#include "rules/books/draw_2001.h"
#include "rules/books/tournaments_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game draw_2001 = {
    .key = "draw-2001",
    .name = "Draw Poker",
    .edition = "2001",
    .prefix = "T01",
    .authority = clause("ALT01-2.2"),
    .valid = {.from = 20010131},
    .seats_most = 8,  // T01-B-3.1, C-03
    .seats_default = 8,
    .seats_clause = clause("T01-B-3.1"),
    .deck = DeckRule::determined,       // ALT01-2.2
    .order = OrderRule::by_deck,        // T01-3.3, T01-3.4
    .ace_low = AceLowRule::determined,  // T01-3.5(a)
    .joker_allowed = true,              // T01-2.2
    .forced = {.blinds_least = 1,       // T01-4.3, T01-9.1
               .blinds_most = 3,
               .blinds_default = 2,
               .levels = BlindLevels::operator_sets,
               .over_blinds = true,
               .first_round_options = true},
    .limits = {LimitKind::fixed, LimitKind::range, LimitKind::half_pot, LimitKind::full_pot,
               LimitKind::straddle, LimitKind::no_limit},  // T01-4.3(h)
    .limit_default = LimitKind::full_pot,                  // T01-B-3.2
    .least_opening = LeastOpening::last_blind,             // B-18
    .wrong_amount = WrongAmount::put_right,                // T01-17.6, T01-17.7
    .streets = {{.to_each = {{1}, {1}, {1}, {1}, {1}},     // T01-B-2.1
                 .opens = Opens::after_last_blind,         // T01-B-1.2
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
    // P-08: only S05 has rules for entering, and they are about the dealer button; stakes follow
    // S05.
    .table = {.below = BelowStake::declared,  // S05-14.3
              .groups = true,                 // S05-8.1
              .tells_inspector = false},      // S05-18.2
    .staff = books::staff_draw_2001,
    .commission = CommissionScale::stud_2005,  // S05-15.2
    // T01-3.5, T01-4.3: before the start; S05-4.2(a): before a round.
    .locks = {.play = Lock::game_start, .commission = Lock::round_start},
    .cite = &books::citations_draw_2001,
    .irregularities = books::irregularities_2001_b,
    .invalidates_before_end = true,  // S05-19.1
};
static_assert(well_formed(draw_2001));

}  // namespace cardroom::games
