// What an operator reads when a determination is refused, and until when it may be changed.
#include <doctest/doctest.h>

#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/setting.h"

using namespace cardroom;

namespace {

// The refusal of the last of these settings, or of all together.
SettingRefusal refusal_of(const Game& game, std::initializer_list<SetTo> settings) {
  Determinations determined;
  for (const auto& [key, value] : settings)
    if (const auto done = determine(determined, game, key, value); !done) return done.error();
  const auto terms = make_terms(game, determined);
  REQUIRE_FALSE(terms);
  return terms.error();
}

Lock lock(const Game& game, std::string_view key) { return lock_of(*find_setting(key), game); }

}  // namespace

TEST_CASE(
    "H95-10.6: a limit the book does not have is refused, and the sentence lists those it has") {
  const auto refused = refusal_of(games::holdem_1995, {{"limit", "straddle"}});
  CHECK(refused.clause == clause("H95-10.6"));
  CHECK(refused.sentence == "limit straddle: the book has fixed, half-pot, full-pot or no-limit");
}

TEST_CASE("S05-4.2(b): a refused mixture of blinds and antes names what was asked for") {
  CHECK(refusal_of(games::stud_2005, {{"forced", "ante"}, {"blind-option", "A"}}).sentence ==
        "blind-option: a table plays with blinds or with antes, not both");
  CHECK(refusal_of(games::stud_2005, {{"blinds", "2"}, {"ante", "5"}}).clause ==
        clause("S05-4.2(b)"));
}

TEST_CASE("S05-4.2(f): a refused row of blinds names the one that is too small") {
  CHECK(refusal_of(games::stud_2005, {{"blind-amounts", "5/10/8"}}).sentence ==
        "blind-amounts: the blind of 8 follows one of 10; no blind is smaller than the one before "
        "it");
}

TEST_CASE("S05-13.2: an amount that cannot be paid in the smallest chip is refused by name") {
  CHECK(
      refusal_of(games::stud_2005, {{"chip", "25"}, {"minimum", "50"}, {"ante", "10"}}).sentence ==
      "chip 25: the ante of 10 cannot be paid in such chips");
  CHECK(refusal_of(games::stud_2005, {{"chip", "5"}, {"maximum", "52"}}).sentence ==
        "chip 5: the maximum of 52 cannot be paid in such chips");
}

TEST_CASE("S05-4.2(g): the usual minimum gives way to a smaller maximum or a larger chip") {
  Determinations small;
  small.maximum = Chips(3);
  CHECK(make_terms(games::stud_2005, small)->minimum == Chips(3));
  Determinations large;
  large.chip = Chips(25);
  CHECK(make_terms(games::stud_2005, large)->minimum == Chips(25));
}

TEST_CASE("S05-15.3: a time period is not determined without a charge") {
  CHECK(refusal_of(games::stud_2005, {{"time-period", "60"}}).clause == clause("S05-15.3"));
}

TEST_CASE("T01-B-1.2: antes are refused in Draw Poker, where the last blind says who opens") {
  CHECK(refusal_of(games::draw_2001, {{"forced", "ante"}}).clause == clause("T01-B-1.2"));
  CHECK(refusal_of(games::draw_2001, {{"ante", "5"}}).clause == clause("T01-B-1.2"));
}

TEST_CASE("T-24 S05-3.5 S05-4.2: before a round of play; T01-3.5, T01-4.3: before the start") {
  for (const auto key : {"ace-low", "win", "limit", "blinds", "forced", "over-blind-count"}) {
    CAPTURE(key);
    CHECK(lock(games::stud_2005, key) == Lock::round_start);
  }
  for (const auto key : {"ace-low", "win", "limit", "blinds"}) {
    CAPTURE(key);
    CHECK(lock(games::draw_2001, key) == Lock::game_start);
  }
  CHECK(lock(games::draw_2001, "commission") == Lock::round_start);
  CHECK(lock(games::stud_2005, "deck") == Lock::game_start);
  CHECK(lock(games::holdem_1995, "limit") == Lock::game_start);
}
