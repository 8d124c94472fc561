#include <doctest/doctest.h>

#include <array>
#include <string>

#include "canberra/game/determine.h"

using namespace cardroom;
using namespace cardroom::canberra;

static std::string refusal_of(Determined& determined, std::string_view key,
                              std::string_view value) {
  const auto outcome = determine(determined, key, value);
  if (outcome) return "";
  return std::string(outcome.error().rule->name) + " " + std::string(outcome.error().clause.id());
}

static std::array<Chips, 3> limits_of(const Sign& sign) {
  return {sign.minimum, sign.maximum, sign.multiple};
}

static std::string refusal_of(std::string_view key, std::string_view value) {
  Determined determined;
  return refusal_of(determined, key, value);
}

TEST_CASE("every key of the list is accepted with a value of its kind") {
  const std::pair<std::string_view, std::string_view> examples[] = {
      {"minimum", "10"},         {"maximum", "1000"},
      {"multiple", "5"},         {"max-payout", "20000"},
      {"jackpot-wager", "2.50"}, {"distribution", "33.33%"},
      {"jackpot-pool", "30000"}, {"reserve-pool", "0.05"},
      {"seed", "10000"},         {"boxes", "9"},
      {"shoe", "automated"},     {"declaration", "manual"},
      {"hours", "12:00-04:30"},  {"seats", "6"},
      {"jackpot", "beside"}};
  CHECK(std::size(examples) == setting_list().size());
  Determined determined;
  for (const auto& example : examples) {
    CAPTURE(example.first);
    CHECK(refusal_of(determined, example.first, example.second) == "");
  }
  const Settings settings = resolve(determined);
  CHECK(limits_of(settings.sign) == std::array{Chips(10), Chips(1000), Chips(5)});
  CHECK(settings.sign.max_payout == Chips(20'000));
  CHECK(settings.sign.jackpot_wager_cents == Cents(250));
  CHECK(settings.distribution == 3'333);
  CHECK(settings.boxes == 6);
  CHECK(settings.hours == Hours{720, 270});
  CHECK(validate(settings));
}

TEST_CASE("limits that nobody has set adapt to those that somebody has set") {
  Determined determined;
  REQUIRE(determine(determined, "minimum", "600"));
  CHECK(limits_of(resolve(determined).sign) == std::array{Chips(600), Chips(600), Chips(1)});
  Determined low;
  REQUIRE(determine(low, "maximum", "3"));
  CHECK(limits_of(resolve(low).sign) == std::array{Chips(3), Chips(3), Chips(1)});
  Determined steps;
  REQUIRE(determine(steps, "multiple", "30"));
  CHECK(limits_of(resolve(steps).sign) == std::array{Chips(30), Chips(510), Chips(30)});
}

TEST_CASE("a refused determination changes nothing") {
  Determined determined;
  REQUIRE(determine(determined, "minimum", "100"));
  CHECK(refusal_of(determined, "maximum", "50") == "maximum_wager CP17-3.1");
  CHECK_FALSE(determined.maximum);
}

TEST_CASE(
    "CP17-2.1 CP17-2.7 CP17-6.3 CP17-7.2: a setting that the rules fix is refused with the "
    "clause") {
  CHECK(refusal_of("deck", "40") == "setting_not_open CP17-2.1");
  CHECK(refusal_of("joker", "on") == "setting_not_open CP17-2.1");
  CHECK(refusal_of("ace-low", "off") == "setting_not_open CP17-2.7");
  CHECK(refusal_of("burn", "on") == "setting_not_open CP17-6.3");
  CHECK(refusal_of("limit", "no-limit") == "setting_not_open CP17-7.2");
}

TEST_CASE("a value of another kind is refused under the setting's clause, an unknown key by name") {
  CHECK(refusal_of("minimum", "2.50") == "setting_value CP17-3.1");
  CHECK(refusal_of("minimum", "ten") == "setting_value CP17-3.1");
  CHECK(refusal_of("shoe", "plastic") == "setting_value CP17-12.1");
  CHECK(refusal_of("declaration", "loud") == "setting_value CP17-10.4");
  for (const auto* hours : {"late", "12:00", "24:00-04:00", "12:60-04:00", "12:00-"})
    CHECK(refusal_of("hours", hours) == "setting_value CP17-15.1");
  CHECK(refusal_of("hours", "any") == "");
  CHECK(refusal_of("distribution", "101") == "distribution_share CP17-10.6");
  CHECK(refusal_of("boxes", "10") == "box_count CP17-2.1");
  CHECK(refusal_of("boxes", "1000") == "setting_value CP17-2.1");
  CHECK(refusal_of("colour", "green") == "no_such_setting ");
}
