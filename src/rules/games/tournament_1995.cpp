// Section 19 of 1995 on the three games: a tournament of Three Card Manila, Hold-Em or Omaha under
// conditions that were approved (95-19.2) and prevail over the rules (95-19.3).
#include "rules/games/games.h"
#include "rules/games/gazette_1995.h"
#include "rules/games/irregularities.h"

namespace cardroom::games {

namespace {

consteval Citations citations(std::string_view book, const Numbers1995& numbers) {
  Citations cites = citations_1995(book, numbers);
  // 19.4: the operator keeps a part of the entry fees, and nothing of the pots.
  cites.commission = cites.commission_rate = cites.commission_cap = cites.commission_time =
      cites.commission_taken = cite(book, "19.4");
  cites.announced = {};
  // 19.3: what the conditions determine.
  cites.blind_amounts = cites.limit = cites.raises = cites.chip = cite(book, "19.3");
  cites.stake = cites.buy_in = cites.stake_frozen = cites.top_up = cite(book, "19.3");
  cites.seat_choice = cites.seat_change = cites.new_player = cites.group = cite(book, "19.3");
  cites.absent = cites.missed_blinds = cites.abstaining = cite(book, "19.3");
  return cites;
}

constexpr Citations cites_manila = citations("M95", manila_numbers);
constexpr Citations cites_holdem = citations("H95", hold_em_numbers);
constexpr Citations cites_omaha = citations("O95", hold_em_numbers);
constexpr auto irregularities_manila = irregularities_manila_1995("M95");
constexpr auto irregularities_holdem = irregularities_hold_em_1995("H95");
constexpr auto irregularities_omaha = irregularities_hold_em_1995("O95");

// What section 19 makes of a game for cash.
consteval Game tournament_of(Game game, std::string_view key, std::string_view name) {
  game.key = key;
  game.name = name;
  game.valid.ended_by = clause("ALT01-19");
  game.forced.levels = BlindLevels::operator_sets;  // 19.3
  game.limits = {LimitKind::fixed, LimitKind::half_pot, LimitKind::full_pot,
                 LimitKind::no_limit};      // 19.3
  game.commission = CommissionScale::none;  // 19.4
  game.conditions_prevail = true;           // 19.3, G-06
  // The section is silent on players who are not there; read as S05-20.11 has it (T-12).
  game.table = {.below = BelowStake::no_rule,
                .vacates_abstainers = false,
                .groups = true,
                .tournament = true,
                .absent = Absent::folded_at_turn};
  return game;
}

consteval Game describe_manila() {
  Game game =
      tournament_of(manila_game_1995(), "tournament-1995-manila", "Tournament Three Card Manila");
  game.cite = &cites_manila;
  game.irregularities = irregularities_manila;
  return game;
}

consteval Game describe_holdem() {
  Game game = tournament_of(flop_game_1995("H95", {{1}, {1}}), "tournament-1995-holdem",
                            "Tournament Hold-Em");
  game.cite = &cites_holdem;
  game.irregularities = irregularities_holdem;
  return game;
}

consteval Game describe_omaha() {
  Game game = tournament_of(flop_game_1995("O95", {{1}, {1}, {1}, {1}}), "tournament-1995-omaha",
                            "Tournament Omaha");
  game.showdown.from_hole = 2;  // O95-14.1
  game.cite = &cites_omaha;
  game.irregularities = irregularities_omaha;
  return game;
}

}  // namespace

constinit const Game tournament_1995_manila = describe_manila();
constinit const Game tournament_1995_holdem = describe_holdem();
constinit const Game tournament_1995_omaha = describe_omaha();
static_assert(well_formed(describe_manila()) && well_formed(describe_holdem()) &&
              well_formed(describe_omaha()));

}  // namespace cardroom::games
