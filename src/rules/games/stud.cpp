// Seven Card Stud of 2005, and Five Card Stud as reconstructed.
#include "rules/games.h"
#include "rules/games/irregularities.h"
#include "rules/games/stud_2005.h"

namespace cardroom::games {

namespace {

constexpr auto irregularities = irregularities_stud_2005();
constexpr Citations cites = citations_2005();

consteval Street street(FixedList<Packet, 5> to_each, Opens opens) {
  return {.to_each = to_each,
          .opens = opens,
          .deal = clause("S05-9.4"),
          .sizes = clause("S05-5.1"),
          .order = clause("S05-12.3")};
}

consteval Game describe() {
  Game game{.key = "stud-2005", .name = "Seven Card Stud", .edition = "2005", .prefix = "S05"};
  game.authority = clause("S05-INS-Approval");
  game.valid = {.from = 20050207};
  game.seats_most = game.seats_default = 8;  // P-18
  game.seats_clause = clause("S05-1.1");
  game.deck = DeckRule::determined;       // S05-2.2
  game.order = OrderRule::by_deck;        // S05-3.3, S05-3.4
  game.ace_low = AceLowRule::determined;  // S05-3.5(a)
  game.joker_allowed = true;              // S05-2.3
  game.showdown.low_allowed = true;       // S05-3.5(b), S05-3.5(c)
  game.marker = Marker::dealer_button;
  game.marker_start = MarkerStart::dealers_right;  // S05-8.3
  game.first = FirstPosition::after_marker;        // S05-8.5(a), S05-9.2
  game.forced = {.ante = true,
                 .blinds_least = 1,
                 .blinds_most = 3,
                 .blinds_default = 1,
                 .levels = BlindLevels::operator_sets,
                 .over_blinds = true,
                 .first_round_options = true};  // S05-4.2, S05-10.1
  game.limits = {LimitKind::fixed,    LimitKind::range,    LimitKind::half_pot,
                 LimitKind::full_pot, LimitKind::straddle, LimitKind::no_limit};  // S05-4.2(g)
  game.limit_default = LimitKind::half_pot;
  game.raises_most_blinds = 3;                     // S05-5.1
  game.raises_most_ante = 0;                       // S05-6.2, B-30
  game.tap_out = TapOutUnits::whole_minimum_bets;  // S05-14.1, B-27
  game.wrong_amount = WrongAmount::put_right;      // S05-17.7, S05-17.8
  game.commission = CommissionScale::stud_2005;    // S05-15.2
  game.locks = {.play = Lock::round_start,         // S05-3.5, S05-4.2
                .commission = Lock::round_start};  // S05-4.2(a)
  game.table = table_2005;
  game.staff = staff_2005;
  game.cite = &cites;
  game.irregularities = irregularities;
  game.invalidates_before_end = true;  // S05-19.1
  const Packet down{1, Face::down};
  const Packet up{1, Face::up};
  game.streets = {{.to_each = {down, down, up},  // S05-9.2
                   .opens = Opens::low_or_high_card,
                   .deal = clause("S05-9.2"),
                   .sizes = clause("S05-5.1"),
                   .order = clause("S05-10.2")},
                  street({up}, Opens::highest_card),
                  street({up}, Opens::highest_card),
                  street({up}, Opens::highest_card),
                  street({down}, Opens::highest_card)};  // S05-9.4
  return game;
}

// G-05: no rules of Five Card Stud are supplied. Read as one hole card and one up, then three more
// up, four betting rounds, the rest as Seven Card Stud.
consteval Game describe_five_card() {
  Game game = describe();
  game.key = "five-card-stud-2001";
  game.name = "Five Card Stud";
  game.edition = "2001";
  game.reconstructed = true;
  game.authority = clause("ALT01-2.2");
  game.valid = {.from = 20010131};
  const Packet down{1, Face::down};
  const Packet up{1, Face::up};
  game.streets = {{.to_each = {down, up},
                   .opens = Opens::low_or_high_card,
                   .deal = clause("S05-9.2"),
                   .sizes = clause("S05-5.1"),
                   .order = clause("S05-10.2")},
                  street({up}, Opens::highest_card),
                  street({up}, Opens::highest_card),
                  street({up}, Opens::highest_card)};
  return game;
}

}  // namespace

constinit const Game stud_2005 = describe();
constinit const Game five_card_stud_2001 = describe_five_card();
static_assert(well_formed(describe()) && well_formed(describe_five_card()));

}  // namespace cardroom::games
