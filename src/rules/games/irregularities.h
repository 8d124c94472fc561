// The families' tables of irregularities. The first row that fits decides.
#pragma once

#include <array>

#include "rules/game/citations.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom::games {

using I = Irregularity;
using At = Moment;
using If = Condition;
using To = Ruling;

// A table being written, row by row; full when its description is right.
template <std::size_t size>
class Rows {
 public:
  consteval void add(I what, At from, At until, If when, To ruling, Clause clause) {
    rows_[count_++] = {what, from, until, when, ruling, clause};
  }
  consteval std::array<IrregularityRule, size> done() const {
    if (count_ != size) throw "the table has another number of rows";
    return rows_;
  }

 private:
  std::array<IrregularityRule, size> rows_{};
  std::size_t count_ = 0;
};

// Seen, it is a misdeal; else the hands are made again, if that is possible.
consteval void add_reconstruction(auto& rows, I what, At until, Clause clause) {
  rows.add(what, At::deal, until, If::seen, To::misdeal, clause);
  rows.add(what, At::deal, until, If::unseen, To::reconstructed, clause);
  rows.add(what, At::deal, until, If::mixed, To::misdeal, clause);
}

// 16.1 (a) to (c) and the wrong deal of 1995, under the letter each book gives the last; C-14: the
// missing cut is found after a wager. 16.3: wagers out of turn.
consteval void add_gazette_1995(auto& rows, std::string_view book, std::string_view wrong_deal) {
  rows.add(I::cut_exposed, At::deal, At::deal, If::any, To::misdeal, cite(book, "16.1(a)"));
  rows.add(I::not_cut, At::deal, At::later, If::any, To::misdeal, cite(book, "16.1(b)"));
  add_reconstruction(rows, I::out_of_turn, At::deal, cite(book, "16.1(c)"));
  for (const I what : {I::player_missed, I::extra_hand, I::extra_card})
    add_reconstruction(rows, what, At::deal, cite(book, wrong_deal));
  rows.add(I::wager_out_of_turn, At::deal, At::later, If::any, To::stands, cite(book, "16.3"));
}
inline constexpr std::size_t rows_1995 = 15;

consteval auto irregularities_manila_1995(std::string_view book) {
  Rows<rows_1995 + 7> rows;
  add_gazette_1995(rows, book, "16.1(f)");
  rows.add(I::hole_exposed, At::deal, At::deal, If::any, To::misdeal, cite(book, "16.1(d)"));
  // The second communal card: C-09.
  const Clause second = cite(book, "16.1(e)");
  rows.add(I::communal_early, At::deal, At::deal, If::first_street, To::misdeal, second);
  rows.add(I::boxed, At::deal, At::first_betting, If::first_street, To::misdeal, second);
  rows.add(I::communal_early, At::deal, At::later, If::not_begun, To::limited_to_minimum,
           cite(book, "16.6"));
  rows.add(I::communal_early, At::deal, At::later, If::begun, To::limited_to_wagered,
           cite(book, "16.5"));
  rows.add(I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand, cite(book, "16.7"));
  rows.add(I::dead_cards, At::deal, At::later, If::any, To::dead_hand, cite(book, "16.8"));
  return rows.done();
}

consteval auto irregularities_hold_em_1995(std::string_view book) {
  Rows<rows_1995 + 6> rows;
  add_gazette_1995(rows, book, "16.1(e)");
  rows.add(I::hole_exposed, At::deal, At::deal, If::several_exposed, To::misdeal,
           cite(book, "16.1(d)"));
  rows.add(I::hole_exposed, At::deal, At::deal, If::one_exposed, To::replaced, cite(book, "16.7"));
  rows.add(I::communal_early, At::deal, At::later, If::any, To::reshuffled, cite(book, "16.5"));
  rows.add(I::burn_exposed, At::later, At::later, If::not_begun, To::used, cite(book, "16.6"));
  rows.add(I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand, cite(book, "16.8"));
  rows.add(I::dead_cards, At::deal, At::later, If::any, To::dead_hand, cite(book, "16.9"));
  return rows.done();
}

// 17.1, 17.5 to 17.10 of NI2005-74, and 17.1, 17.4 to 17.9 of 2001: the same rules; the window of a
// misdeal and the numbers differ.
struct Numbers2001 {
  std::string_view book;
  Moment misdeal_until;
  Moment not_cut_until;  // C-14: found after a bet.
  std::string_view out_of_turn;
  std::string_view wrong_amount;
  std::string_view wrong_count;
  std::string_view dead_cards;
};
inline constexpr Numbers2001 numbers_2005 = {
    "S05", At::first_betting, At::first_betting, "17.5", "17.7", "17.9", "17.10"};
inline constexpr Numbers2001 numbers_2001 = {"T01",  At::deal, At::draw, "17.4",
                                             "17.6", "17.8",   "17.9"};

