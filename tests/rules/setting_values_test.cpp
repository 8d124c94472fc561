// The values of a setting as a reader of the book sees them: exactly those that it allows.
#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "rules/game/setting_values.h"
#include "rules/game/settings.h"
#include "rules/game/written_settings.h"
#include "rules/games/games.h"
#include "rules/setting.h"

using namespace cardroom;

namespace {

std::vector<std::string_view> values_of(std::string_view words) {
  std::vector<std::string_view> values;
  for (std::size_t bar = 0; bar != std::string_view::npos;) {
    bar = words.find('|');
    values.push_back(words.substr(0, bar));
    words.remove_prefix(bar == std::string_view::npos ? words.size() : bar + 1);
  }
  return values;
}

bool fits(const Game& game, const SetTo& wanted, const SetTo& beside) {
  Determinations determined;
  if (!beside.key.empty() && !determine(determined, game, beside.key, beside.value)) return false;
  if (!determine(determined, game, wanted.key, wanted.value)) return false;
  return static_cast<bool>(make_terms(game, determined));
}

// Whether a table of the game may have the value, alone or with another that it needs.
bool is_taken(const Game& game, const SetTo& wanted) {
  const SetTo companions[] = {
      {"", ""}, {"maximum", "1000"}, {"win", "high-low"}, {"forced", "blind"}, {"forced", "ante"}};
  return std::any_of(std::begin(companions), std::end(companions),
                     [&](const SetTo& beside) { return fits(game, wanted, beside); });
}

std::string values(const Game& game, std::string_view key) {
  return values_in(*find_setting(key), game);
}

}  // namespace

TEST_CASE("T-24: of the values a setting can have, a book lists exactly those that it allows") {
  for (const Game* const game : all_games)
    for (const std::string_view key :
         {"forced", "blinds", "limit", "blind-option", "opener", "burn", "deck", "joker", "ace-low",
          "win", "low-qualifier", "low-ace", "final-check"}) {
      const GameSetting& setting = *find_setting(key);
      if (!setting.left_open(*game)) continue;
      const std::string listed = values_in(setting, *game);
      for (const auto value : values_of(setting.values)) {
        CAPTURE(game->key);
        CAPTURE(key);
        CAPTURE(value);
        const auto lawful = values_of(listed);
        const bool is_listed = std::find(lawful.begin(), lawful.end(), value) != lawful.end();
        CHECK(is_listed == is_taken(*game, {key, value}));
      }
    }
}

TEST_CASE("H95-10.6 H95-5.3 H95-1: what the operator may choose in Hold-Em of 1995") {
  CHECK(values(games::holdem_1995, "limit") == "fixed|half-pot|full-pot|no-limit");
  CHECK(values(games::holdem_1995, "blinds") == "2|3");
  CHECK(values(games::holdem_1995, "seats") == "2 … 10");
  CHECK(values(games::manila_1995, "seats") == "2 … 9");
  CHECK_FALSE(is_fixed(*find_setting("limit"), games::holdem_1995));
}

TEST_CASE("M95-3.1 RWS17-2.2.1: if the book has one number of cards, nobody chooses") {
  CHECK(values(games::manila_1995, "deck") == "32");
  CHECK(is_fixed(*find_setting("deck"), games::manila_1995));
  CHECK(is_fixed(*find_setting("deck"), games::rws_2017));
  CHECK_FALSE(is_fixed(*find_setting("deck"), games::manila_2001));
  CHECK_FALSE(is_fixed(*find_setting("minimum"), games::manila_1995));
}

TEST_CASE("S05-15.2(a): the two scales of commission are the choice") {
  CHECK(values(games::stud_2005, "commission") == "5|10");
  CHECK(values(games::holdem_1995, "commission") == "0 … 5|none");
}

TEST_CASE("settings that were determined are written as they are read, in every game") {
  const SetTo all[] = {{"minimum", "4"},
                       {"maximum", "1000"},
                       {"stake", "80"},
                       {"seats", "5"},
                       {"forced", "ante"},
                       {"forced", "blind"},
                       {"ante", "2"},
                       {"bring-in", "3"},
                       {"blinds", "2"},
                       {"blind-amounts", "5/10"},
                       {"small-blind", "3"},
                       {"over-blind", "on"},
                       {"over-blind", "off"},
                       {"over-blind", "200"},
                       {"over-blind-count", "2"},
                       {"limit", "full-pot"},
                       {"limit", "no-limit"},
                       {"raises", "0"},
                       {"blind-option", "C"},
                       {"opener", "high-card"},
                       {"burn", "off"},
                       {"deck", "48"},
                       {"joker", "on"},
                       {"ace-low", "on"},
                       {"win", "high-low"},
                       {"low-qualifier", "8"},
                       {"low-ace", "low"},
                       {"final-check", "refused"},
                       {"commission", "none"},
                       {"commission", "3"},
                       {"commission-cap", "7"},
                       {"time-charge", "5"},
                       {"time-period", "30"},
                       {"rake", "4"},
                       {"rake-cap", "9"},
                       {"chip", "2"},
                       {"hours", "12:00-04:00"},
                       {"hours", "any"},
                       {"card-check", "on"},
                       {"table-approval", "off"},
                       {"historical", "on"},
                       {"reading", "B-19 b"},
                       {"reading", "H-07 a"}};
  for (const Game* const game : all_games) {
    CAPTURE(game->key);
    Determinations determined;
    for (const SetTo& one : all) {
      CAPTURE(one.key);
      if (!determine(determined, *game, one.key, one.value)) continue;
      Determinations again;
      for (const auto& [key, value] : written_settings(determined, *game))
        CHECK(determine(again, *game, key, value));
      CHECK(again == determined);
    }
    CHECK(written_settings({}, *game).empty());
  }
}
