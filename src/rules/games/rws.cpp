// No-limit Hold'em under RWS Poker version 5, 2017.
#include "rules/game/citations.h"
#include "rules/games/games.h"
#include "rules/games/irregularities.h"

namespace cardroom::games {

namespace {

consteval Citations citations_2017() {
  Citations cites;
  cites.minimum = cites.minimum_change = clause("RWS17-3.2");
  cites.stake = cites.buy_in = cites.stake_frozen = cites.top_up = clause("RWS17-3.4");
  cites.chips_only = clause("RWS17-DEF-Bet");
  cites.seats = clause("RWS17-2.1.1");
  cites.deck = cites.joker = clause("RWS17-2.2.1");
  cites.ace_low = clause("RWS17-3.5.1");
  cites.win = cites.high_low = cites.low_qualifier = clause("RWS17-4.4");
  cites.limit = cites.limit_pot = cites.maximum = clause("RWS17-3.2");
  cites.forced = cites.blinds = cites.ante = cites.over_blind = clause("RWS17-DEF-Blind");
  cites.blind_amounts = clause("RWS17-DEF-SmallBlind");
  cites.blind_option = cites.opener_options = cites.opener = clause("RWS17-3.8.1(a)");
  cites.burn = clause("RWS17-DEF-Burn");
  cites.final_check = clause("RWS17-3.9.1(a)");
  cites.commission = cites.commission_rate = cites.commission_cap = cites.commission_time =
      cites.commission_taken = clause("RWS17-4.1");
  cites.chip = cites.tie = clause("RWS17-4.5");
  cites.shuffle = cites.cut = clause("RWS17-3.6");
  cites.marker = clause("RWS17-3.1");
  cites.marker_not_passed = clause("RWS17-DEF-DealerButton");
  cites.blind_posted = clause("RWS17-3.7");
  cites.opening_blind = clause("RWS17-3.3");
  cites.last_blind = clause("RWS17-3.8.1(b)");
  cites.check_first_round = clause("RWS17-DEF-Check");
  cites.check_after_wager = clause("RWS17-3.9.1(c)");
  cites.all_check = clause("RWS17-3.9.1(d)");
  cites.two_contest = cites.raises = clause("RWS17-3.3");
  cites.tap_out = clause("RWS17-3.14.1");
  cites.tap_out_pots = clause("RWS17-3.14.4");
  cites.short_tap_out = clause("RWS17-3.14.3");
  cites.more_than_stake = clause("RWS17-DEF-TableStake");
  cites.uncalled = clause("RWS17-4.3");
  cites.one_left_first = cites.one_left_later = cites.need_not_show = clause("RWS17-3.13.1");
  cites.showdown = clause("RWS17-3.13.2(a)");
  cites.showdown_unbet = clause("RWS17-3.13.2(b)");
  cites.settle = clause("RWS17-4.4");
  cites.no_agreement = clause("RWS17-4.2");
  cites.refund = clause("RWS17-5.1");
  cites.no_lending = clause("RWS17-DEF-TableStake");
  cites.dead_cards = clause("RWS17-DEF-Fold");
  cites.share_information = clause("RWS17-3.13.1");
  cites.seat_choice = cites.new_player = cites.seat_change = clause("RWS17-3.4");
  cites.missed_blinds = clause("RWS17-3.7");
  cites.abstaining = cites.closure = clause("RWS17-3.4");
  cites.one_hand = cites.group = clause("RWS17-3.4");
  cites.table_approval = clause("RWS17-2.1.1");
  cites.card_check = clause("RWS17-2.2.1");
  cites.card_change = clause("RWS17-5.1.1");
  cites.card_count = clause("RWS17-5.1.2");
  // The book has no disputes, sanctions or hours; the casino operator is the House.
  cites.hours = cites.sanction = cites.excluded = cites.language = cites.dispute = cites.agreement =
      clause("RWS17-DEF-House");
  cites.folded_information = clause("RWS17-3.13.1");
  return cites;
}

constexpr Citations cites = citations_2017();
constexpr auto irregularities = irregularities_rws_2017();

consteval Game describe() {
  Game game{.key = "rws-2017", .name = "No Limit Hold'em", .edition = "2017", .prefix = "RWS17"};
  game.authority = clause("RWS17-2.1.1");
  game.valid = {.from = 20171016};
  game.seats_most = game.seats_default = 10;  // P-18
  game.seats_clause = clause("RWS17-2.1.1");
  game.marker = Marker::dealer_button;
  game.marker_start = MarkerStart::dealers_left;      // RWS17-3.1
  game.first = FirstPosition::after_marker;           // RWS17-3.6, RWS17-3.7
  game.heads_up = HeadsUpBlinds::button_posts_first;  // RWS17-3.7
  game.forced = {.blinds_least = 2,
                 .blinds_most = 2,
                 .blinds_default = 2,
                 .levels = BlindLevels::house_small_blind};  // RWS17-DEF-Blind
  game.burn = Burn::always;                                  // RWS17-3.9, RWS17-3.10, RWS17-3.11
  game.limits = {LimitKind::no_limit};                       // RWS17-3.2
  game.limit_default = LimitKind::no_limit;
  game.raises_most_blinds = 0;  // RWS17-3.3
  game.least_opening =
      LeastOpening::table_minimum;           // B-18: a setting, the big blind unless determined.
  game.opening_sets = OpeningSets::nothing;  // RWS17-3.3, B-19
  game.short_raise = ShortRaise::reopens_for_all;    // RWS17-3.14.3, B-20
  game.short_opening = ShortOpening::may_be_raised;  // RWS17-3.14.2, N-14
  game.blind_option = BlindOption::check;            // RWS17-3.8.1(b)
  game.out_of_turn = OutOfTurn::refused;             // B-42
  game.commission = CommissionScale::rake_2017;      // RWS17-4.1
  game.table = {.below = BelowStake::no_rule,        // RWS17-3.4 speaks of joining only.
                .vacates_abstainers = false,
                .tells_inspector = false};
  game.staff.approves_tables = true;  // RWS17-2.1.1
  game.cite = &cites;
  game.irregularities = irregularities;
  game.streets = {{.to_each = {{1}, {1}},
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
                   .order = clause("RWS17-3.12")}};
  return game;
}

}  // namespace

constinit const Game rws_2017 = describe();
static_assert(well_formed(describe()));

}  // namespace cardroom::games
