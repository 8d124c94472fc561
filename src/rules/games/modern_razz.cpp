// Razz, Seven Card Stud in which the lowest hand wins, as it is played elsewhere today. Modern, not
// from the documents.
#include "rules/books/modern.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game modern_razz = {
    .key = "modern-razz",
    .name = "Razz",
    .edition = "modern",
    .documented = false,
    .variant = "R",
    .seats_most = 8,
    .seats_default = 8,
    .marker = Marker::dealer_button,
    .first = FirstPosition::after_marker,
    .heads_up = HeadsUpBlinds::button_posts_first,
    .forced = {.blinds = false,
               .ante = true,
               .levels = BlindLevels::half_and_whole,
               .bring_in = true},
    .limits = {LimitKind::fixed},
    .limit_default = LimitKind::fixed,
    .raises_most_blinds = 3,
    .raises_most_ante = 3,
    .raise_cap = RaiseCap::fixed_sizes,
    .unit = BetUnit::table_minimum,
    .up_card_tie = UpCardTie::suit,
    .short_raise = ShortRaise::may_be_completed,
    .blind_option = BlindOption::check,
    .out_of_turn = OutOfTurn::refused,
    // One size for each betting round, in units of the table minimum.
    .streets =
        {{.to_each = {{1, Face::down}, {1, Face::down}, {1, Face::up}},
          .opens = Opens::highest_card_ace_low,
          .multiples = {1, 1, 1, 1}},
         {.to_each = {{1, Face::up}}, .opens = Opens::lowest_showing, .multiples = {1, 1, 1, 1}},
         {.to_each = {{1, Face::up}}, .opens = Opens::lowest_showing, .multiples = {2, 2, 2, 2}},
         {.to_each = {{1, Face::up}}, .opens = Opens::lowest_showing, .multiples = {2, 2, 2, 2}},
         {.to_each = {{1, Face::down}}, .opens = Opens::lowest_showing, .multiples = {2, 2, 2, 2}}},
    .showdown = {.lowest_wins = LowestWins::ace_to_five},
    .table = {.below = BelowStake::no_rule, .vacates_abstainers = false, .tells_inspector = false},
    .cite = &books::no_citations,
};
static_assert(well_formed(modern_razz));

}  // namespace cardroom::games