consteval void add_general_2001(auto& rows, const Numbers2001& numbers) {
  const Moment until = numbers.misdeal_until;
  rows.add(I::cut_exposed, At::deal, until, If::any, To::misdeal, cite(numbers.book, "17.1(a)"));
  rows.add(I::not_cut, At::deal, numbers.not_cut_until, If::any, To::misdeal,
           cite(numbers.book, "17.1(b)"));
  add_reconstruction(rows, I::out_of_turn, until, cite(numbers.book, "17.1(d)"));
  for (const I what : {I::player_missed, I::extra_hand})
    add_reconstruction(rows, what, until, cite(numbers.book, "17.1(e)"));
  // C-12: a player with a card too many is always a misdeal.
  rows.add(I::extra_card, At::deal, until, If::any, To::misdeal, cite(numbers.book, "17.1(f)"));
  rows.add(I::wager_out_of_turn, At::deal, At::later, If::any, To::stands,
           cite(numbers.book, numbers.out_of_turn));
  rows.add(I::wrong_amount, At::deal, At::later, If::any, To::call,
           cite(numbers.book, numbers.wrong_amount));
  rows.add(I::wrong_count, At::deal, At::showdown, If::any, To::dead_hand,
           cite(numbers.book, numbers.wrong_count));
  rows.add(I::dead_cards, At::deal, At::draw, If::any, To::dead_hand,
           cite(numbers.book, numbers.dead_cards));
}
inline constexpr std::size_t rows_2001 = 16;

// Seven Card Stud: S05-17.17 to S05-17.19, T01-D-4.1 to T01-D-4.3.
struct StudNumbers {
  Clause several_exposed;
  Clause first_card;
  Clause boxed;
  Clause final_card;
  Moment misdeal_until;
};

consteval void add_stud(auto& rows, const StudNumbers& numbers) {
  rows.add(I::hole_exposed, At::deal, numbers.misdeal_until, If::several_of_player, To::misdeal,
           numbers.several_exposed);
  rows.add(I::hole_exposed, At::deal, At::deal, If::any, To::faced, numbers.first_card);
  rows.add(I::hole_exposed, At::later, At::later, If::final_card, To::opens_final,
           numbers.final_card);
  // C-16: the first card of a street goes back though it be a final card.
  rows.add(I::boxed, At::deal, At::later, If::first_of_street, To::reshuffled, numbers.boxed);
  rows.add(I::boxed, At::later, At::later, If::final_card, To::opens_final, numbers.final_card);
  rows.add(I::boxed, At::deal, At::later, If::later_of_street, To::kept, numbers.boxed);
}
inline constexpr std::size_t rows_stud = 6;

consteval auto irregularities_stud_2005() {
  Rows<rows_2001 + rows_stud + 7> rows;
  add_general_2001(rows, numbers_2005);
  add_stud(rows, {clause("S05-17.1(c)"), clause("S05-17.17"), clause("S05-17.18"),
                  clause("S05-17.19"), At::first_betting});
  // S05-17.2, C-13: found after the first betting round it is no misdeal; the hand is played.
  for (const I what :
       {I::cut_exposed, I::not_cut, I::out_of_turn, I::player_missed, I::extra_hand, I::extra_card})
    rows.add(what, At::later, At::later, If::any, To::stands, clause("S05-17.2"));
  rows.add(I::hole_exposed, At::later, At::later, If::several_of_player, To::stands,
           clause("S05-17.2"));
  return rows.done();
}

consteval auto irregularities_draw_2001() {
  Rows<rows_2001 + 3> rows;
  add_general_2001(rows, numbers_2001);
  rows.add(I::hole_exposed, At::deal, At::deal, If::several_exposed, To::misdeal,
           clause("T01-B-4.1"));
  // C-04: one card exposed is not spoken of: it is kept.
  rows.add(I::hole_exposed, At::deal, At::deal, If::any, To::kept, clause("T01-B-4.1"));
  rows.add(I::hole_exposed, At::later, At::draw, If::any, To::kept, clause("T01-B-4.2"));
  return rows.done();
}

consteval auto irregularities_rws_2017() {
  Rows<19> rows;
  // 5.1.1: in the progress of a game; the outcomes of games before it stand.
  rows.add(I::foreign_card, At::deal, At::later, If::any, To::void_round, clause("RWS17-5.1.1"));
  rows.add(I::deck_count, At::deal, At::showdown, If::any, To::void_round, clause("RWS17-5.1.2"));
  rows.add(I::hole_exposed, At::deal, At::deal, If::several_exposed, To::void_round,
           clause("RWS17-5.1.3"));
  // C-28: one exposed card is not listed; as in H95-16.7 it is replaced.
  rows.add(I::hole_exposed, At::deal, At::deal, If::one_exposed, To::replaced,
           clause("RWS17-5.1.3"));
  // C-22: a wrong count that nobody has seen is put right; who has bet has looked at his cards.
  for (const I what : {I::extra_card, I::wrong_count}) {
    const Clause count = clause("RWS17-5.1.4");
    rows.add(what, At::deal, At::deal, If::seen, To::void_round, count);
    rows.add(what, At::deal, At::deal, If::any, To::reconstructed, count);
    rows.add(what, At::first_betting, At::showdown, If::any, To::void_round, count);
  }
  for (const I what : {I::player_missed, I::extra_hand}) {
    const Clause looked = clause("RWS17-5.1.5(b)");
    rows.add(what, At::deal, At::deal, If::unseen, To::reconstructed, clause("RWS17-5.1.5(a)"));
    rows.add(what, At::deal, At::deal, If::mixed, To::void_round, clause("RWS17-5.1.5(a)"));
    rows.add(what, At::deal, At::showdown, If::any, To::void_round, looked);
  }
  rows.add(I::dead_cards, At::deal, At::later, If::any, To::dead_hand, clause("RWS17-DEF-Fold"));
  // C-28: what 5.1 does not list is never void by itself; the supervisor rules.
  rows.add(I::communal_early, At::deal, At::later, If::any, To::supervisor_decides,
           clause("RWS17-5.1"));
  rows.add(I::burn_exposed, At::later, At::later, If::not_begun, To::supervisor_decides,
           clause("RWS17-5.1"));
  return rows.done();
}

}  // namespace cardroom::games
