// The schedule of a house, found out from what is missing from the winnings of its hands.
#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "history/verify/file_rake.h"
#include "history/verify/infer_rake.h"

using namespace cardroom;
using namespace cardroom::history;

namespace {

constexpr std::int64_t coin = 10'000;

struct House {
  int share = 500;
  std::int64_t step = coin / 20;
  std::array<std::int64_t, 11> caps{};  // By the number of players.
  std::int64_t drop = 0;                // At every third table.
};

std::int64_t rake_of(const House& house, const RakeSeen& hand, bool jackpot) {
  if (!hand.flop) return 0;
  std::int64_t rake = hand.pot * house.share / 10'000 / house.step * house.step;
  rake = std::min(rake, house.caps[static_cast<std::size_t>(hand.players)]);
  return rake + (jackpot && rake > 0 ? house.drop : 0);
}

std::vector<RakeSeen> hands_of(const House& house, std::size_t count) {
  std::mt19937 random(23);
  std::vector<RakeSeen> seen;
  for (std::size_t at = 0; at < count; ++at) {
    RakeSeen hand;
    hand.players = 2 + static_cast<int>(random() % 5);
    hand.flop = random() % 2 == 0;
    // Many small pots and a few large ones, in half coins.
    const std::int64_t size = 1 + static_cast<std::int64_t>(random() % 20);
    hand.pot = (hand.flop ? size * size * size / 20 + 4 : 3) * (coin / 2);
    hand.rake = rake_of(house, hand, at % 3 == 0);
    seen.push_back(hand);
  }
  return seen;
}

std::size_t refused(const RakeRule& rule, const std::vector<RakeSeen>& hands) {
  return static_cast<std::size_t>(
      std::count_if(hands.begin(), hands.end(),
                    [&](const RakeSeen& hand) { return !rule.refuses(hand).empty(); }));
}

}  // namespace

TEST_CASE("rake: share, caps by the number of players and no flop no drop are found out") {
  const House house{500, coin / 20, {0, 0, coin, coin, 2 * coin, 2 * coin, 3 * coin}, 0};
  const auto rule = infer_rake(hands_of(house, 900));
  REQUIRE(rule);
  CHECK(to_string(*rule) ==
        "up to 5 % of the pot, at most 1 with two or three; 2 with four or five; 3 with six, "
        "nothing without a flop");
  CHECK(refused(*rule, hands_of(house, 900)) == 0);
}

TEST_CASE("rake: a jackpot that only some tables have is no part of the share") {
  const House house{500, coin / 20, {0, 0, coin, coin, 2 * coin, 2 * coin, 3 * coin}, coin / 2};
  const auto rule = infer_rake(hands_of(house, 900));
  REQUIRE(rule);
  CHECK(rule->share == 500);
  CHECK(rule->drop == coin / 2);
  CHECK(rule->caps[4] == 3 * coin);
}

TEST_CASE("rake: a jackpot is found out where it shows only above a cap") {
  const House house{500, coin / 20, {0, 0, coin, coin, 2 * coin, 2 * coin, 3 * coin}, 0};
  auto hands = hands_of(house, 900);
  std::size_t capped = 0;
  for (RakeSeen& hand : hands)
    if (hand.rake + coin < hand.pot / 20 && ++capped % 10 == 0) hand.rake += coin / 2;
  const auto rule = infer_rake(hands);
  REQUIRE(rule);
  CHECK(rule->drop == coin / 2);
  CHECK(rule->caps[4] == 3 * coin);
  CHECK(refused(*rule, hands) == 0);
}

TEST_CASE("rake: a few hands that are wrong do not change the schedule, and are refused") {
  const House house{600, coin / 20, {0, 0, coin, 2 * coin, 2 * coin, 2 * coin, 4 * coin}, 0};
  auto hands = hands_of(house, 600);
  std::size_t wrong = 0;
  for (std::size_t at = 7; at < hands.size(); at += 120, ++wrong) {
    hands[at].flop = true;
    hands[at].pot = 40 * coin;
    hands[at].rake = 9 * coin + static_cast<std::int64_t>(at);
  }
  const auto rule = infer_rake(hands);
  REQUIRE(rule);
  CHECK(rule->share == 600);
  CHECK(rule->step == coin / 20);
  CHECK(refused(*rule, hands) == wrong);
}

