// Tournament Poker: Seven Card Stud, T01 appendix D, and that of NI2005-74, S05-20.
#include "rules/games/games.h"
#include "rules/games/irregularities_2001.h"
#include "rules/games/stud_2005.h"
#include "rules/games/tournament_2001.h"

namespace cardroom::games {

namespace {

constexpr Citations cites_2001 = citations_2001("T01-D", "1.2", "2.3");

consteval Street street_2001(FixedList<Packet, 5> to_each) {
  return {.to_each = to_each,
          .opens = Opens::highest_card,  // T01-D-1.2
          .deal = clause("T01-D-2.3"),
          .sizes = clause("T01-6.2"),
          .order = clause("T01-11.3"),
          .first = clause("T01-11.2")};
}

// T01-D-1.1, T01-D-2.2, T01-D-2.5: five rounds of betting, the last after seven cards; T01-D-2.4:
// any five of them.
consteval Game describe_2001() {
  Game game = tournament_2001("T01-D");
  game.key = "tournament-2001-d";
  game.name = "Tournament Poker - Seven Card Stud";
  game.chip = Chips(5);  // T01-D-3.4, T-04
  game.valid = {20010131, 20050206, clause("S05-INS-Revocation"), "tournament-stud-2005"};  // G-01
  game.seats_most = game.seats_default = 8;                                             // T01-D-3.1
  game.forced = {.blinds = false, .ante = true, .levels = BlindLevels::operator_sets};  // T01-D-3.4
  game.limits = {LimitKind::half_pot};                                                  // T01-D-3.2
  game.limit_default = LimitKind::half_pot;
  game.cite = &cites_2001;
  game.irregularities = table_2001_d;
  const Packet down{1, Face::down};
  const Packet up{1, Face::up};
  game.streets = {{.to_each = {down, down, up},       // T01-D-2.1
                   .opens = Opens::low_or_high_card,  // T01-D-1.2
                   .deal = clause("T01-D-2.1"),
                   .sizes = clause("T01-6.2"),
                   .order = clause("T01-9.2"),
                   .first = clause("T01-9.1")},
                  street_2001({up}),
                  street_2001({up}),
                  street_2001({up}),
                  street_2001({down})};
  return game;
}

// S05-20.4: the conditions have seats, chips and fees; the pots pay no commission (S05-20.20).
consteval Citations citations_tournament_2005() {
  Citations cites = citations_2005();
  cites.stake = cites.buy_in = clause("S05-20.4(d)");
  cites.stake_frozen = cites.top_up = clause("S05-20.14");
  cites.chips_only = clause("S05-DEF-TournamentChips");
  cites.seats = clause("S05-20.8");
  cites.raises = clause("S05-20.5");
  cites.commission = cites.commission_rate = cites.commission_cap = cites.commission_time =
      cites.commission_taken = clause("S05-20.20");
  cites.seat_choice = cites.seat_change = cites.new_player = clause("S05-20.7");
  cites.group = clause("S05-20.4(f)");
  cites.absent = cites.missed_blinds = cites.abstaining = clause("S05-20.11");
  return cites;
}
constexpr Citations cites_2005 = citations_tournament_2005();

consteval Game describe_2005() {
  Game game = stud_game_2005();
  game.key = "tournament-stud-2005";
  game.name = "Tournament Seven Card Stud";
  game.seats_clause = clause("S05-20.8");
  game.commission = CommissionScale::none;  // S05-20.20
  game.table = {.below = BelowStake::no_rule,
                .vacates_abstainers = false,
                .groups = true,  // S05-20.4(f)
                .tells_inspector = false,
                .tournament = true,                 // S05-20.14
                .absent = Absent::folded_at_turn};  // S05-20.11
  game.conditions_prevail = true;                   // S05-20.5, G-06
  game.cite = &cites_2005;
  return game;
}

}  // namespace

constinit const Game tournament_2001_d = describe_2001();
constinit const Game tournament_stud_2005 = describe_2005();
static_assert(well_formed(describe_2001()) && well_formed(describe_2005()));

}  // namespace cardroom::games
