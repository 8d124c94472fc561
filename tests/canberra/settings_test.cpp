#include <doctest/doctest.h>

#include <string>

#include "canberra/game/settings.h"
#include "canberra/table/view.h"

using namespace cardroom;
using namespace cardroom::canberra;

static std::string refusal_of(const Settings& settings) {
  const auto outcome = validate(settings);
  if (outcome) return "";
  return std::string(outcome.error().rule->name) + " " + std::string(outcome.error().clause.id());
}

TEST_CASE(
    "CP17-3.1: minimum and maximum are settings, and a maximum below the minimum is refused") {
  Settings settings;
  settings.sign = {.minimum = Chips(10), .maximum = Chips(1000), .multiple = Chips(10)};
  CHECK(refusal_of(settings) == "");
  settings.sign.maximum = Chips(5);
  CHECK(refusal_of(settings) == "maximum_wager CP17-3.1");
  settings.sign = {.minimum = Chips(0), .maximum = Chips(5), .multiple = Chips(1)};
  CHECK(refusal_of(settings) == "minimum_wager CP17-3.1");
}

TEST_CASE("CP17-3.3: limits that are not multiples of the permitted multiple are refused") {
  Settings settings;
  settings.sign = {.minimum = Chips(10), .maximum = Chips(100), .multiple = Chips(5)};
  CHECK(refusal_of(settings) == "");
  settings.sign.multiple = Chips(3);
  CHECK(refusal_of(settings) == "wager_multiple CP17-3.3");
  settings.sign.multiple = Chips(0);
  CHECK(refusal_of(settings) == "wager_multiple CP17-3.3");
}

TEST_CASE("CP17-3.6 CP17-DEF-DisplayedJackpotWager: a jackpot wager of zero is refused") {
  Settings settings;
  settings.sign.jackpot_wager_cents = Cents(0);
  CHECK(refusal_of(settings) == "displayed_jackpot_wager CP17-3.6");
  settings.sign.jackpot_wager_cents = Cents(250);
  CHECK(refusal_of(settings) == "");
  CHECK(view_for(make_table(settings), {}).sign.jackpot_wager_cents == Cents(250));
}

TEST_CASE("CP17-8.2: the maximum payout is displayed, and one below nothing is refused") {
  Settings settings;
  settings.sign.max_payout = Chips(-1);
  CHECK(refusal_of(settings) == "maximum_payout CP17-8.2");
  settings.sign.max_payout = Chips(20'000);
  CHECK(refusal_of(settings) == "");
  CHECK(view_for(make_table(settings), {}).sign.max_payout == Chips(20'000));
}

TEST_CASE("CP17-10.6: a distribution beyond 100 per cent or a negative pool is refused") {
  Settings settings;
  settings.distribution = 10'001;
  CHECK(refusal_of(settings) == "distribution_share CP17-10.6");
  settings.distribution = 7'350;
  CHECK(refusal_of(settings) == "");
  settings.jackpot_pool = Cents(-1);
  CHECK(refusal_of(settings) == "pool_amount CP17-10.6");
  settings.jackpot_pool = Cents(0);
  settings.seed = Cents(-1);
  CHECK(refusal_of(settings) == "pool_amount CP17-10.6");
}

TEST_CASE("CP17-2.1 P-18: nine boxes are dealt from 52 cards and ten are refused") {
  Settings settings;
  settings.boxes = 9;
  CHECK(refusal_of(settings) == "");
  settings.boxes = 10;
  CHECK(refusal_of(settings) == "box_count CP17-2.1");
  settings.boxes = 0;
  CHECK(refusal_of(settings) == "box_count CP17-2.1");
}

TEST_CASE(
    "CP17-15.1: gaming hours may run past midnight and are refused if they are not times of day") {
  Settings settings;
  CHECK(settings.hours.contain(0));
  settings.hours = {12 * 60, 4 * 60};
  CHECK(refusal_of(settings) == "");
  CHECK(settings.hours.contain(12 * 60));
  CHECK(settings.hours.contain(3 * 60 + 59));
  CHECK_FALSE(settings.hours.contain(4 * 60));
  CHECK_FALSE(settings.hours.contain(11 * 60 + 59));
  settings.hours = {24 * 60, 0};
  CHECK(refusal_of(settings) == "gaming_hours CP17-15.1");
}
