// Hold'em, Omaha and Seven Card Stud as they are played elsewhere today. Modern, not from the
// documents: they cite no clause, and are here so that hands recorded elsewhere can be replayed.
#include "rules/game/citations.h"
#include "rules/games/games.h"

namespace cardroom::games {

namespace {

constexpr Citations none;

// What the three have in common. A fixed limit has one size a betting round, in units of the
// minimum, and a bet with three raises; the other limits have no cap.
consteval Game modern_game(std::string_view key, std::string_view name) {
  Game game{.key = key, .name = name, .edition = "modern", .prefix = ""};
  game.documented = false;
  game.seats_most = game.seats_default = 10;
  game.marker = Marker::dealer_button;
  game.marker_start = MarkerStart::dealers_left;
  game.first = FirstPosition::after_marker;
  game.heads_up = HeadsUpBlinds::button_posts_first;
  game.raises_most_blinds = game.raises_most_ante = 3;
  game.raise_cap = RaiseCap::fixed_sizes;
  game.unit = BetUnit::table_minimum;
  game.up_card_tie = UpCardTie::suit;
  game.blind_option = BlindOption::check;
  game.out_of_turn = OutOfTurn::refused;
  game.table = {
      .below = BelowStake::no_rule, .vacates_abstainers = false, .tells_inspector = false};
  game.cite = &none;
  return game;
}

consteval Multiples times(std::uint8_t units) {
  return {units, units, units, units, Shape::listed};
}

consteval Game flop_game(std::string_view key, std::string_view name, std::uint8_t hole) {
  Game game = modern_game(key, name);
  game.forced = {.blinds_least = 2,
                 .blinds_most = 2,
                 .blinds_default = 2,
                 .levels = BlindLevels::half_and_whole,
                 .over_blinds = true,
                 .ante_beside_blinds = true};
  game.burn = Burn::always;
  game.limits = {LimitKind::fixed, LimitKind::full_pot, LimitKind::no_limit};
  FixedList<Packet, 5> packets;
  for (int card = 0; card < hole; ++card) packets.push_back({1, Face::down});
  game.streets = {{.to_each = packets, .opens = Opens::after_last_blind, .multiples = times(1)},
                  {.communal = 3, .opens = Opens::first_position, .multiples = times(1)},
                  {.communal = 1, .opens = Opens::first_position, .multiples = times(2)},
                  {.communal = 1, .opens = Opens::first_position, .multiples = times(2)}};
  return game;
}

consteval Game describe_holdem() {
  Game game = flop_game("modern-holdem", "Hold'em", 2);
  game.limit_default = LimitKind::no_limit;
  return game;
}

// High, or high and low with the qualifier of eight by determination.
consteval Game describe_omaha() {
  Game game = flop_game("modern-omaha", "Omaha", 4);
  game.limit_default = LimitKind::full_pot;
  game.showdown = {.from_hole = 2, .low_allowed = true};
  return game;
}

consteval Game describe_stud() {
  Game game = modern_game("modern-stud", "Seven Card Stud");
  game.seats_most = game.seats_default = 8;
  game.forced = {
      .blinds = false, .ante = true, .levels = BlindLevels::half_and_whole, .bring_in = true};
  game.limits = {LimitKind::fixed};
  game.limit_default = LimitKind::fixed;
  game.showdown.low_allowed = true;
  const Packet down{1, Face::down};
  const Packet up{1, Face::up};
  game.streets = {
      {.to_each = {down, down, up}, .opens = Opens::low_or_high_card, .multiples = times(1)},
      {.to_each = {up}, .opens = Opens::best_showing, .multiples = times(1)},
      {.to_each = {up}, .opens = Opens::best_showing, .multiples = times(2)},
      {.to_each = {up}, .opens = Opens::best_showing, .multiples = times(2)},
      {.to_each = {down}, .opens = Opens::best_showing, .multiples = times(2)}};
  return game;
}

}  // namespace

constinit const Game modern_holdem = describe_holdem();
constinit const Game modern_omaha = describe_omaha();
constinit const Game modern_stud = describe_stud();
static_assert(well_formed(describe_holdem()) && well_formed(describe_omaha()) &&
              well_formed(describe_stud()));

}  // namespace cardroom::games
