// No-limit Hold'em under RWS Poker version 5, 2017.
#include "rules/books/rws_2017.h"
#include "rules/games/games.h"

namespace cardroom::games {

constexpr Game rws_2017 = {
    .key = "rws-2017",
    .name = "No Limit Hold'em",
    .edition = "2017",
    .prefix = "RWS17",
    .authority = clause("RWS17-2.1.1"),
    .valid = {.from = 20171016},
    .seats_most = 10,  // P-18
    .seats_default = 10,
    .seats_clause = clause("RWS17-2.1.1"),
    .marker = Marker::dealer_button,
    .marker_start = MarkerStart::dealers_left,      // RWS17-3.1
    .first = FirstPosition::after_marker,           // RWS17-3.6, RWS17-3.7
    .heads_up = HeadsUpBlinds::button_posts_first,  // RWS17-3.7
    .game_marker = true,                            // RWS17-DEF-GameMarker
    .forced = {.blinds_least = 2,
               .blinds_most = 2,
               .blinds_default = 2,
               .levels = BlindLevels::house_small_blind},  // RWS17-DEF-Blind
    .burn = Burn::always,                                  // RWS17-3.9, RWS17-3.10, RWS17-3.11
    .limits = {LimitKind::no_limit},                       // RWS17-3.2
    .limit_default = LimitKind::no_limit,
    .raises_most_blinds = 0,                       // RWS17-3.3
    .least_opening = LeastOpening::table_minimum,  // B-18: the big blind unless determined.
    .opening_sets = OpeningSets::nothing,          // RWS17-3.3, B-19
    .short_raise = ShortRaise::reopens_for_all,    // RWS17-3.14.3, B-20
    .short_opening = ShortOpening::may_be_raised,  // RWS17-3.14.2, N-14
    .blind_option = BlindOption::check,            // RWS17-3.8.1(b)
    .out_of_turn = OutOfTurn::refused,             // B-42
    .streets = {{.to_each = {{1}, {1}},
                 .opens = Opens::after_last_blind,
                 .deal = clause("RWS17-3.8"),
                 .sizes = clause("RWS17-3.3"),
                 .order = clause("RWS17-3.8.1(b)"),
                 .first = clause("RWS17-3.8.1(a)")},
                {.communal = 3,
                 .opens = Opens::first_position,
                 .deal = clause("RWS17-3.9"),
                 .sizes = clause("RWS17-3.3"),
                 .order = clause("RWS17-3.9.1(d)"),
                 .first = clause("RWS17-3.9.1(a)")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .deal = clause("RWS17-3.10"),
                 .sizes = clause("RWS17-3.3"),
                 .order = clause("RWS17-3.12")},
                {.communal = 1,
                 .opens = Opens::first_position,
                 .deal = clause("RWS17-3.11"),
                 .sizes = clause("RWS17-3.3"),
                 .order = clause("RWS17-3.12")}},
    .table = {.below = BelowStake::no_rule,  // RWS17-3.4 speaks of joining only.
              .vacates_abstainers = false,
              .tells_inspector = false},
    .staff = {.approves_tables = true},        // RWS17-2.1.1
    .commission = CommissionScale::rake_2017,  // RWS17-4.1
    .cite = &books::citations_2017,
    .irregularities = books::irregularities_2017,
};
static_assert(well_formed(rws_2017));

}  // namespace cardroom::games
