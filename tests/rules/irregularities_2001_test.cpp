#include <doctest/doctest.h>

#include "rules/games/games.h"

using namespace cardroom;

namespace {

// The ruling of the first row for this irregularity at this moment under this condition.
const IrregularityRule* row(IrregularityTable table, Irregularity what, RoundMoment moment,
                            Condition when) {
  for (const auto& rule : table)
    if (rule.what == what && rule.from <= moment && moment <= rule.until && rule.when == when)
      return &rule;
  return nullptr;
}

void check_row(const IrregularityRule* rule, Ruling ruling, Clause clause) {
  REQUIRE(rule != nullptr);
  CHECK(rule->ruling == ruling);
  CHECK(rule->clause == clause);
}

}  // namespace

TEST_CASE("T01-A-4.1 T01-A-4.2 T01-A-4.3: Manila of 2001 limits the betting after an early card") {
  const IrregularityTable table = games::tournament_2001_a.irregularities;
  check_row(row(table, Irregularity::hole_exposed, RoundMoment::deal, Condition::any),
            Ruling::misdeal, clause("T01-A-4.1"));
  check_row(row(table, Irregularity::communal_early, RoundMoment::first_betting, Condition::any),
            Ruling::limited_to_wagered, clause("T01-A-4.2"));
  check_row(row(table, Irregularity::communal_early, RoundMoment::later, Condition::not_begun),
            Ruling::limited_to_minimum, clause("T01-A-4.3"));
}

TEST_CASE("T01-D-4.1 T01-D-4.2 T01-D-4.3 T01-17.1(c): stud of 2001 turns faces and shuffles back") {
  const IrregularityTable table = games::tournament_2001_d.irregularities;
  check_row(row(table, Irregularity::hole_exposed, RoundMoment::deal, Condition::several_of_player),
            Ruling::misdeal, clause("T01-17.1(c)"));
  check_row(row(table, Irregularity::hole_exposed, RoundMoment::deal, Condition::any),
            Ruling::faced, clause("T01-D-4.1"));
  check_row(row(table, Irregularity::boxed, RoundMoment::deal, Condition::first_of_street),
            Ruling::reshuffled, clause("T01-D-4.2"));
  check_row(row(table, Irregularity::hole_exposed, RoundMoment::later, Condition::final_card),
            Ruling::opens_final, clause("T01-D-4.3"));
}

// C-04, C-29: with a burn card, one exposed card is replaced; without one, it is a misdeal.
static void check_hold_em(IrregularityTable table, Clause early, Clause burn, Clause one_burn,
                          Clause one_no_burn) {
  check_row(row(table, Irregularity::communal_early, RoundMoment::later, Condition::any),
            Ruling::reshuffled, early);
  check_row(row(table, Irregularity::burn_exposed, RoundMoment::later, Condition::not_begun),
            Ruling::used, burn);
  check_row(row(table, Irregularity::hole_exposed, RoundMoment::deal, Condition::burn_on),
            Ruling::replaced, one_burn);
  check_row(row(table, Irregularity::hole_exposed, RoundMoment::deal, Condition::burn_off),
            Ruling::misdeal, one_no_burn);
}

TEST_CASE(
    "T01-C-4.1 T01-C-4.2 T01-C-4.3 T01-C-4.4: one exposed card, with or without a burn card") {
  check_hold_em(games::tournament_2001_c.irregularities, clause("T01-C-4.1"), clause("T01-C-4.2"),
                clause("T01-C-4.3"), clause("T01-C-4.4"));
}

TEST_CASE(
    "T01-E-4.1 T01-E-4.2 T01-E-4.3 T01-E-4.4: one exposed card, with or without a burn card") {
  check_hold_em(games::tournament_2001_e.irregularities, clause("T01-E-4.1"), clause("T01-E-4.2"),
                clause("T01-E-4.3"), clause("T01-E-4.4"));
}

TEST_CASE(
    "T01-F-4.1 T01-F-4.2 T01-F-4.3 T01-F-4.4: one exposed card, with or without a burn card") {
  check_hold_em(games::tournament_2001_f.irregularities, clause("T01-F-4.1"), clause("T01-F-4.2"),
                clause("T01-F-4.3"), clause("T01-F-4.4"));
}

TEST_CASE(
    "T01-G-4.1 T01-G-4.2 T01-G-4.3 T01-G-4.4: one exposed card, with or without a burn card") {
  check_hold_em(games::tournament_2001_g.irregularities, clause("T01-G-4.1"), clause("T01-G-4.2"),
                clause("T01-G-4.3"), clause("T01-G-4.4"));
}

TEST_CASE(
    "T01-H-4.1 T01-H-4.2 T01-H-4.3 T01-H-4.4: one exposed card, with or without a burn card") {
  check_hold_em(games::tournament_2001_h.irregularities, clause("T01-H-4.1"), clause("T01-H-4.2"),
                clause("T01-H-4.3"), clause("T01-H-4.4"));
}

TEST_CASE(
    "T01-I-4.1 T01-I-4.2 T01-I-4.3 T01-I-4.4: one exposed card, with or without a burn card") {
  check_hold_em(games::tournament_2001_i.irregularities, clause("T01-I-4.1"), clause("T01-I-4.2"),
                clause("T01-I-4.3"), clause("T01-I-4.4"));
}

TEST_CASE(
    "H95-16.3 M95-16.3 O95-16.3 S05-17.5 T01-17.4 S05-17.7 T01-17.6: the table of a book says what "
    "becomes of a wager out of turn and of a wrong amount") {
  const std::pair<const Game*, Clause> out_of_turn[] = {
      {&games::holdem_1995, clause("H95-16.3")},
      {&games::manila_1995, clause("M95-16.3")},
      {&games::omaha_1995, clause("O95-16.3")},
      {&games::stud_2005, clause("S05-17.5")},
      {&games::tournament_2001_h, clause("T01-17.4")}};
  for (const auto& [game, under] : out_of_turn)
    check_row(row(game->irregularities, Irregularity::wager_out_of_turn, RoundMoment::first_betting,
                  Condition::any),
              Ruling::stands, under);
  const std::pair<const Game*, Clause> amounts[] = {
      {&games::stud_2005, clause("S05-17.7")}, {&games::tournament_2001_h, clause("T01-17.6")}};
  for (const auto& [game, under] : amounts)
    check_row(row(game->irregularities, Irregularity::wrong_amount, RoundMoment::first_betting,
                  Condition::any),
              Ruling::call, under);
}
