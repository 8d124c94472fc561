// Exporting rounds: every round of an honest journal can be told as a script with the same end.
#include "audit/export.h"

#include <doctest/doctest.h>

#include "audit/small_room.h"
#include "rules/games/games.h"
#include "script/run.h"

using namespace cardroom;
using namespace cardroom::audit;
using namespace cardroom::audit::test;

namespace {

// How many of the rounds became a script that ends with the same stakes.
int exported(const store::Journal& journal, std::uint32_t table, std::uint32_t rounds) {
  int count = 0;
  for (std::uint32_t round = 1; round <= rounds; ++round) {
    const auto text = export_hand(journal, {table, round});
    if (!text) {
      CHECK_MESSAGE(has(text.error().why, "has no round"), text.error().why);
      continue;
    }
    CHECK(has(*text, "expect stakes "));
    const auto script = parse_script("exported", *text);
    REQUIRE(script);
    const auto ran = run_script(*script);
    CHECK(ran.passed());
    ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("every round of every poker game is exported as a hand script that ends the same") {
  for (const Game* const game : all_games) {
    CAPTURE(game->key);
    SmallRoom room(2, 17);
    room.play_poker(game->key, {}, 5);
    CHECK(exported(*journal_of(room.story), 2, 5) >= 1);
  }
}

TEST_CASE("every round of Canberra Poker is exported as a hand script that ends the same") {
  SmallRoom room(4, 23);
  room.play_canberra({{"jackpot-pool", "20000"}}, 12);
  CHECK(exported(*journal_of(room.story), 4, 12) == 12);
}

TEST_CASE("a round is exported as JSON with its records, the shuffle among them") {
  SmallRoom room(7, 11);
  room.play_poker("holdem-1995", {{"minimum", "2"}}, 3);
  const auto journal = journal_of(room.story);
  const auto text = export_json(*journal, {7, 2});
  REQUIRE(text);
  CHECK(has(*text, R"("table":7,"round":2,"rulebook":"holdem-1995","settings":[["minimum","2"]])"));
  CHECK(has(*text, R"("type":"start_round")"));
  CHECK(has(*text, R"("shuffle":{"round":2)"));
  CHECK(has(*text, R"("type":"round_ended")"));
  CHECK_FALSE(has(*text, R"("shuffle":{"round":3)"));
}

TEST_CASE("a round that is not there is not exported") {
  SmallRoom room(7, 11);
  room.play_poker("holdem-1995", {}, 2);
  const auto journal = journal_of(room.story);
  CHECK(export_json(*journal, {7, 9}).error().why == "table 7 has no round 9");
  CHECK(export_hand(*journal, {8, 1}).error().why == "there is no table 8");
  CHECK(parse_round("7/12")->round == 12);
  CHECK_FALSE(parse_round("7"));
  CHECK_FALSE(parse_round("7/"));
  CHECK_FALSE(parse_round("7/0"));
  CHECK_FALSE(parse_round("7/12x"));
}
