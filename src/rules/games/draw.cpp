// Draw Poker for cash: T01 appendix B for the play, NI2005-74 for stakes and commission (G-05,
// N-20).
#include "rules/games/games.h"
#include "rules/games/irregularities.h"
#include "rules/games/stud_2005.h"

namespace cardroom::games {

namespace {

constexpr auto irregularities = irregularities_draw_2001();
constexpr Citations cites = citations_draw_2001();

consteval Game describe() {
  Game game{.key = "draw-2001", .name = "Draw Poker", .edition = "2001", .prefix = "T01"};
  game.authority = clause("ALT01-2.2");
  game.valid = {.from = 20010131};
  game.seats_most = game.seats_default = 8;  // T01-B-3.1, C-03
  game.seats_clause = clause("T01-B-3.1");
  game.deck = DeckRule::determined;       // ALT01-2.2
  game.order = OrderRule::by_deck;        // T01-3.3, T01-3.4
  game.ace_low = AceLowRule::determined;  // T01-3.5(a)
  game.joker_allowed = true;              // T01-2.2
  game.showdown.low_allowed = true;       // T01-3.5(b), T01-3.5(c)
  game.forced = {.blinds_least = 1,
                 .blinds_most = 3,
                 .blinds_default = 2,
                 .levels = BlindLevels::operator_sets,
                 .over_blinds = true,
                 .first_round_options = true};  // T01-4.3, T01-9.1
  game.limits = {LimitKind::fixed,    LimitKind::range,    LimitKind::half_pot,
                 LimitKind::full_pot, LimitKind::straddle, LimitKind::no_limit};  // T01-4.3(h)
  game.limit_default = LimitKind::full_pot;                                       // T01-B-3.2
  game.least_opening = LeastOpening::last_blind;                                  // B-18
  game.wrong_amount = WrongAmount::put_right;    // T01-17.6, T01-17.7
  game.commission = CommissionScale::stud_2005;  // S05-15.2
  // T01-3.5, T01-4.3: before the start; S05-4.2(a): before a round.
  game.locks = {.play = Lock::game_start, .commission = Lock::round_start};
  // P-08: only S05 has rules for entering, and they are of the dealer button; stakes are S05's.
  game.table = table_2005;
  game.table.entering = Entering::at_once;
  game.staff = staff_draw_2001();
  game.cite = &cites;
  game.irregularities = irregularities;
  game.invalidates_before_end = true;                     // S05-19.1
  game.streets = {{.to_each = {{1}, {1}, {1}, {1}, {1}},  // T01-B-2.1
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
                   .first = clause("T01-11.2")}};
  return game;
}

}  // namespace

constinit const Game draw_2001 = describe();
static_assert(well_formed(describe()));

}  // namespace cardroom::games
