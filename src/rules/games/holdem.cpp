// Hold-Em of 1995 and under the 2001 alterations.
#include "rules/games.h"
#include "rules/games/gazette_1995.h"
#include "rules/games/irregularities.h"

namespace cardroom::games {

namespace {

constexpr Citations cites_1995 = citations_1995("H95", hold_em_numbers);
constexpr Citations cites_2001 = altered_2001(cites_1995);
constexpr auto irregularities = irregularities_hold_em_1995("H95");

consteval Game describe() {
  Game game{.key = "holdem-1995", .name = "Hold-Em", .edition = "1995", .prefix = "H95"};
  game.authority = clause("95-INS-Approval");
  game.valid = valid_1995;
  game.seats_most = game.seats_default = 10;  // H95-1
  game.seats_clause = clause("H95-1");
  game.forced = {.blinds_least = 2, .blinds_most = 3, .blinds_default = 2};  // H95-5.3, H95-6.4
  game.burn = Burn::always;  // H95-7.3, H95-8.4, H95-9.1
  game.limits = {LimitKind::fixed, LimitKind::half_pot, LimitKind::full_pot,
                 LimitKind::no_limit};              // H95-10.6
  game.commission = CommissionScale::gazette_1995;  // H95-11.1
  game.cite = &cites_1995;
  game.irregularities = irregularities;
  game.streets = {{.to_each = {{1}, {1}},             // H95-6.5: one card at a time, two each.
                   .opens = Opens::after_last_blind,  // H95-7.1
                   .multiples = {0, 0, 1, 2, Shape::listed},  // H95-10.2
                   .deal = clause("H95-6.5"),
                   .sizes = clause("H95-10.2"),
                   .order = clause("H95-7.1")}};
  add_flop_turn_river(game, "H95");
  return game;
}

consteval Game describe_2001() {
  Game game = describe();
  game.key = "holdem-2001";
  game.edition = "2001";
  game.authority = clause("ALT01-2.2");
  game.valid = valid_2001;
  game.deck = DeckRule::determined;       // ALT01-2.2
  game.order = OrderRule::by_deck;        // G-03: T01-3.3, T01-3.4
  game.ace_low = AceLowRule::determined;  // T01-3.5(a)
  game.joker_allowed = true;              // T01-2.2, G-04
  game.showdown.low_allowed = true;       // T01-3.5(b), T01-3.5(c)
  game.cite = &cites_2001;
  return game;
}

}  // namespace

constinit const Game holdem_1995 = describe();
constinit const Game holdem_2001 = describe_2001();
static_assert(well_formed(describe()) && well_formed(describe_2001()));

}  // namespace cardroom::games
