// The tables of the tournament formats of 2001: section 17 and section 4 of each appendix. Draw
// Poker, appendix B, is with the games for cash.
#pragma once

#include "rules/games/irregularities.h"

namespace cardroom::games {

// Three Card Manila, appendix A.
consteval auto irregularities_2001_a() {
  Rows<rows_2001 + 4> rows;
  add_general_2001(rows, numbers_2001);
  rows.add(I::hole_exposed, At::deal, At::deal, If::any, To::misdeal, clause("T01-A-4.1"));
  // C-09: no counterpart of M95-16.1(e); the second card holds the first round to the blind.
  rows.add(I::communal_early, At::deal, At::first_betting, If::any, To::limited_to_wagered,
           clause("T01-A-4.2"));
  rows.add(I::communal_early, At::later, At::later, If::not_begun, To::limited_to_minimum,
           clause("T01-A-4.3"));
  rows.add(I::communal_early, At::later, At::later, If::begun, To::limited_to_wagered,
           clause("T01-A-4.2"));
  return rows.done();
}

// Seven Card Stud, appendix D.
consteval auto irregularities_2001_d() {
  Rows<rows_2001 + rows_stud> rows;
  add_general_2001(rows, numbers_2001);
  add_stud(rows, {clause("T01-17.1(c)"), clause("T01-D-4.1"), clause("T01-D-4.2"),
                  clause("T01-D-4.3"), At::deal});
  return rows.done();
}

// Omaha, appendix C, and Hold-Em, appendices E to I. C-05: two exposed cards of whichever players
// are a misdeal, for there is one card to replace them with. C-29: burning is the director's to
// determine, and one exposed card is replaced only by a burn card.
consteval auto irregularities_2001_hold_em(std::string_view appendix) {
  Rows<rows_2001 + 6> rows;
  add_general_2001(rows, numbers_2001);
  rows.add(I::hole_exposed, At::deal, At::deal, If::several_exposed, To::misdeal,
           clause("T01-17.1(c)"));
  rows.add(I::hole_exposed, At::deal, At::deal, If::burn_on, To::replaced, cite(appendix, "4.3"));
  rows.add(I::hole_exposed, At::deal, At::deal, If::burn_off, To::misdeal, cite(appendix, "4.4"));
  rows.add(I::communal_early, At::deal, At::later, If::any, To::reshuffled, cite(appendix, "4.1"));
  // C-10: with no burn it is just the next card.
  rows.add(I::burn_exposed, At::deal, At::later, If::burn_off, To::kept, cite(appendix, "4.2"));
  rows.add(I::burn_exposed, At::later, At::later, If::not_begun, To::used, cite(appendix, "4.2"));
  return rows.done();
}

inline constexpr auto table_2001_a = irregularities_2001_a();
inline constexpr auto table_2001_c = irregularities_2001_hold_em("T01-C");
inline constexpr auto table_2001_d = irregularities_2001_d();
inline constexpr auto table_2001_e = irregularities_2001_hold_em("T01-E");
inline constexpr auto table_2001_f = irregularities_2001_hold_em("T01-F");
inline constexpr auto table_2001_g = irregularities_2001_hold_em("T01-G");
inline constexpr auto table_2001_h = irregularities_2001_hold_em("T01-H");
inline constexpr auto table_2001_i = irregularities_2001_hold_em("T01-I");

}  // namespace cardroom::games
