// The floor of a tournament as people see it: what comes next on the clock, what the book proposes,
// who was moved, which chips were raced off.
#include "in_room.h"

namespace cardroom::room {
namespace {

// Eighteen players at two physical tables.
struct OnTheFloor : InRoom {
  ConnectionId director = 0;

  OnTheFloor() {
    const auto answer =
        put(staff(Role::operator_),
            R"({"type":"announce_tournament","name":"Night","format":"tournament-2001-e",)"
            R"("conditions":[["stacks","counted"]],"table_settings":[["historical","on"]],)"
            R"("directing":"director"})");
    REQUIRE_MESSAGE(text_in(answer, "type") == "done", boost::json::serialize(answer));
    director = staff(Role::director);
    order("enter_bots", R"(,"count":18)");
    order("ballot", R"(,"tables":2)");
    order("start");
  }
  void order(const std::string& type, const std::string& more = {}) {
    const std::string words = R"({"type":")" + type + R"(","tournament":1)" + more + "}";
    CHECK_MESSAGE(refusal(director, words) == "", words);
  }
  const tournament::Tournament& night() const { return room->tournaments().at(1).state; }
  PlayerId at(tournament::TableNumber number, int seat) const {
    return night().entry_at(night().table(number), Seat(seat)).player;
  }
  static std::string named(PlayerId player) {
    return R"(,"player":)" + std::to_string(player.number());
  }
  void goes_out(PlayerId player) {
    order("bust", named(player) + R"(,"contributed":0)");
    order("eliminate", named(player));
  }
  boost::json::object shown() {
    return put(connect(), R"({"type":"watch_tournament","tournament":1})");
  }
  boost::json::array listed(const char* what) {
    return shown().at("floor").as_object().at(what).as_array();
  }
};

TEST_CASE(
    "T-11: what the book proposes is told with its reason, and what was done stays in sight") {
  OnTheFloor at;
  CHECK(at.listed("proposals").empty());
  CHECK(at.listed("moves").empty());
  for (int seat = 1; seat <= 3; ++seat) at.goes_out(at.at(1, seat));
  const auto proposals = at.listed("proposals");
  REQUIRE(proposals.size() == 1);
  const auto& move = proposals.front().as_object();
  CHECK(text_in(move, "act") == "move");
  CHECK(text_in(move, "reason") ==
        "Table 2 has 9 players, table 1 has 6: the buck reaches this player next.");
  CHECK(text_in(move, "clause") == "T01-8.5");
  at.order("move", R"(,"player":)" + std::to_string(number_in(move, "player")) + R"(,"table":1,)" +
                       R"("seat":)" + std::to_string(number_in(move, "seat")));
  CHECK(at.listed("proposals").empty());
  for (int again = 0; again < 2; ++again) {
    const auto moves = at.listed("moves");
    REQUIRE(moves.size() == 1);
    CHECK(text_in(moves.front().as_object(), "name") == text_in(move, "name"));
    CHECK(number_in(moves.front().as_object(), "from") == 2);
    CHECK(number_in(moves.front().as_object(), "to") == 1);
    at.restart();
  }
}

TEST_CASE("T-11: several moves are proposed in their order, and the final table comes first") {
  OnTheFloor at;
  for (int seat = 1; seat <= 4; ++seat) at.goes_out(at.at(1, seat));
  CHECK(at.listed("proposals").size() == 2);
  for (int seat = 5; seat <= 8; ++seat) at.goes_out(at.at(1, seat));
  const auto proposals = at.listed("proposals");
  REQUIRE(proposals.size() == 1);
  CHECK(text_in(proposals.front().as_object(), "act") == "break_table");
  CHECK(text_in(proposals.front().as_object(), "reason") ==
        "The 10 players left fit at one table: the final table.");
}

TEST_CASE("T-20: what comes next on the clock is told as a moment; in a break as what is left") {
  OnTheFloor at;
  const auto runs = at.shown();
  const auto& timing = runs.at("timing").as_object();
  CHECK(number_in(timing, "level_s") == 1800);
  CHECK(text_in(timing, "next_bets") == "50/100");
  CHECK(timing.at("level_left_s").is_null());
  const std::int64_t ends_ms = number_in(runs, "level_ends_ms");
  CHECK(number_in(timing, "rebuys_end_ms") == ends_ms + 60 * 60'000);
  at.pass(300'000);
  at.order("start_break", R"(,"length_s":0)");
  const auto stands = at.shown();
  CHECK(stands.at("level_ends_ms").is_null());
  CHECK(stands.at("timing").as_object().at("rebuys_end_ms").is_null());
  CHECK(number_in(stands.at("timing").as_object(), "level_left_s") == 1500);
}

TEST_CASE("T01-4.8: a race-off is shown with its cards and what the winner receives") {
  OnTheFloor at;
  const PlayerId first = at.at(1, 1);
  std::string stakes = "[975,1025,1000,1000,1000,1000,1000,1000,1000,0]";
  at.order("enter_count", R"(,"table":1,"stakes":)" + stakes);
  at.pass(300 * 60'000);
  at.order("race_off", R"(,"table":1,"chip":25,"seats":[1,2],"cards":["Ks","7h"])");
  const auto races = at.listed("race_offs");
  REQUIRE(races.size() == 1);
  const auto& race = races.front().as_object();
  CHECK(race.at("cards").as_array().size() == 2);
  CHECK(text_in(race, "winner") == at.room->accounts().name_of(first));
  CHECK(number_in(race, "won") == 100);
  CHECK(text_in(race, "clause") == "T01-4.8");
}

}  // namespace
}  // namespace cardroom::room