TEST_CASE("rake: hands without any rake have no schedule") {
  auto hands = hands_of({}, 50);
  for (auto& hand : hands) hand.rake = 0;
  CHECK_FALSE(infer_rake(hands));
  CHECK_FALSE(infer_rake({}));
}

TEST_CASE("rake: a schedule says its caps in groups of tables") {
  RakeRule rule = *parse_rake("5%,cap=3");
  CHECK(to_string(rule) == "up to 5 % of the pot, at most 3");
  rule.caps[0] = coin;
  CHECK(to_string(rule) ==
        "up to 5 % of the pot, at most 1 with two players; 3 with three or more");
  rule.caps[8] = std::nullopt;
  CHECK(to_string(rule) ==
        "up to 5 % of the pot, at most 1 with two players; 3 with three to nine");
}

TEST_CASE("rake: each game and stakes of a file has a schedule of its own") {
  std::vector<RakedHand> hands;
  for (std::int64_t hand = 1; hand <= 60; ++hand) {
    const std::int64_t pot = 10'000 * hand;
    hands.push_back(
        {{pot, std::min<std::int64_t>(pot / 20, 10'000), 6, true, false}, 1, "", "NT 1"});
    hands.push_back(
        {{pot, std::min<std::int64_t>(pot / 20, 30'000), 6, true, false}, 1, "", "NT 4"});
    hands.push_back({{pot, 0, 6, true, false}, 1, "", "PO 1"});
  }
  FileRake rake({}, {});
  CHECK(rake.add(hands).empty());
  CHECK(rake.waiting());
  CHECK(rake.finish().empty());
  CHECK_FALSE(rake.waiting());
  const auto learnt = rake.learnt();
  CHECK(learnt.hands == hands.size());
  REQUIRE(learnt.stakes.size() == 3);
  REQUIRE(learnt.stakes[0].rule);
  CHECK(learnt.stakes[0].stakes == "NT 1");
  CHECK(learnt.stakes[0].rule->caps[4] == 10'000);
  REQUIRE(learnt.stakes[1].rule);
  CHECK_FALSE(learnt.stakes[1].rule->caps[4] == 10'000);
  CHECK_FALSE(learnt.stakes[2].rule);

  FileRake later({}, learnt);  // A run that goes on.
  const auto reports = later.add({{{600'000, 30'000, 6, true, false}, 7, "a", "NT 1"},
                                  {{600'000, 30'000, 6, true, false}, 8, "b", "NT 4"},
                                  {{600'000, 1'000, 6, true, false}, 9, "c", "PO 1"}});
  REQUIRE(reports.size() == 2);
  CHECK(reports[0].hand == "a");
  CHECK(reports[1].hand == "c");
}

TEST_CASE("rake: a run that goes on still learns about stakes that come later") {
  const LearntRake learnt{3'000, {{"NT 1", std::nullopt}}};
  std::vector<RakedHand> hands;
  for (std::int64_t hand = 1; hand <= 60; ++hand)
    hands.push_back({{10'000 * hand, 500 * hand, 6, true, false}, 1, "", "NT 4"});
  hands.push_back({{100'000, 20'000, 6, true, false}, 61, "a", "NT 4"});
  FileRake rake({}, learnt);
  CHECK(rake.add(hands).empty());
  CHECK(rake.waiting());
  const auto reports = rake.finish();
  REQUIRE(reports.size() == 1);
  CHECK(reports[0].hand == "a");
  CHECK(rake.learnt().stakes.size() == 2);
}

TEST_CASE("rake: stakes that come after twenty thousand hands may take what any house takes") {
  FileRake rake({}, {20'000, {{"NT 1", std::nullopt}}});
  // A tenth of the pot and a jackpot.
  CHECK(rake.add({{{80'000, 9'000, 6, true, false}, 1, "a", "NT 4"}}).empty());
  CHECK_FALSE(rake.waiting());
  CHECK(rake.learnt().stakes.size() == 1);
}
