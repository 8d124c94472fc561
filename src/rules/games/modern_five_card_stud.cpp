// Five Card Stud as it is played elsewhere today. Modern, not from the documents.
#include "rules/books/modern.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game modern_five_card_stud = {
    .key = "modern-five-card-stud",
    .name = "Five Card Stud",
    .edition = "modern",
    .documented = false,
    .variant = "5S",
    .seats_most = 8,
    .seats_default = 8,
    .marker = Marker::dealer_button,
    .first = FirstPosition::after_marker,
    .forced = {.blinds = false,
               .ante = true,
               .levels = BlindLevels::half_and_whole,
               .bring_in = true},
    .limits = {LimitKind::fixed},
    .raises_most_ante = 3,
    .unit = BetUnit::table_minimum,
    .up_card_tie = UpCardTie::suit,
    .short_raise = ShortRaise::may_be_completed,
    .out_of_turn = OutOfTurn::refused,
    // One size for each betting round, in units of the table minimum.
    .streets =
        {{.to_each = {{1, Face::down}, {1, Face::up}},
          .opens = Opens::low_or_high_card,
          .multiples = {1, 1, 1, 1}},
         {.to_each = {{1, Face::up}}, .opens = Opens::best_showing, .multiples = {1, 1, 1, 1}},
         {.to_each = {{1, Face::up}}, .opens = Opens::best_showing, .multiples = {2, 2, 2, 2}},
         {.to_each = {{1, Face::up}}, .opens = Opens::best_showing, .multiples = {2, 2, 2, 2}}},
    .table = {.below = BelowStake::no_rule, .vacates_abstainers = false, .tells_inspector = false},
    .cite = &books::no_citations,
};
static_assert(well_formed(modern_five_card_stud));

}  // namespace cardroom::games
