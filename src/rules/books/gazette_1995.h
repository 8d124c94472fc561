// S275 of 3 November 1995: Three Card Manila, Hold-Em and Omaha, nearly the same sections under
// three prefixes, and section 19 on tournaments of each.
#pragma once

#include "rules/books/irregularity_rows.h"
#include "rules/game/citations.h"
#include "rules/game/game.h"

namespace cardroom::books {

// Clauses that the three books number differently.
struct Book1995 {
  std::string_view prefix;
  Clause stake;
  Clause stake_frozen;
  Clause chips_only;
  Clause blinds;     // The number of blinds.
  Clause limit;      // What may be determined.
  Clause limit_pot;  // Half and full pot.
  Clause burn;
  Clause last_blind;
  Clause one_left;    // In the first betting round.
  Clause wrong_deal;  // A player missed, or one hand or card too many.
  Clause dead_cards;
};

inline constexpr Book1995 manila = {.prefix = "M95",
                                    .stake = clause("M95-5.3"),
                                    .stake_frozen = clause("M95-5.4"),
                                    .chips_only = clause("M95-5.5"),
                                    .blinds = clause("M95-6.4"),
                                    .limit = clause("M95-10.2"),
                                    .limit_pot = clause("M95-10.2"),
                                    .burn = clause("M95-7.4"),
                                    .last_blind = clause("M95-7.2"),
                                    .one_left = clause("M95-7.3(a)"),
                                    .wrong_deal = clause("M95-16.1(f)"),
                                    .dead_cards = clause("M95-16.8")};
inline constexpr Book1995 hold_em = {.prefix = "H95",
                                     .stake = clause("H95-5.4"),
                                     .stake_frozen = clause("H95-5.5"),
                                     .chips_only = clause("H95-5.6"),
                                     .blinds = clause("H95-5.3"),
                                     .limit = clause("H95-10.6"),
                                     .limit_pot = clause("H95-10.7"),
                                     .burn = clause("H95-7.3"),
                                     .last_blind = clause("H95-7.1[LB]"),
                                     .one_left = clause("H95-7.2(a)"),
                                     .wrong_deal = clause("H95-16.1(e)"),
                                     .dead_cards = clause("H95-16.9")};
inline constexpr Book1995 omaha = {.prefix = "O95",
                                   .stake = clause("O95-5.4"),
                                   .stake_frozen = clause("O95-5.5"),
                                   .chips_only = clause("O95-5.6"),
                                   .blinds = clause("O95-5.3"),
                                   .limit = clause("O95-10.6"),
                                   .limit_pot = clause("O95-10.7"),
                                   .burn = clause("O95-7.3"),
                                   .last_blind = clause("O95-7.1[LB]"),
                                   .one_left = clause("O95-7.2(a)"),
                                   .wrong_deal = clause("O95-16.1(e)"),
                                   .dead_cards = clause("O95-16.9")};

constexpr Clause cite(const Book1995& book, std::string_view number) {
  return cardroom::cite(book.prefix, number);
}

template <const Book1995& book>
inline constexpr Citations citations_1995 = {
    .validity = clause("95-INS-Approval"),
    // What may be determined, and under which clause.
    .minimum = cite(book, "5.1"),
    .minimum_change = cite(book, "5.2"),
    .stake = book.stake,
    .seats = cite(book, "1"),
    .deck = cite(book, "3.1"),
    .joker = cite(book, "3.1"),
    .ace_low = cite(book, "3.5"),
    .win = cite(book, "14.3"),
    .high_low = cite(book, "14.3"),
    .low_qualifier = cite(book, "14.3"),
    .limit = book.limit,
    .limit_pot = book.limit_pot,
    .maximum = book.limit,
    .raises = cite(book, "10.2"),
    .forced = cite(book, "6.4"),
    .blinds = book.blinds,
    .blind_amounts = cite(book, "10.1"),
    .ante = cite(book, "6.4"),
    .over_blind = cite(book, "6.4"),
    .blind_option = cite(book, "7.1"),
    .opener = cite(book, "7.1"),
    .burn = book.burn,
    .final_check = cite(book, "13.1"),
    .commission = cite(book, "11.1"),
    .commission_rate = cite(book, "11.2"),
    .commission_cap = cite(book, "11.1"),
    .commission_time = cite(book, "11.2"),
    .chip = cite(book, "9.4"),
    // The deal and the forced bets.
    .shuffle = cite(book, "4.1"),
    .cut = cite(book, "4.2"),
    .marker = cite(book, "6.2"),
    .marker_not_passed = cite(book, "6.3"),
    .blind_posted = cite(book, "6.4"),
    // Betting.
    .over_limit = book.limit,
    .opener_options = cite(book, "7.1"),
    .first_inactive = cite(book, "8.5"),
    .last_blind = book.last_blind,
    .check_first_round = cite(book, "13.1"),
    .check_after_wager = cite(book, "13.2"),
    .all_check = cite(book, "13.3"),
    .two_contest = cite(book, "10.5"),
    .tap_out = cite(book, "12.1"),
    .tap_out_pots = cite(book, "12.2"),
    .short_tap_out = cite(book, "12.5"),
    .more_than_stake = cite(book, "DEF-TableStake"),
    .out_of_turn_stands = cite(book, "16.3"),
    .out_of_turn_exceeded = cite(book, "16.4"),
    .uncalled = cite(book, "11.4"),
    // Ending.
    .one_left_first = book.one_left,
    .one_left_later = cite(book, "8.3(a)"),
    .showdown = cite(book, "9.2"),
    .showdown_unbet = cite(book, "9.2"),
    .need_not_show = cite(book, "15.6"),
    .share_information = cite(book, "15.6"),
    .settle = cite(book, "9.3(c)"),
    .commission_taken = cite(book, "11.1"),
    .announced = cite(book, "9.3(b)"),
    .tie = cite(book, "9.4"),
    .no_agreement = cite(book, "9.5"),
    .dead_cards = book.dead_cards,
    // Irregularities and the acts of staff.
    .misdeal = cite(book, "16.2"),
    .invalidate_disruption = cite(book, "18.3(a)"),
    .invalidate_fraud = cite(book, "18.3(b)"),
    .refund = cite(book, "18.4"),
    .void_wager = cite(book, "18.2(a)"),
    .no_lending = cite(book, "12.4"),
    // The table.
    .seat_choice = cite(book, "6.1"),
    .buy_in = book.stake,
    .stake_frozen = book.stake_frozen,
    .top_up = cite(book, "12.3"),
    .chips_only = book.chips_only,
    .missed_blinds = cite(book, "6.3"),
    .new_player = cite(book, "6.1"),
    .seat_change = cite(book, "6.1"),
    .abstaining = cite(book, "18.8"),
    .closure = cite(book, "17.2"),
    .one_hand =  // They speak of choosing a seat, not seats.
    cite(book, "6.1"),
    .group = cite(book, "6.1"),
    // The acts of staff around the round of play.
    .table_approval = cite(book, "1"),
    .card_check = cite(book, "3.2"),
    .card_change = cite(book, "3.3"),
    .card_count = cite(book, "3.4"),
    .hours = cite(book, "17.1"),
    .sanction = cite(book, "18.2"),
    .excluded = cite(book, "18.2(b)"),
    .language = cite(book, "15.3"),
    .folded_information = cite(book, "15.5"),
    .dispute = cite(book, "18.6"),
    .dispute_notice = cite(book, "18.5"),
    .agreement = cite(book, "18.6"),
};

// 16.1: the deal of any of the three games; C-14: the missing cut is found after a wager. 16.3:
// wagers out of turn.
template <const Book1995& book>
inline constexpr auto misdeals_1995 = std::to_array<IrregularityRule>({
    {I::cut_exposed, At::deal, At::deal, If::any, To::misdeal, cite(book, "16.1(a)")},
    {I::not_cut, At::deal, At::later, If::any, To::misdeal, cite(book, "16.1(b)")},
    {I::out_of_turn, At::deal, At::deal, If::seen, To::misdeal, cite(book, "16.1(c)")},
    {I::out_of_turn, At::deal, At::deal, If::unseen, To::reconstructed, cite(book, "16.1(c)")},
    {I::out_of_turn, At::deal, At::deal, If::mixed, To::misdeal, cite(book, "16.1(c)")},
    {I::player_missed, At::deal, At::deal, If::seen, To::misdeal, book.wrong_deal},
    {I::player_missed, At::deal, At::deal, If::unseen, To::reconstructed, book.wrong_deal},
    {I::player_missed, At::deal, At::deal, If::mixed, To::misdeal, book.wrong_deal},
    {I::extra_hand, At::deal, At::deal, If::seen, To::misdeal, book.wrong_deal},
    {I::extra_hand, At::deal, At::deal, If::unseen, To::reconstructed, book.wrong_deal},
    {I::extra_hand, At::deal, At::deal, If::mixed, To::misdeal, book.wrong_deal},
    {I::extra_card, At::deal, At::deal, If::seen, To::misdeal, book.wrong_deal},
    {I::extra_card, At::deal, At::deal, If::unseen, To::reconstructed, book.wrong_deal},
    {I::extra_card, At::deal, At::deal, If::mixed, To::misdeal, book.wrong_deal},
    {I::wager_out_of_turn, At::deal, At::later, If::any, To::stands, cite(book, "16.3")},
});

inline constexpr auto irregularities_manila = joined(
    misdeals_1995<manila>,
    {
        {I::hole_exposed, At::deal, At::deal, If::any, To::misdeal, clause("M95-16.1(d)")},
        // The second communal card: C-09.
        {I::communal_early, At::deal, At::deal, If::first_street, To::misdeal,
         clause("M95-16.1(e)")},
        {I::boxed, At::deal, At::first_betting, If::first_street, To::misdeal,
         clause("M95-16.1(e)")},
        // It is found when it is dealt.
        {I::boxed, At::later, At::later, If::second_dealt, To::misdeal, clause("M95-16.1(e)")},
        // C-24: after all have tapped out the cards are dealt at once, and it is reported then.
        {I::boxed, At::showdown, At::showdown, If::second_not_bet, To::misdeal,
         clause("M95-16.1(e)")},
        {I::communal_early, At::deal, At::later, If::not_begun, To::limited_to_minimum,
         clause("M95-16.6")},
        {I::communal_early, At::deal, At::later, If::begun, To::limited_to_wagered,
         clause("M95-16.5")},
        {I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand, clause("M95-16.7")},
        {I::dead_cards, At::deal, At::later, If::any, To::dead_hand, clause("M95-16.8")},
    });

// For Hold-Em and Omaha.
template <const Book1995& book>
inline constexpr auto irregularities_1995 = joined(
    misdeals_1995<book>,
    {
        {I::hole_exposed, At::deal, At::deal, If::several_exposed, To::misdeal,
         cite(book, "16.1(d)")},
        {I::hole_exposed, At::deal, At::deal, If::one_exposed, To::replaced, cite(book, "16.7")},
        {I::communal_early, At::deal, At::later, If::any, To::reshuffled, cite(book, "16.5")},
        {I::burn_exposed, At::later, At::later, If::not_begun, To::used, cite(book, "16.6")},
        {I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand, cite(book, "16.8")},
        {I::dead_cards, At::deal, At::later, If::any, To::dead_hand, cite(book, "16.9")},
    });

inline constexpr StaffRules staff_1995 = {
    .checks_cards = true,                             // *95-3.2
    .counts_cards = true,                             // *95-3.4
    .replacements = ReplacementCheck::dealer_if_all,  // *95-3.3
    .sets_hours = true,                               // *95-17.1
    .excludes = true,                                 // *95-18.2(b)
    .deals_out = true,                                // *95-15.3
    .told = ToldTo::table,                            // *95-15.5
    .decides = true,                                  // *95-18.6
    .reviewer = "the Chief Casino Inspector",
    .consulted = "a Government Casino Inspector"};  // *95-18.5

// Section 19: what the conditions of a tournament determine (19.3), and no commission (19.4): the
// operator keeps a part of the entry fees, but nothing from the pots.
template <const Book1995& book>
consteval Citations cited_by_section_19() {
  Citations cites = citations_1995<book>;
  cites.commission = cites.commission_rate = cites.commission_cap = cites.commission_time =
      cites.commission_taken = cite(book, "19.4");
  cites.announced = {};
  cites.blind_amounts = cites.limit = cites.raises = cites.chip = cite(book, "19.3");
  cites.stake = cites.buy_in = cites.stake_frozen = cites.top_up = cite(book, "19.3");
  cites.seat_choice = cites.seat_change = cites.new_player = cites.group = cite(book, "19.3");
  cites.absent = cites.missed_blinds = cites.abstaining = cite(book, "19.3");
  return cites;
}
template <const Book1995& book>
inline constexpr Citations citations_section_19 = cited_by_section_19<book>();

struct Tournament1995 {
  std::string_view key;
  std::string_view name;
  const Citations* cite;
};

// A cash game as a tournament, under conditions that were approved (95-19.2) and take precedence
// over the rules (95-19.3).
consteval Game under_section_19(Game game, const Tournament1995& tournament) {
  game.key = tournament.key;
  game.name = tournament.name;
  game.valid.ended_by = clause("ALT01-19");
  game.valid.next = {};
  game.forced.levels = BlindLevels::operator_sets;  // *95-19.3
  game.limits = {LimitKind::fixed, LimitKind::half_pot, LimitKind::full_pot,
                 LimitKind::no_limit};      // *95-19.3
  game.commission = CommissionScale::none;  // *95-19.4
  game.conditions_prevail = true;           // *95-19.3, G-06
  // The section does not mention absent players, so S05-20.11 applies (T-12).
  game.table = {.below = BelowStake::no_rule,
                .vacates_abstainers = false,
                .groups = true,
                .tournament = true,
                .absent = Absent::folded_at_turn};
  game.cite = tournament.cite;
  return game;
}

}  // namespace cardroom::books
