// Omaha with four, five and six cards, and Courchevel, as they are played elsewhere today. Modern,
// not from the documents.
#include "rules/books/modern.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game modern_omaha = {
    .key = "modern-omaha",
    .name = "Omaha",
    .edition = "modern",
    .documented = false,
    .variant = "O",
    .seats_most = 10,
    .seats_default = 10,
    .marker = Marker::dealer_button,
    .first = FirstPosition::after_marker,
    .heads_up = HeadsUpBlinds::button_posts_first,
    .forced = {.blinds_least = 1,
               .blinds_most = 2,
               .blinds_default = 2,
               .levels = BlindLevels::half_and_whole,
               .over_blinds = true,
               .ante_beside_blinds = true},
    .burn = Burn::always,
    .limits = {LimitKind::fixed, LimitKind::full_pot, LimitKind::no_limit},
    .limit_default = LimitKind::full_pot,
    .raises_most_blinds = 3,
    .raises_most_ante = 3,
    .raise_cap = RaiseCap::fixed_sizes,  // The other limits have no cap.
    .unit = BetUnit::table_minimum,
    .up_card_tie = UpCardTie::suit,
    .short_raise = ShortRaise::may_be_completed,
    .blind_option = BlindOption::check,
    .out_of_turn = OutOfTurn::refused,
    // One size for each betting round, in units of the table minimum.
    .streets = {{.to_each = {{1}, {1}, {1}, {1}},
                 .opens = Opens::after_last_blind,
                 .multiples = {1, 1, 1, 1}},
                {.communal = 3, .opens = Opens::first_position, .multiples = {1, 1, 1, 1}},
                {.communal = 1, .opens = Opens::first_position, .multiples = {2, 2, 2, 2}},
                {.communal = 1, .opens = Opens::first_position, .multiples = {2, 2, 2, 2}}},
    // High, or high and low with the qualifier of eight by determination.
    .showdown = {.from_hole = 2, .low_allowed = true},
    .table = {.below = BelowStake::no_rule, .vacates_abstainers = false, .tells_inspector = false},
    .cite = &books::no_citations,
};
static_assert(well_formed(modern_omaha));

namespace {

consteval Game with_five_cards(Game game) {
  game.key = "modern-five-card-omaha";
  game.name = "Five Card Omaha";
  game.variant = "5O";
  game.seats_most = game.seats_default = 8;
  game.streets[0].to_each = {{1}, {1}, {1}, {1}, {1}};
  return game;
}

consteval Game with_six_cards(Game game) {
  game.key = "modern-six-card-omaha";
  game.name = "Six Card Omaha";
  game.variant = "6O";
  game.seats_most = game.seats_default = 7;
  game.streets[0].to_each = {{1}, {1}, {1}, {1}, {1}, {1}};
  return game;
}

// Five cards, and the first communal card is seen before the first round of betting.
consteval Game with_first_card_up(Game game) {
  game.key = "modern-courchevel";
  game.name = "Courchevel";
  game.variant = "C";
  game.streets[0].communal = 1;
  game.streets[1].communal = 2;
  return game;
}

}  // namespace

constexpr Game modern_five_card_omaha = with_five_cards(modern_omaha);
static_assert(well_formed(modern_five_card_omaha));

constexpr Game modern_six_card_omaha = with_six_cards(modern_omaha);
static_assert(well_formed(modern_six_card_omaha));

constexpr Game modern_courchevel = with_first_card_up(modern_five_card_omaha);
static_assert(well_formed(modern_courchevel));

}  // namespace cardroom::games
