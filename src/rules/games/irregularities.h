// The families' tables of irregularities. The first row that fits decides.
#pragma once

#include <array>

#include "rules/citations.h"
#include "rules/irregularity.h"

namespace cardroom::games {

using I = Irregularity;
using At = Moment;
using If = Condition;
using To = Ruling;

// 16.1 (a) to (c) and the wrong deal of 1995, under the letter each book gives the last.
consteval void add_misdeals_1995(IrregularityRule* rows, std::string_view book,
                                 std::string_view wrong_deal) {
  rows[0] = {I::cut_exposed, At::deal, At::deal, If::any, To::misdeal, cite(book, "16.1(a)")};
  rows[1] = {I::not_cut, At::deal, At::later, If::any, To::misdeal, cite(book, "16.1(b)")};
  rows[2] = {I::out_of_turn, At::deal, At::deal, If::seen, To::misdeal, cite(book, "16.1(c)")};
  rows[3] = {I::out_of_turn, At::deal,          At::deal,
             If::unseen,     To::reconstructed, cite(book, "16.1(c)")};
  std::size_t row = 4;
  for (const I what : {I::player_missed, I::extra_hand, I::extra_card}) {
    rows[row++] = {what, At::deal, At::deal, If::seen, To::misdeal, cite(book, wrong_deal)};
    rows[row++] = {what, At::deal, At::deal, If::unseen, To::reconstructed, cite(book, wrong_deal)};
  }
}

consteval std::array<IrregularityRule, 18> irregularities_manila_1995(std::string_view book) {
  std::array<IrregularityRule, 18> rows{};
  add_misdeals_1995(rows.data(), book, "16.1(f)");
  rows[10] = {I::hole_exposed, At::deal, At::deal, If::any, To::misdeal, cite(book, "16.1(d)")};
  rows[11] = {I::communal_early, At::deal,    At::deal,
              If::first_street,  To::misdeal, cite(book, "16.1(e)")};
  rows[12] = {I::communal_early,      At::deal,          At::later, If::not_begun,
              To::limited_to_minimum, cite(book, "16.6")};
  rows[13] = {I::communal_early,      At::deal,          At::later, If::begun,
              To::limited_to_wagered, cite(book, "16.5")};
  rows[14] = {I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand, cite(book, "16.7")};
  rows[15] = {I::dead_cards, At::deal, At::later, If::any, To::dead_hand, cite(book, "16.8")};
  rows[16] = {I::wager_out_of_turn, At::deal, At::later, If::any, To::stands, cite(book, "16.3")};
  rows[17] = {I::boxed, At::deal, At::deal, If::first_street, To::misdeal, cite(book, "16.1(e)")};
  return rows;
}

consteval std::array<IrregularityRule, 17> irregularities_hold_em_1995(std::string_view book) {
  std::array<IrregularityRule, 17> rows{};
  add_misdeals_1995(rows.data(), book, "16.1(e)");
  rows[10] = {I::hole_exposed,     At::deal,    At::deal,
              If::several_exposed, To::misdeal, cite(book, "16.1(d)")};
  rows[11] = {I::hole_exposed, At::deal,     At::deal,
              If::one_exposed, To::replaced, cite(book, "16.7")};
  rows[12] = {I::communal_early, At::deal, At::later, If::any, To::reshuffled, cite(book, "16.5")};
  rows[13] = {I::burn_exposed, At::later, At::later, If::not_begun, To::used, cite(book, "16.6")};
  rows[14] = {I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand, cite(book, "16.8")};
  rows[15] = {I::dead_cards, At::deal, At::later, If::any, To::dead_hand, cite(book, "16.9")};
  rows[16] = {I::wager_out_of_turn, At::deal, At::later, If::any, To::stands, cite(book, "16.3")};
  return rows;
}

// 17.1, 17.5 to 17.10 of NI2005-74, and 17.1, 17.4 to 17.9 of 2001: the same rules; the window of a
// misdeal and the numbers differ.
struct Numbers2001 {
  std::string_view book;
  Moment misdeal_until;
  std::string_view out_of_turn;
  std::string_view wrong_amount;
  std::string_view wrong_count;
  std::string_view dead_cards;
};

consteval void add_misdeals_2001(IrregularityRule* rows, const Numbers2001& numbers) {
  const Moment until = numbers.misdeal_until;
  rows[0] = {I::cut_exposed, At::deal, until, If::any, To::misdeal, cite(numbers.book, "17.1(a)")};
  rows[1] = {I::not_cut, At::deal, until, If::any, To::misdeal, cite(numbers.book, "17.1(b)")};
  rows[2] = {I::out_of_turn, At::deal, until, If::seen, To::misdeal, cite(numbers.book, "17.1(d)")};
  rows[3] = {I::out_of_turn, At::deal,          until,
             If::unseen,     To::reconstructed, cite(numbers.book, "17.1(d)")};
  std::size_t row = 4;
  for (const I what : {I::player_missed, I::extra_hand}) {
    rows[row++] = {what, At::deal, until, If::seen, To::misdeal, cite(numbers.book, "17.1(e)")};
    rows[row++] = {what,       At::deal,          until,
                   If::unseen, To::reconstructed, cite(numbers.book, "17.1(e)")};
  }
  // C-12: a player with a card too many is always a misdeal.
  rows[row++] = {I::extra_card, At::deal,    until,
                 If::any,       To::misdeal, cite(numbers.book, "17.1(f)")};
  rows[row++] = {I::wager_out_of_turn,
                 At::deal,
                 At::later,
                 If::any,
                 To::stands,
                 cite(numbers.book, numbers.out_of_turn)};
  rows[row++] = {I::wrong_amount, At::deal, At::later,
                 If::any,         To::call, cite(numbers.book, numbers.wrong_amount)};
  rows[row++] = {I::wrong_count, At::deal,      At::showdown,
                 If::any,        To::dead_hand, cite(numbers.book, numbers.wrong_count)};
  rows[row++] = {I::dead_cards, At::deal,      At::later,
                 If::any,       To::dead_hand, cite(numbers.book, numbers.dead_cards)};
}
inline constexpr std::size_t misdeals_2001 = 13;

consteval std::array<IrregularityRule, misdeals_2001 + 11> irregularities_stud_2005() {
  std::array<IrregularityRule, misdeals_2001 + 11> rows{};
  add_misdeals_2001(rows.data(), {"S05", At::first_betting, "17.5", "17.7", "17.9", "17.10"});
  std::size_t row = misdeals_2001;
  rows[row++] = {I::hole_exposed,       At::deal,    At::first_betting,
                 If::several_of_player, To::misdeal, clause("S05-17.1(c)")};
  rows[row++] = {I::hole_exposed, At::deal, At::deal, If::any, To::faced, clause("S05-17.17")};
  rows[row++] = {I::hole_exposed, At::later,       At::later,
                 If::final_card,  To::opens_final, clause("S05-17.19")};
  rows[row++] = {I::boxed,       At::later,       At::later,
                 If::final_card, To::opens_final, clause("S05-17.19")};
  rows[row++] = {I::boxed,       At::deal,           At::later, If::first_of_street,
                 To::reshuffled, clause("S05-17.18")};
  rows[row++] = {I::boxed, At::deal, At::later, If::later_of_street, To::kept, clause("S05-17.18")};
  // S05-17.2, C-13: found after the first betting round it is no misdeal; the hand is played.
  for (const I what :
       {I::cut_exposed, I::out_of_turn, I::player_missed, I::extra_hand, I::extra_card})
    rows[row++] = {what, At::later, At::later, If::any, To::stands, clause("S05-17.2")};
  return rows;
}

consteval std::array<IrregularityRule, misdeals_2001 + 3> irregularities_draw_2001() {
  std::array<IrregularityRule, misdeals_2001 + 3> rows{};
  add_misdeals_2001(rows.data(), {"T01", At::deal, "17.4", "17.6", "17.8", "17.9"});
  std::size_t row = misdeals_2001;
  rows[row++] = {I::hole_exposed,     At::deal,    At::deal,
                 If::several_exposed, To::misdeal, clause("T01-B-4.1")};
  // C-04: one card exposed is not spoken of: it is kept.
  rows[row++] = {I::hole_exposed, At::deal, At::deal, If::any, To::kept, clause("T01-B-4.1")};
  rows[row++] = {I::hole_exposed, At::later, At::draw, If::any, To::kept, clause("T01-B-4.2")};
  return rows;
}

consteval std::array<IrregularityRule, 14> irregularities_rws_2017() {
  return {{
      {I::foreign_card, At::deal, At::draw, If::any, To::void_round, clause("RWS17-5.1.1")},
      {I::deck_count, At::deal, At::draw, If::any, To::void_round, clause("RWS17-5.1.2")},
      {I::hole_exposed, At::deal, At::deal, If::several_exposed, To::void_round,
       clause("RWS17-5.1.3")},
      // C-28: one exposed card is not listed; as in H95-16.7 it is replaced.
      {I::hole_exposed, At::deal, At::deal, If::one_exposed, To::replaced, clause("RWS17-5.1.3")},
      {I::extra_card, At::deal, At::later, If::seen, To::void_round, clause("RWS17-5.1.4")},
      {I::extra_card, At::deal, At::deal, If::unseen, To::reconstructed, clause("RWS17-5.1.4")},
      {I::wrong_count, At::deal, At::later, If::any, To::void_round, clause("RWS17-5.1.4")},
      {I::player_missed, At::deal, At::later, If::seen, To::void_round, clause("RWS17-5.1.5(b)")},
      {I::player_missed, At::deal, At::deal, If::unseen, To::reconstructed,
       clause("RWS17-5.1.5(a)")},
      {I::extra_hand, At::deal, At::later, If::seen, To::void_round, clause("RWS17-5.1.5(b)")},
      {I::extra_hand, At::deal, At::deal, If::unseen, To::reconstructed, clause("RWS17-5.1.5(a)")},
      {I::dead_cards, At::deal, At::later, If::any, To::dead_hand, clause("RWS17-DEF-Fold")},
      // C-28: what 5.1 does not list is never void by itself; the supervisor rules.
      {I::communal_early, At::deal, At::later, If::any, To::supervisor_decides,
       clause("RWS17-5.1")},
      {I::burn_exposed, At::deal, At::later, If::any, To::supervisor_decides, clause("RWS17-5.1")},
  }};
}

}  // namespace cardroom::games
