// Lowball with three draws, deuce to seven and ace to five, as it is played elsewhere today.
// Modern, not from the documents.
#include "rules/books/modern.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game modern_triple_draw = {
    .key = "modern-triple-draw",
    .name = "2-7 Triple Draw",
    .edition = "modern",
    .documented = false,
    .variant = "2L3D",
    .seats_most = 7,
    .seats_default = 7,
    .marker = Marker::dealer_button,
    .first = FirstPosition::after_marker,
    .heads_up = HeadsUpBlinds::button_posts_first,
    .forced = {.blinds_least = 1,
               .blinds_most = 2,
               .blinds_default = 2,
               .levels = BlindLevels::half_and_whole,
               .over_blinds = true,
               .ante_beside_blinds = true},
    .limits = {LimitKind::fixed, LimitKind::full_pot, LimitKind::no_limit},
    .limit_default = LimitKind::fixed,
    .raises_most_blinds = 3,
    .raises_most_ante = 3,
    .raise_cap = RaiseCap::fixed_sizes,
    .unit = BetUnit::table_minimum,
    .short_raise = ShortRaise::may_be_completed,
    .blind_option = BlindOption::check,
    .out_of_turn = OutOfTurn::refused,
    .fifth_card = FifthCard::at_once,
    .streets = {{.to_each = {{1}, {1}, {1}, {1}, {1}},
                 .opens = Opens::after_last_blind,
                 .multiples = {1, 1, 1, 1}},
                {.draw = true, .opens = Opens::first_position, .multiples = {1, 1, 1, 1}},
                {.draw = true, .opens = Opens::first_position, .multiples = {2, 2, 2, 2}},
                {.draw = true, .opens = Opens::first_position, .multiples = {2, 2, 2, 2}}},
    .showdown = {.lowest_wins = LowestWins::deuce_to_seven},
    .table = {.below = BelowStake::no_rule, .vacates_abstainers = false, .tells_inspector = false},
    .cite = &books::no_citations,
};
static_assert(well_formed(modern_triple_draw));

namespace {

// The same for the lowest hand in which the Ace is low and straights and flushes do not count.
consteval Game for_ace_to_five(Game game) {
  game.key = "modern-ace-to-five-draw";
  game.name = "A-5 Triple Draw";
  game.variant = "A5L3D";
  game.showdown.lowest_wins = LowestWins::ace_to_five;
  return game;
}

}  // namespace

constexpr Game modern_ace_to_five_draw = for_ace_to_five(modern_triple_draw);
static_assert(well_formed(modern_ace_to_five_draw));

}  // namespace cardroom::games
