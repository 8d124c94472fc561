// Seven Card Stud of 2005, as a tournament under section 20, and Five Card Stud as reconstructed
// from it.
#include "rules/books/alterations_2001.h"
#include "rules/games/games.h"

namespace cardroom::games {

// One more card to each player; the highest card showing opens.
consteval Street next_card_2005(Face face) {
  return {.to_each = {{1, face}},
          .opens = Opens::highest_card,
          .deal = clause("S05-9.4"),
          .sizes = clause("S05-5.1"),
          .order = clause("S05-12.3"),
          .first = clause("S05-12.2")};
}

constexpr Game stud_2005 = {
    .key = "stud-2005",
    .name = "Seven Card Stud",
    .edition = "2005",
    .prefix = "S05",
    .authority = clause("S05-INS-Approval"),
    .valid = {.from = 20050207},
    .seats_most = 8,  // P-18
    .seats_default = 8,
    .seats_clause = clause("S05-1.1"),
    .deck = DeckRule::determined,       // S05-2.2
    .order = OrderRule::by_deck,        // S05-3.3, S05-3.4
    .ace_low = AceLowRule::determined,  // S05-3.5(a)
    .joker_allowed = true,              // S05-2.3
    .marker = Marker::dealer_button,
    .marker_start = MarkerStart::dealers_right,  // S05-8.3
    .first = FirstPosition::after_marker,        // S05-8.5(a), S05-9.2
    .forced = {.ante = true,                     // S05-4.2, S05-10.1
               .blinds_least = 1,
               .blinds_most = 3,
               .blinds_default = 1,
               .levels = BlindLevels::operator_sets,
               .over_blinds = true,
               .first_round_options = true},
    .limits = {LimitKind::fixed, LimitKind::range, LimitKind::half_pot, LimitKind::full_pot,
               LimitKind::straddle, LimitKind::no_limit},  // S05-4.2(g)
    .limit_default = LimitKind::half_pot,
    .raises_most_blinds = 3,                     // S05-5.1
    .raises_most_ante = 0,                       // S05-6.2, B-30
    .tap_out = TapOutUnits::whole_minimum_bets,  // S05-14.1, B-27
    .wrong_amount = WrongAmount::put_right,      // S05-17.7, S05-17.8
    .streets = {{.to_each = {{1, Face::down}, {1, Face::down}, {1, Face::up}},  // S05-9.2
                 .opens = Opens::low_or_high_card,
                 .deal = clause("S05-9.2"),
                 .sizes = clause("S05-5.1"),
                 .order = clause("S05-10.2"),
                 .first = clause("S05-10.1")},
                next_card_2005(Face::up),  // S05-9.4
                next_card_2005(Face::up),
                next_card_2005(Face::up),
                next_card_2005(Face::down)},
    .showdown = {.low_allowed = true},          // S05-3.5(b), S05-3.5(c)
    .table = {.entering = Entering::by_blinds,  // S05-17.4, S05-17.11 to S05-17.13
              .below = BelowStake::declared,    // S05-14.3
              .groups = true,                   // S05-8.1
              .tells_inspector = false},        // S05-18.2
    .staff = books::staff_2005,
    .commission = CommissionScale::stud_2005,                               // S05-15.2
    .locks = {.play = Lock::round_start, .commission = Lock::round_start},  // S05-3.5, S05-4.2
    .cite = &books::citations_2005,
    .irregularities = books::irregularities_2005,
    .invalidates_before_end = true,  // S05-19.1
};
static_assert(well_formed(stud_2005));

constexpr Game tournament_stud_2005 = books::under_section_20(stud_2005);
static_assert(well_formed(tournament_stud_2005));

// G-05: there are no rules of Five Card Stud but the alterations of 2001. It is read as one hole
// card and one up, then three more up, four betting rounds, and the rest as in Seven Card Stud.
consteval Game reconstruct_five_card_stud() {
  Game game = stud_2005;
  game.key = "five-card-stud-2001";
  game.name = "Five Card Stud";
  game.edition = "2001";
  game.reconstructed = true;
  game.authority = clause("ALT01-2.2");
  game.valid = {.from = 20010131};
  // ALT01-8.3: the Buck, which is dealt to first, as in the Seven Card Stud of the same gazette.
  game.marker = Marker::buck;
  game.marker_start = MarkerStart::dealers_left;
  game.first = FirstPosition::marker_itself;
  game.table.entering = Entering::at_once;  // P-08: those rules are about the dealer button.
  game.cite = &books::citations_five_card_stud;
  game.streets[0].to_each = {{1, Face::down}, {1, Face::up}};
  game.streets.pop_back();
  return game;
}
constexpr Game five_card_stud_2001 = reconstruct_five_card_stud();
static_assert(well_formed(five_card_stud_2001));

}  // namespace cardroom::games
