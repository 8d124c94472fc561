// The nine schedules of 2001, compared with the table in docs/rules, to the second.
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <fstream>
#include <iterator>

#include "source_folder.h"
#include "tournament/at_table.h"

namespace json = boost::json;
using namespace cardroom;
using namespace cardroom::tournament;

namespace {

json::value printed_tables() {
  std::ifstream file(cardroom::test::source_folder() + "/docs/rules/tournaments-2001.json");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  return json::parse(text).at("tournaments");
}

std::array<Chips, 3> blinds_of(const json::value& level) {
  std::array<Chips, 3> blinds{};
  const auto& listed = level.at("blinds").as_array();
  for (std::size_t at = 0; at < listed.size(); ++at) blinds[at] = Chips(listed[at].as_int64());
  return blinds;
}

const Format& format_of(std::string_view letter) {
  const char small[] = {static_cast<char>(letter[0] - 'A' + 'a')};
  const Format* format = find_format(std::string_view(small, 1));
  REQUIRE(format != nullptr);
  return *format;
}

void same_level(const LevelNow& level, const json::value& wanted) {
  CHECK(level.blinds == blinds_of(wanted));
  CHECK(level.ante == Chips(wanted.at("ante").as_int64()));
}

}  // namespace

TEST_CASE("T01-*-3.4: every level of the nine schedules lasts from its first second to its last") {
  const json::value tables = printed_tables();
  for (const auto& printed : tables.as_object()) {
    const std::string letter(printed.key());
    const json::value& table = printed.value();
    CAPTURE(letter);
    const Conditions& conditions = format_of(letter).conditions;
    const auto& levels = table.at("levels").as_array();
    REQUIRE(conditions.levels.size() == levels.size());
    for (std::size_t at = 0; at < levels.size(); ++at) {
      const std::int64_t from_s = 60 * levels[at].at("from_min").as_int64();
      const std::int64_t to_s = 60 * levels[at].at("to_min").as_int64();
      for (const std::int64_t second : {from_s, from_s + 1, to_s - 1}) {
        const LevelNow level = level_at(conditions, second);
        CHECK(level.number == static_cast<int>(at) + 1);
        CHECK(level.from_s == from_s);
        CHECK(level.to_s == to_s);
        same_level(level, levels[at]);
      }
      CHECK(level_at(conditions, to_s).number == static_cast<int>(at) + 2);
    }
  }
}

TEST_CASE("T-01 T01-*-3.4: after the list its last bets double every period, antes alike") {
  const json::value tables = printed_tables();
  for (const auto& printed : tables.as_object()) {
    const std::string letter(printed.key());
    const json::value& table = printed.value();
    CAPTURE(letter);
    const Conditions& conditions = format_of(letter).conditions;
    for (const auto& after : table.at("doubling").at("first_two_after").as_array()) {
      const std::int64_t from_s = 60 * after.at("from_min").as_int64();
      const std::int64_t to_s = 60 * after.at("to_min").as_int64();
      same_level(level_at(conditions, from_s), after);
      same_level(level_at(conditions, to_s - 1), after);
      CHECK(level_at(conditions, from_s).to_s == to_s);
    }
  }
  CHECK(level_at(formats::h_2001.conditions, 60 * 430).ante == Chips(1000));
  CHECK(level_at(formats::b_2001.conditions, 60 * 500).blinds[1] == Chips(40'000));
}

TEST_CASE("T01-*-3.1 T01-*-3.3: players, seats, rebuys and race-offs are those printed") {
  const json::value tables = printed_tables();
  for (const auto& printed : tables.as_object()) {
    const std::string letter(printed.key());
    const json::value& table = printed.value();
    CAPTURE(letter);
    const Conditions& conditions = format_of(letter).conditions;
    CHECK(conditions.players_least == table.at("players").at("min").as_int64());
    CHECK(conditions.players_most == table.at("players").at("max").as_int64());
    CHECK(conditions.seats == table.at("players").at("max_per_table").as_int64());
    const auto& rebuys = table.at("rebuys");
    REQUIRE(conditions.rebuys.allowed() == rebuys.at("allowed").as_bool());
    if (conditions.rebuys.allowed()) {
      CHECK(conditions.rebuys.until_min == rebuys.at("until_min").as_int64());
      CHECK(conditions.rebuys.below.count() == rebuys.at("stake_must_be_below").as_int64());
    }
    const auto& race_offs = table.at("race_offs").as_array();
    REQUIRE(conditions.race_offs.size() == race_offs.size());
    for (std::size_t at = 0; at < race_offs.size(); ++at) {
      CHECK(conditions.race_offs[at].at_min == race_offs[at].at("at_min").as_int64());
      CHECK(conditions.race_offs[at].chip.count() == race_offs[at].at("denomination").as_int64());
    }
  }
}

TEST_CASE("T-03 T01-E-3.4 T01-I-3.4: a repeated level is kept as printed") {
  CHECK(level_at(formats::e_2001.conditions, 60 * 95).blinds[1] == Chips(200));
  CHECK(level_at(formats::e_2001.conditions, 60 * 95).number == 4);
  CHECK(level_at(formats::i_2001.conditions, 60 * 159).blinds[1] == Chips(200));
}

TEST_CASE("T-04: after the $100s the unit is $500, and every later bet can be paid in it") {
  const Conditions& conditions = formats::e_2001.conditions;
  CHECK(chip_above(conditions, Chips(100)) == Chips(500));
  const LevelNow level = level_at(conditions, 60 * 275);
  CHECK(level.blinds[0] == Chips(1500));
  for (const Format* format : all_formats) {
    CAPTURE(format->key);
    Chips chip = format->conditions.first_chip;
    for (const Level& one : format->conditions.levels) {
      for (const RaceOffDue& due : format->conditions.race_offs)
        if (due.at_min <= one.from_min && due.chip == chip)
          chip = chip_above(format->conditions, chip);
      for (const Chips blind : one.blinds) CHECK(blind % chip == Chips(0));
      CHECK(one.ante % chip == Chips(0));
    }
  }
}
