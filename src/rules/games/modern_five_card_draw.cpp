// Five-card draw as it is played elsewhere today. Modern, not from the documents.
#include "rules/books/modern.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game modern_five_card_draw = {
    .key = "modern-five-card-draw",
    .name = "Five Card Draw",
    .edition = "modern",
    .documented = false,
    .variant = "5D",
    .seats_most = 7,
    .seats_default = 6,
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
    .raise_cap = RaiseCap::fixed_sizes,  // The other limits have no cap.
    .unit = BetUnit::table_minimum,
    .short_raise = ShortRaise::may_be_completed,
    .blind_option = BlindOption::check,
    .out_of_turn = OutOfTurn::refused,
    .fifth_card = FifthCard::at_once,
    // One size for each betting round, in units of the table minimum.
    .streets = {{.to_each = {{1}, {1}, {1}, {1}, {1}},
                 .opens = Opens::after_last_blind,
                 .multiples = {1, 1, 1, 1}},
                {.draw = true, .opens = Opens::first_position, .multiples = {2, 2, 2, 2}}},
    .table = {.below = BelowStake::no_rule, .vacates_abstainers = false, .tells_inspector = false},
    .cite = &books::no_citations,
};
static_assert(well_formed(modern_five_card_draw));

}  // namespace cardroom::games
