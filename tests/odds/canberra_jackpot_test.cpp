#include <doctest/doctest.h>

#include <cmath>

#include "odds/canberra_jackpot.h"

using namespace cardroom;
using namespace cardroom::odds;

static JackpotTerms one_dollar(int four, int full_house, int flush) {
  return {.wager = Cents(100), .four = four, .full_house = full_house, .flush = flush};
}

TEST_CASE("published break-even meters of a one-dollar jackpot") {
  CHECK(break_even_meter(one_dollar(100, 75, 50)).count() / 100 == 263'205);
  CHECK(break_even_meter(one_dollar(150, 100, 50)).count() / 100 == 246'784);
  CHECK(break_even_meter(one_dollar(500, 150, 75)).count() / 100 == 176'613);
}

TEST_CASE("CP17-11.1: at the break-even meter a wager returns itself, and a cent below it less") {
  const JackpotTerms terms;
  const Cents meter = break_even_meter(terms);
  CHECK(meter > Cents(1'000'000));
  CHECK(return_at(terms, meter) >= 1.0);
  CHECK(return_at(terms, meter - Cents(1)) < 1.0);
}

TEST_CASE("CP17-11.1(a) CP17-11.1(b): below the guarantees the meter does not matter") {
  const JackpotTerms terms;
  CHECK(tenths_paid(terms, Cents(0)) == tenths_paid(terms, Cents(1'000'000)));
  CHECK(tenths_paid(terms, Cents(1'000'001)) == tenths_paid(terms, Cents(1'000'000)) + 76);
}

TEST_CASE("CP17-11.1: fixed payouts so high that no meter is needed break even at nothing") {
  CHECK(break_even_meter(one_dollar(500, 500, 500)) == Cents(0));
}

TEST_CASE("CP17-10.6: in the long run what goes in comes out") {
  JackpotTerms terms;
  terms.distribution = 5'000;
  terms.seed = Cents(1'000'000);
  const LongRun found = long_run(terms);
  // Half of 2.50 on each of 2,598,960 hands and four seeds, against 7.6 meters taken.
  CHECK(found.average_meter == doctest::Approx((1.25 * 2'598'960 + 4 * 10'000) / 7.6));
  // Wagers in, less what players get, is what the reserve keeps.
  CHECK(2.5 * (1 - found.player_return) == doctest::Approx(found.reserve_gain));
}

TEST_CASE("a royal flush comes once in 649,740 hands") { CHECK(wagers_between_royals == 649'740); }
