// A player's own chances where they practise, and the simulation of a table's settings.
#include "in_room.h"

namespace cardroom::room {
namespace {

TEST_CASE("players see their own chances alone among house bots, and not where others play") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995");
  const ConnectionId boss = in.staff(Role::operator_);
  const ConnectionId ann = in.connect(in.guest("ann"));
  const ConnectionId bob = in.connect(in.guest("bob"));
  const std::string asks = about("chances", table);
  for (const char* const seat : {"2", "3"})
    REQUIRE(in.refusal(boss, about("seat_bot", table, R"(,"seat":)" + std::string(seat))) == "");
  CHECK(in.refusal(ann, asks) == "only_in_practice");
  REQUIRE(in.refusal(ann, about("sit", table, R"(,"seat":1,"stake":200)")) == "");
  in.put(ann, about("watch", table));
  bool told = false;
  for (int second = 0; second < 60 && !told; ++second) {
    in.pass(500);
    const auto answer = in.put(ann, asks);
    REQUIRE(answer.at("type") == "chances");
    if (answer.at("own").is_null()) continue;  // No round, or ann has folded.
    CHECK(answer.at("own").at("seat") == 1);
    CHECK(answer.at("own").at("share_thousandths").as_int64() > 0);
    CHECK(answer.at("own").at("share_thousandths").as_int64() < 1000);
    told = true;
  }
  CHECK(told);
  CHECK(in.refusal(bob, asks) == "only_in_practice");
  CHECK(in.refusal(boss, asks) == "not_your_role");
  REQUIRE(in.refusal(bob, about("sit", table, R"(,"seat":4,"stake":200)")) == "");
  CHECK(in.refusal(ann, asks) == "only_in_practice");
  CHECK(in.refusal(bob, asks) == "only_in_practice");
}

TEST_CASE("in a rehearsal everybody may see their own chances") {
  RoomOptions options;
  options.is_rehearsal = true;
  InRoom in(options);
  const std::uint32_t table = in.open("holdem-1995");
  const ConnectionId ann = in.connect(in.guest("ann"));
  const ConnectionId bob = in.connect(in.guest("bob"));
  REQUIRE(in.refusal(ann, about("sit", table, R"(,"seat":1,"stake":200)")) == "");
  REQUIRE(in.refusal(bob, about("sit", table, R"(,"seat":2,"stake":200)")) == "");
  in.pass(10'000);
  for (const ConnectionId one : {ann, bob})
    CHECK(in.put(one, about("chances", table)).at("type") == "chances");
}

TEST_CASE("the figures of a table have the command that simulates it") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995", R"({"minimum":"4"})");
  const auto figures = in.put(in.staff(Role::operator_), R"({"type":"figures"})");
  const auto& row = figures.at("tables").as_array().front();
  REQUIRE(row.at("table") == table);
  const std::string line(row.at("simulation").as_string());
  CHECK(line.find("cardroom sim holdem-1995 --players 10 ") == 0);
  CHECK(line.find(" --set minimum=4 ") != std::string::npos);
  CHECK(line.find(" --report table-" + std::to_string(table) + ".html") != std::string::npos);

  // What the operator determines later counts from then on.
  const ConnectionId boss = in.staff(Role::operator_);
  REQUIRE(in.refusal(boss, about("determine", table, R"(,"key":"minimum","value":"6")")) == "");
  REQUIRE(in.refusal(boss, about("determine", table, R"(,"key":"blinds","value":"2")")) == "");
  const auto later = in.put(boss, R"({"type":"figures"})");
  const std::string now(later.at("tables").as_array().front().at("simulation").as_string());
  CHECK(now.find(" --set minimum=6 ") != std::string::npos);
  CHECK(now.find(" --set blinds=2 ") != std::string::npos);
  CHECK(now.find("minimum=4") == std::string::npos);
}

}  // namespace
}  // namespace cardroom::room
