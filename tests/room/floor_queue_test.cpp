// The floor: players call the staff, and the staff see what needs somebody at all tables.
#include <doctest/doctest.h>

#include "audit/audit.h"
#include "in_room.h"

namespace cardroom::room {
namespace {

// Two players in a round of play, and a supervisor who watches the floor.
struct OnTheFloor {
  OnTheFloor() {
    for (int seat = 1; seat <= 2; ++seat) {
      players.push_back(in.guest("player" + std::to_string(seat)));
      at.push_back(in.connect(players.back()));
      in.put(at.back(), about("watch", table));
      REQUIRE(in.refusal(at.back(),
                         about("sit", table, R"(,"stake":200,"seat":)" + std::to_string(seat)))
                  .empty());
    }
    in.pass(5'000);
    REQUIRE(in.room->tables().at(table).game->dealing());
  }
  std::vector<std::string> needs(ConnectionId staff) {
    const auto floor = in.put(staff, R"({"type":"watch_floor"})");
    std::vector<std::string> kinds;
    for (const auto& need : floor.at("needs").as_array())
      kinds.push_back(text_in(need.as_object(), "need"));
    return kinds;
  }
  using Kinds = std::vector<std::string>;

  InRoom in;
  std::uint32_t table = in.open("rws-2017");
  std::vector<PlayerId> players;
  std::vector<ConnectionId> at;
  ConnectionId supervisor = in.staff(Role::supervisor);
};

TEST_CASE("a call is on the floor until one of the staff has seen to it, also after a restart") {
  OnTheFloor on;
  CHECK(on.needs(on.supervisor).empty());
  CHECK(on.in.refusal(on.at[0], about("call_staff", on.table, R"(,"call":"clock","text":"slow")"))
            .empty());
  CHECK(on.needs(on.supervisor) == OnTheFloor::Kinds{"call"});
  const std::string answer =
      about("answer_call", on.table, R"(,"player":)" + std::to_string(on.players[0].number()));
  CHECK(on.in.refusal(on.at[1], answer) == "not_your_role");
  bool with_snapshots = false;
  SUBCASE("from the records") {}
  SUBCASE("from snapshots") { with_snapshots = true; }
  on.in.restart(with_snapshots);
  on.in.operator_connection = 0;
  const ConnectionId staff = on.in.staff(Role::operator_);
  CHECK(on.needs(staff) == OnTheFloor::Kinds{"call"});
  CHECK(on.in.refusal(staff, answer).empty());
  CHECK(on.needs(staff).empty());
  CHECK(on.in.refusal(staff, answer) == "nobody_called");
  const auto report = audit::audit(on.in.journal);
  REQUIRE(report);
  CHECK(report->findings.count() == 0);
}

TEST_CASE("nobody calls the staff of a table where they do not sit, and only staff see the floor") {
  OnTheFloor on;
  const ConnectionId other = on.in.connect(on.in.guest("other"));
  const std::string call = about("call_staff", on.table, R"(,"call":"help")");
  CHECK(on.in.refusal(other, call) == "not_at_the_table");
  CHECK(on.in.refusal(on.supervisor, call) == "not_your_role");
  CHECK(on.in.refusal(on.in.connect(), call) == "not_signed_in");
  CHECK(on.in.refusal(on.at[0], R"({"type":"watch_floor"})") == "not_your_role");
  CHECK(on.in.refusal(on.at[0], about("call_staff", on.table,
                                      R"(,"call":"help","text":")" + std::string(201, 'x') +
                                          "\"")) == "bad_message");
}

TEST_CASE("rulings, disputes, clocks and stopped tables are on the floor, the most urgent first") {
  OnTheFloor on;
  CHECK(on.in.refusal(on.at[0], about("open_dispute", on.table, R"(,"text":"unfair")")).empty());
  CHECK(on.in.refusal(on.at[1], about("call_staff", on.table, R"(,"call":"help")")).empty());
  CHECK(on.in
            .refusal(on.supervisor,
                     about("report", on.table, R"(,"what":"communal-early","place":0,"count":0)"))
            .empty());
  CHECK(on.needs(on.supervisor) == OnTheFloor::Kinds{"ruling", "call", "dispute"});
  tampered(on.in, on.table).stopped = Stop{"broken"};
  CHECK(on.needs(on.supervisor) == OnTheFloor::Kinds{"stopped", "call"});
}

TEST_CASE("staff who watch the floor are told of changes, once a second at most") {
  OnTheFloor on;
  on.needs(on.supervisor);
  on.in.pass(1'000);
  const auto told = [&] {
    std::size_t count = 0;
    for (const std::string& text : on.in.inbox[on.supervisor])
      if (text.find(R"("type":"floor","id":null)") != std::string::npos) ++count;
    return count;
  };
  const std::size_t before = told();
  on.in.put(on.at[0], about("call_staff", on.table, R"(,"call":"help")"));
  on.in.pass(1'000);
  CHECK(told() == before + 1);
  on.in.pass(1'000);
  CHECK(told() == before + 1);
}

}  // namespace
}  // namespace cardroom::room
