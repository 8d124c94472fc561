// Hold'em with 36 cards, as it is played elsewhere today. Modern, not from the documents.
#include "rules/books/modern.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game modern_short_deck = {
    .key = "modern-short-deck",
    .name = "Short Deck Hold'em",
    .edition = "modern",
    .documented = false,
    .variant = "S",
    .seats_most = 9,
    .seats_default = 9,
    .cards = 36,
    .order = OrderRule::by_deck,  // A flush beats a full house; A-6-7-8-9 is a straight.
    .marker = Marker::dealer_button,
    .first = FirstPosition::after_marker,
    // Everybody pays an ante, and the button a blind of the same amount.
    .forced = {.levels = BlindLevels::operator_sets,
               .from = BlindsFrom::last_player,
               .ante_beside_blinds = true},
    .burn = Burn::always,
    .limits = {LimitKind::full_pot, LimitKind::no_limit},
    .limit_default = LimitKind::no_limit,
    .raises_most_blinds = 3,
    .raises_most_ante = 3,
    .raise_cap = RaiseCap::fixed_sizes,  // The other limits have no cap.
    .unit = BetUnit::table_minimum,
    .up_card_tie = UpCardTie::suit,
    .blind_option = BlindOption::check,
    .out_of_turn = OutOfTurn::refused,
    // One size for each betting round, in units of the table minimum.
    .streets = {{.to_each = {{1}, {1}},
                 .opens = Opens::after_last_blind,
                 .multiples = {1, 1, 1, 1}},
                {.communal = 3, .opens = Opens::first_position, .multiples = {1, 1, 1, 1}},
                {.communal = 1, .opens = Opens::first_position, .multiples = {2, 2, 2, 2}},
                {.communal = 1, .opens = Opens::first_position, .multiples = {2, 2, 2, 2}}},
    .table = {.below = BelowStake::no_rule, .vacates_abstainers = false, .tells_inspector = false},
    .cite = &books::no_citations,
};
static_assert(well_formed(modern_short_deck));

}  // namespace cardroom::games
