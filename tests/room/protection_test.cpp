// Players' own limits, exclusions, and what the house may add: looked at with every wager.
#include <doctest/doctest.h>

#include "at_play.h"
#include "room/protection/measure.h"
#include "room/protection/periods.h"

namespace cardroom::room {
namespace {

TEST_CASE("days, weeks and months begin when people say they do") {
  // 16 November 2026 is a Monday.
  const std::int64_t monday = 20'773;
  CHECK(first_day(Period::week, monday) == monday);
  CHECK(first_day(Period::week, monday + 6) == monday);
  CHECK(next_first_day(Period::week, monday + 6) == monday + 7);
  CHECK(first_day(Period::month, monday) == monday - 15);
  CHECK(next_first_day(Period::month, monday) == monday + 15);
  CHECK(first_day(Period::day, monday) == monday);
  CHECK(next_first_day(Period::day, monday) == monday + 1);
}

TEST_CASE("what was lost is what was brought and is neither there nor taken away") {
  Guarded guarded;
  Tally tally;
  const std::int64_t monday = 20'773;
  tally.bring(monday, 1, Cents(10'000));
  const auto play = [&](Cents held, std::int64_t day) {
    return PlayMeasured{guarded, tally, held, 1, day * day_ms + 5};
  };
  CHECK(used_of(Limit::lose_day, play(Cents(10'000), monday)) == 0);
  CHECK(used_of(Limit::lose_day, play(Cents(4'000), monday)) == 6'000);
  CHECK(used_of(Limit::lose_day, play(Cents(15'000), monday)) == 0);
  CHECK(result_today(play(Cents(15'000), monday)) == Cents(5'000));
  CHECK(used_of(Limit::bring_day, play(Cents(0), monday)) == 10'000);
  CHECK(used_of(Limit::bring_table, play(Cents(0), monday)) == 10'000);
  tally.take_back(monday, Cents(4'000));
  CHECK(used_of(Limit::lose_week, play(Cents(0), monday + 6)) == 6'000);
  CHECK(used_of(Limit::lose_day, play(Cents(0), monday + 1)) == 0);
  CHECK(used_of(Limit::lose_week, play(Cents(0), monday + 7)) == 0);
  CHECK(used_of(Limit::lose_month, play(Cents(0), monday + 7)) == 6'000);
  CHECK(used_of(Limit::bring_day, play(Cents(0), monday + 1)) == 0);
  // What lay there when the day began counts as brought that day.
  guarded.held_over[monday + 1] = Cents(4'000);
  CHECK(used_of(Limit::lose_day, play(Cents(1'000), monday + 1)) == 3'000);
}

TEST_CASE("the lowest limit counts, whoever set it") {
  Guarded guarded;
  Limits everybodys;
  CHECK_FALSE(in_force(Limit::wager, guarded, everybodys));
  everybodys[index_of(Limit::wager)] = 500;
  CHECK(in_force(Limit::wager, guarded, everybodys)->amount == 500);
  guarded.own[index_of(Limit::wager)] = 300;
  CHECK(in_force(Limit::wager, guarded, everybodys)->is_own);
  guarded.house[index_of(Limit::wager)] = 200;
  CHECK(in_force(Limit::wager, guarded, everybodys)->amount == 200);
  CHECK(is_looser(std::nullopt, 5));
  CHECK(is_looser(6, 5));
  CHECK_FALSE(is_looser(5, 5));
  CHECK_FALSE(is_looser(4, std::nullopt));
}

TEST_CASE("money brought to tables is limited per day, and the refusal says what is left") {
  AtPlay in;
  REQUIRE(in.limit("bring_day", "50000") == "");
  REQUIRE(in.sit(in.a, 1, 400) == "");
  const auto refused =
      in.put(in.a, R"({"type":"top_up","table":)" + std::to_string(in.table) + R"(,"amount":200})");
  CHECK(text_in(refused, "rule") == "limit_bring_day");
  const auto& facts = refused.at("facts").as_object();
  CHECK(number_in(facts, "limit") == 50'000);
  CHECK(number_in(facts, "left") == 10'000);
  CHECK(number_in(facts, "changes_ms") == 20'774 * day_ms);
  CHECK(text_in(refused, "sentence") ==
        "Your limit for money brought to tables in a day is $500. $100 is left until 2026-11-17 "
        "00:00 UTC.");
  CHECK(in.box(1, 20'000) == "limit_bring_day");
  CHECK(in.box(1, 10'000) == "");
  in.restart(true);
  in.a = in.connect(in.ann);
  CHECK(in.at(in.a, "top_up", in.table, R"(,"amount":1)") == "limit_bring_day");
  in.now_ms += day_ms;
  CHECK(in.at(in.a, "top_up", in.table, R"(,"amount":100)") == "");
}

TEST_CASE("weeks and months are counted across days, from the ledger") {
  AtPlay in;
  REQUIRE(in.limit("bring_week", "60000") == "");
  REQUIRE(in.limit("bring_month", "90000") == "");
  REQUIRE(in.sit(in.a, 1, 400) == "");
  REQUIRE(in.at(in.a, "leave", in.table) == "");
  in.now_ms += 6 * day_ms;
  in.restart();
  in.a = in.connect(in.ann);
  CHECK(in.sit(in.a, 1, 400) == "limit_bring_week");
  in.now_ms += day_ms;
  CHECK(in.sit(in.a, 1, 400) == "");
  REQUIRE(in.at(in.a, "leave", in.table) == "");
  CHECK(in.sit(in.a, 1, 400) == "limit_bring_week");
  in.now_ms += 7 * day_ms;  // The 30th: a new week, the same month.
  CHECK(in.sit(in.a, 1, 400) == "limit_bring_month");
  in.now_ms += day_ms;
  CHECK(in.sit(in.a, 1, 400) == "");
}

TEST_CASE("a limit on one table and on one wager is kept at buy-in, ante and every bet") {
  AtPlay in;
  REQUIRE(in.limit("bring_table", "50000") == "");
  CHECK(in.box(1, 60'000) == "limit_bring_table");
  REQUIRE(in.box(1, 50'000) == "");
  CHECK(in.at(in.a, "buy_chips", in.house_game, R"(,"amount_cents":100)") == "limit_bring_table");
  REQUIRE(in.limit("wager", "1000") == "");
  for (int tick = 0;
       tick < 20 && in.at(in.a, "place_ante", in.house_game, R"(,"ante":20)") != "limit_wager";
       ++tick)
    in.pass(500);
  CHECK(in.at(in.a, "place_ante", in.house_game, R"(,"ante":20)") == "limit_wager");
  CHECK(in.at(in.a, "place_ante", in.house_game, R"(,"ante":10)") == "");
}

TEST_CASE("a wager beyond the limit is refused in the middle of a round, and a fold is not") {
  AtPlay in;
  REQUIRE(in.sit(in.a, 1) == "");
  REQUIRE(in.sit(in.b, 2) == "");
  in.deal();
  REQUIRE(in.limit("wager", "50") == "");
  std::string refused = in.at(in.a, "call", in.table);
  // Bob was first to act: now Ann may raise.
  if (refused != "limit_wager") (void)in.at(in.b, "call", in.table);
  for (int to = 1; to < 80 && refused != "limit_wager"; ++to)
    refused = in.at(in.a, "raise", in.table, R"(,"to":)" + std::to_string(to));
  CHECK(refused == "limit_wager");
  in.finish();
}

TEST_CASE("a loss limit ends play between rounds, and is never gone beyond") {
  AtPlay in;
  REQUIRE(in.limit("lose_day", "2000") == "");
  REQUIRE(in.sit(in.a, 1) == "");
  REQUIRE(in.sit(in.b, 2) == "");
  for (int round = 0; round < 60 && in.sits(in.ann, in.table); ++round) {
    in.deal();
    // Ann gives up every blind; Bob stays in.
    for (int turn = 0; turn < 20 && in.dealing(in.table); ++turn)
      if (in.at(in.a, "fold", in.table) != "" && in.at(in.b, "call", in.table) != "")
        (void)in.at(in.b, "check", in.table);
    REQUIRE_FALSE(in.dealing(in.table));
    for (int tick = 0; tick < 4 && in.sits(in.ann, in.table) && !in.dealing(in.table); ++tick)
      in.pass(500);
  }
  REQUIRE_FALSE(in.sits(in.ann, in.table));
  const std::int64_t used = number_in(in.limit_view("lose_day"), "used");
  CHECK(used > 0);
  CHECK(used <= 2'000);
  CHECK(in.sit(in.a, 3) == "limit_lose_day");
  in.now_ms += day_ms;
  CHECK(in.sit(in.a, 3) == "");
}

TEST_CASE("lower counts at once; higher after a day, and only when it is confirmed") {
  AtPlay in;
  REQUIRE(in.limit("bring_day", "50000") == "");
  REQUIRE(in.limit("bring_day", "20000") == "");
  CHECK(number_in(in.limit_view("bring_day"), "own") == 20'000);
  REQUIRE(in.limit("bring_day", "90000") == "");
  CHECK(number_in(in.limit_view("bring_day"), "own") == 20'000);
  const std::string confirm = R"({"type":"confirm_limit","limit":"bring_day"})";
  CHECK(in.refusal(in.a, confirm) == "limit_too_soon");
  CHECK(in.sit(in.a, 1, 400) == "limit_bring_day");
  in.now_ms += day_ms - 1;
  CHECK(in.refusal(in.a, confirm) == "limit_too_soon");
  in.now_ms += 1;
  in.restart();
  in.a = in.connect(in.ann);
  // A day is not enough: the player says it again.
  CHECK(in.sit(in.a, 1, 400) == "limit_bring_day");
  CHECK(in.refusal(in.a, confirm) == "");
  CHECK(in.sit(in.a, 1, 400) == "");
  // No limit at all is higher than any, and a wish can be taken back.
  REQUIRE(in.limit("bring_day", "null") == "");
  CHECK(number_in(in.limit_view("bring_day"), "own") == 90'000);
  CHECK(in.refusal(in.a, R"({"type":"keep_limit","limit":"bring_day"})") == "");
  in.now_ms += 2 * day_ms;
  CHECK(in.refusal(in.a, confirm) == "nothing_asked");
  CHECK(in.limit("bring_day", "-1") == "bad_limit");
  CHECK(in.limit("play_day", "1441") == "bad_limit");
}

TEST_CASE("time at tables is limited per day; the round under way is finished") {
  AtPlay in;
  REQUIRE(in.limit("play_day", "60") == "");
  REQUIRE(in.sit(in.a, 1) == "");
  in.pass(1'000);
  in.pass(30 * 60'000);
  CHECK(in.sits(in.ann, in.table));
  // The room is closed for an hour: nobody plays meanwhile.
  in.restart();
  in.now_ms += hour_ms;
  in.a = in.connect(in.ann);
  in.b = in.connect(in.bob);
  in.pass(1'000);
  CHECK(in.sits(in.ann, in.table));
  CHECK(number_in(in.limit_view("play_day"), "used") < 40);
  REQUIRE(in.sit(in.b, 2) == "");
  in.deal();
  in.now_ms += 31 * 60'000;
  in.finish();
  in.pass(1'000);
  in.pass(1'000);
  CHECK_FALSE(in.sits(in.ann, in.table));
  CHECK(in.sit(in.a, 1) == "limit_play_day");
  in.now_ms += day_ms;
  CHECK(in.sit(in.a, 1) == "");
}

TEST_CASE(
    "an exclusion is at once and needs no reason: no seat, no list, no ante; chips redeemed") {
  AtPlay in;
  REQUIRE(in.sit(in.a, 1) == "");
  REQUIRE(in.box(1, 50'000) == "");
  REQUIRE(in.sit(in.b, 2) == "");
  in.deal();
  CHECK(in.refusal(in.a, R"({"type":"exclude_me","minutes":60})") == "");
  // The box is left at once; the round of Hold-Em is finished first.
  CHECK_FALSE(in.sits(in.ann, in.house_game));
  CHECK(in.sits(in.ann, in.table));
  CHECK(in.at(in.a, "top_up", in.table, R"(,"amount":100)") == "excluded");
  in.finish();
  in.pass(1'000);
  in.pass(1'000);
  CHECK_FALSE(in.sits(in.ann, in.table));
  for (const char* const command : {"join_list", "want_seat"})
    CHECK(in.at(in.a, command, in.table, R"(,"seat":1,"stake":400)") == "excluded");
  CHECK(in.sit(in.a, 1) == "excluded");
  CHECK(in.box(1, 50'000) == "excluded");
  in.restart(true);
  in.a = in.connect(in.ann);
  CHECK(in.sit(in.a, 1) == "excluded");
  in.boss = in.connect(PlayerId(1));
  CHECK(in.refusal(in.boss, R"({"type":"cage_redeem","player":)" + std::to_string(in.ann.number()) +
                                R"(,"cents":1000})") == "");
  in.now_ms += hour_ms;
  CHECK(in.sit(in.a, 1) == "");
}

TEST_CASE("nobody shortens an exclusion: not the player, not the operator") {
  AtPlay in;
  const std::string ann = std::to_string(in.ann.number());
  CHECK(in.refusal(in.a, R"({"type":"exclude_me","minutes":600})") == "");
  CHECK(in.refusal(in.a, R"({"type":"exclude_me","minutes":60})") == "exclusion_stands");
  CHECK(in.refusal(in.boss, R"({"type":"readmit_player","player":)" + ann + "}") ==
        "exclusion_stands");
  CHECK(in.refusal(in.a, R"({"type":"exclude_me","minutes":null})") == "");
  CHECK(in.refusal(in.a, R"({"type":"exclude_me","minutes":6000})") == "exclusion_stands");
  in.now_ms += 3650 * day_ms;
  in.restart();
  in.a = in.connect(in.ann);
  CHECK(in.sit(in.a, 1) == "excluded");
}

TEST_CASE("the house sets limits and excludes, and cannot touch what players chose") {
  AtPlay in;
  const std::string ann = std::to_string(in.ann.number());
  REQUIRE(in.limit("bring_day", "30000") == "");
  // A higher limit of the house does not raise the player's own.
  CHECK(in.refusal(in.boss, R"({"type":"set_house_limit","player":)" + ann +
                                R"(,"limit":"bring_day","amount":9000000})") == "");
  CHECK(in.sit(in.a, 1, 400) == "limit_bring_day");
  CHECK(in.refusal(in.boss, R"({"type":"set_limit","limit":"bring_day","amount":900000})") ==
        "not_your_role");
  // One for everybody counts for everybody but house bots.
  CHECK(in.refusal(in.boss, R"({"type":"set_house_limit","limit":"bring_table","amount":10000})") ==
        "");
  CHECK(in.sit(in.b, 2, 400) == "limit_bring_table");
  CHECK(in.refusal(in.boss, R"({"type":"seat_bot","table":)" + std::to_string(in.table) +
                                R"(,"seat":5})") == "");
  CHECK(in.refusal(in.boss,
                   R"({"type":"exclude_player","player":)" + ann + R"(,"minutes":null})") == "");
  CHECK(in.sit(in.a, 1, 100) == "excluded");
  CHECK(in.refusal(in.boss, R"({"type":"readmit_player","player":)" + ann + "}") == "");
  CHECK(in.refusal(in.a, R"({"type":"exclude_player","player":)" + ann + R"(,"minutes":5})") ==
        "not_your_role");
}

TEST_CASE("a player is told each hour of play, between rounds, and not in one") {
  AtPlay in;
  REQUIRE(in.sit(in.a, 1) == "");
  in.pass(1'000);
  in.inbox[in.a].clear();
  in.pass(59 * 60'000);
  for (const std::string& text : in.inbox[in.a]) CHECK(text.find("play_notice") == text.npos);
  in.pass(2 * 60'000);
  int told = 0;
  for (const std::string& text : in.inbox[in.a]) told += text.find("play_notice") != text.npos;
  CHECK(told == 1);
  REQUIRE(in.sit(in.b, 2) == "");
  in.deal();
  in.inbox[in.a].clear();
  in.now_ms += hour_ms;
  in.finish();
  in.pass(1'000);
  told = 0;
  for (const std::string& text : in.inbox[in.a]) told += text.find("play_notice") != text.npos;
  CHECK(told == 1);
}

TEST_CASE("a player chooses to be told more often, and hears when their time comes to its end") {
  AtPlay in;
  const auto notices = [&](std::int64_t passed_ms) {
    in.inbox[in.a].clear();
    in.pass(passed_ms);
    std::vector<boost::json::object> told;
    for (const std::string& text : in.inbox[in.a])
      if (text.find("play_notice") != text.npos)
        told.push_back(boost::json::parse(text).as_object());
    return told;
  };
  CHECK(in.refusal(in.a, R"({"type":"set_notices","minutes":90})") == "bad_message");
  CHECK(in.refusal(in.a, R"({"type":"set_notices","minutes":15})") == "");
  REQUIRE(in.sit(in.a, 1) == "");
  CHECK(notices(1'000).empty());
  in.restart(true);
  in.a = in.connect(in.ann);
  CHECK(notices(1'000).empty());
  CHECK(notices(16 * 60'000).size() == 1);
  CHECK(in.refusal(in.a, R"({"type":"set_notices","minutes":60})") == "");
  REQUIRE(in.limit("play_day", "60") == "");
  CHECK(notices(10 * 60'000).empty());
  // Thirty minutes are left, and then fifteen.
  auto told = notices(4 * 60'000);
  REQUIRE(told.size() == 1);
  CHECK(number_in(told[0], "minutes_left") == 30);
  CHECK(notices(10 * 60'000).empty());
  told = notices(6 * 60'000);
  REQUIRE(told.size() == 1);
  CHECK(number_in(told[0], "minutes_left") == 14);
}

TEST_CASE("whoever asks why hears of limits and exclusions too") {
  AtPlay in;
  const auto why = [&](const std::string& command) {
    return in.at(in.a, "why", in.table, R"(,"command":)" + command);
  };
  CHECK(why(R"({"type":"sit","seat":1,"stake":400})") == "");
  CHECK(why(R"({"type":"sit","seat":1,"stake":99999})") == "not_enough_money");
  REQUIRE(in.limit("bring_day", "20000") == "");
  CHECK(why(R"({"type":"sit","seat":1,"stake":400})") == "limit_bring_day");
  CHECK(why(R"({"type":"want_seat","seat":1,"stake":400})") == "limit_bring_day");
  REQUIRE(in.sit(in.a, 1, 200) == "");
  REQUIRE(in.sit(in.b, 2) == "");
  in.deal();
  REQUIRE(in.limit("wager", "1") == "");
  if (in.at(in.b, "call", in.table) == "")
    CHECK(why(R"({"type":"raise","to":20})") == "limit_wager");
  else
    CHECK(why(R"({"type":"call"})") == "limit_wager");
  CHECK(why(R"({"type":"fold"})") == "");
  REQUIRE(in.refusal(in.a, R"({"type":"exclude_me","minutes":5})") == "");
  CHECK(why(R"({"type":"join_list"})") == "excluded");
}

TEST_CASE("a seat that somebody may not have any more is not given to them, and play goes on") {
  AtPlay in;
  REQUIRE(in.sit(in.b, 2) == "");
  const std::string want = R"(,"seat":2,"stake":400)";
  REQUIRE(in.limit("bring_day", "39900") == "");
  CHECK(in.at(in.a, "want_seat", in.table, want) == "limit_bring_day");
  const PlayerId cy = in.guest("cy");
  const PlayerId di = in.guest("di");
  const ConnectionId c = in.connect(cy);
  const ConnectionId d = in.connect(di);
  REQUIRE(in.at(c, "want_seat", in.table, want) == "");
  REQUIRE(in.refusal(c, R"({"type":"set_limit","limit":"bring_day","amount":39900})") == "");
  REQUIRE(in.sit(d, 3) == "");
  in.deal();
  REQUIRE(in.at(in.b, "leave", in.table) == "");
  for (int tick = 0; tick < 40 && in.sits(in.bob, in.table); ++tick) {
    (void)in.at(d, "fold", in.table);
    in.pass(1'000);
  }
  in.pass(1'000);
  CHECK_FALSE(in.sits(cy, in.table));
  CHECK(in.room->tables().at(in.table).game->wishes().empty());
  bool told = false;
  for (const std::string& text : in.inbox[c])
    told = told || text.find("You cannot have the seat any more. Your limit") != text.npos;
  CHECK(told);
  REQUIRE(in.sit(in.b, 2) == "");
  in.deal();
}

}  // namespace
}  // namespace cardroom::room
