// What breaks at one table, in one message or at one moment ends nothing else.
#include "breaking_game.h"

namespace cardroom::room {
namespace {

std::string sit(std::uint32_t table, int seat) {
  return R"({"type":"sit","table":)" + std::to_string(table) + R"(,"seat":)" +
         std::to_string(seat) + R"(,"stake":200})";
}
// Two tables with two players each; the staff listen.
struct TwoTables : InRoom {
  TwoTables() {
    stop_tables_on_broken_invariants();
    supervisor = staff(Role::supervisor);
    for (const std::uint32_t table : {first, second}) {
      CHECK(open("holdem-1995") == table);
      for (int seat = 1; seat <= 2; ++seat) {
        const PlayerId player = guest("p" + std::to_string(table) + std::to_string(seat));
        players.push_back(connect(player));
        CHECK(text_in(put(players.back(), about("watch", table)), "type") == "table");
        CHECK(refusal(players.back(), sit(table, seat)) == "");
      }
    }
  }
  bool was_told(ConnectionId connection, std::string_view part) {
    for (const std::string& text : inbox[connection])
      if (text.find(part) != std::string::npos) return true;
    return false;
  }
  const LiveTable& table(std::uint32_t number) const { return room->tables().at(number); }
  int records_of(std::string_view stream, std::string_view type) const {
    int count = 0;
    (void)journal.read(stream, 0, [&](const store::StoredRecord& record) {
      count += record.bytes.find(type) != std::string_view::npos ? 1 : 0;
      return store::Reading::go_on;
    });
    return count;
  }
  void play_on_at_second() {
    const std::uint64_t before = table(second).seq;
    for (int second_passed = 0; second_passed < 400; ++second_passed) pass(1'000);
    CHECK(table(second).seq > before);
    CHECK_FALSE(table(second).stopped);
    CHECK(fault_of(room->ledger()) == "");
  }

  const std::uint32_t first = 1;
  const std::uint32_t second = 2;
  ConnectionId supervisor = 0;
  std::vector<ConnectionId> players;
};

TEST_CASE("what breaks at a table stops that table, its players and the staff are told") {
  for (const Breaks what : {Breaks::command, Breaks::plan, Breaks::act, Breaks::view}) {
    CAPTURE(static_cast<int>(what));
    TwoTables in;
    breaking(in, in.first).breaks = what;
    if (what == Breaks::command)
      CHECK(in.refusal(in.players[0], about("leave", in.first)) == "table_at_fault");
    in.pass(10'000);
    if (what == Breaks::view) in.pass(10'000);
    REQUIRE(in.table(in.first).stopped);
    CHECK(in.was_told(in.players[0], "Play has stopped"));
    CHECK_FALSE(in.was_told(in.players[2], "Play has stopped"));
    CHECK(in.was_told(in.supervisor, R"("type":"trouble","table":1)"));
    CHECK_FALSE(in.was_told(in.players[0], R"("type":"trouble")"));
    CHECK(in.records_of("table/1", "table_stopped") == 1);
    CHECK(in.refusal(in.players[0], about("leave", in.first)) == "table_stopped");
    in.play_on_at_second();
    CHECK(in.records_of("table/1", "table_stopped") == 1);
  }
}

TEST_CASE("a table that stopped has stopped after a restart too, and staff who come in are told") {
  TwoTables in;
  breaking(in, in.first).breaks = Breaks::act;
  in.pass(10'000);
  in.restart(true);
  REQUIRE(in.table(in.first).stopped);
  CHECK_FALSE(in.table(in.second).stopped);
  const ConnectionId boss = in.connect(PlayerId(1));
  CHECK(in.was_told(boss, R"("type":"trouble","table":1)"));
  const auto lobby = in.put(boss, R"({"type":"lobby"})");
  CHECK(lobby.at("tables").at(0).at("stopped") == true);
  CHECK(lobby.at("tables").at(1).at("stopped") == false);
  const auto watched = in.put(boss, about("watch", in.first));
  CHECK(watched.at("state").at("stopped") == true);
}

TEST_CASE("what breaks in a message ends that message, and the staff are told") {
  TwoTables in;
  BreakingTable& game = breaking(in, in.first);
  game.breaks = Breaks::disputes;
  CHECK(in.refusal(in.supervisor, R"({"type":"disputes"})") == "room_at_fault");
  CHECK(in.was_told(in.supervisor, R"("type":"trouble","table":null)"));
  CHECK(in.records_of("room", "trouble") == 1);
  game.breaks = Breaks::line;
  const auto lobby = in.put(in.supervisor, R"({"type":"lobby"})");
  CHECK(lobby.at("tables").at(0).at("stopped") == true);
  CHECK(lobby.at("tables").at(1).at("game") == "Hold-Em");
  in.play_on_at_second();
}

TEST_CASE("a record that breaks at a restart stops its table before it, and the room opens") {
  TwoTables in;
  const std::string bad =
      R"({"type":"command","player":null,"role":"dealer","id":"",)"
      R"("command":{"type":"leave","seat":1},)"
      R"("events":[{"type":"sat_out","seat":2,"clause":null},)"
      R"({"type":"left","seat":1,"player":4,"amount":1,"why":"asked","clause":null}]})";
  in.commit({{{"table/1", in.journal.version("table/1"), {{in.now_ms, bad}}}}, {}});
  for (int time = 0; time < 2; ++time) {
    in.restart();
    Effects effects;
    in.room->declare(effects);
    in.flush(effects);
    REQUIRE(in.table(in.first).stopped);
    CHECK(in.table(in.first).stopped->behind);
    CHECK_FALSE(in.table(in.second).stopped);
    CHECK(in.table(in.first).game->people().size() == 2);
    CHECK(in.records_of("table/1", "table_stopped") == 1);
  }
}

TEST_CASE("a record of a newer program opens no room") {
  for (const std::string bytes :
       {R"({"type":"table_folded_up"})",
        R"({"type":"command","player":null,"role":"dealer","id":"","command":{"type":"leave"},)"
        R"("events":[{"type":"teleported","seat":2}]})"}) {
    TwoTables in;
    in.commit({{{"table/1", in.journal.version("table/1"), {{in.now_ms, bytes}}}}, {}});
    Room other(in.options_);
    CHECK_FALSE(other.restore(in.journal, in.now_ms));
  }
}

TEST_CASE(
    "what is due and refused three times is told to the staff, and the table can be cleared") {
  TwoTables in;
  breaking(in, in.first).breaks = Breaks::refused;
  in.pass(5'000);
  in.pass(5'000);
  CHECK_FALSE(in.was_told(in.supervisor, R"("type":"trouble")"));
  const ConnectionId boss = in.staff(Role::operator_);
  CHECK(in.refusal(boss, about("revive_table", in.first)) == "table_not_stopped");
  in.pass(5'000);
  CHECK(in.was_told(in.supervisor, "What is due cannot be done. "));
  CHECK_FALSE(in.table(in.first).stopped);
  in.play_on_at_second();
  CHECK(in.refusal(boss, about("clear_table", in.first)) == "");
}

TEST_CASE("a disk that is almost full is told to the staff in a sentence, and to no player") {
  TwoTables in;
  Effects effects;
  in.room->warn_of_disk(99, in.now_ms, effects);
  in.flush(effects);
  const auto told = boost::json::parse(in.last(in.supervisor)).as_object();
  CHECK(text_in(told, "type") == "trouble");
  CHECK(text_in(told, "name") == "The disk");
  CHECK(text_in(told, "why") ==
        "Only 99 MB are free on the room's disk. When it is full, the room stops. Make space, or "
        "move older backups elsewhere.");
  for (const ConnectionId player : in.players) CHECK_FALSE(in.was_told(player, "The disk"));
}

TEST_CASE("staff who come in while the disk is almost full are told, and players are not") {
  TwoTables in;
  CHECK_FALSE(in.was_told(in.staff(Role::inspector), "The disk"));
  in.room->see_disk(98);
  CHECK(in.was_told(in.staff(Role::supervisor), "Only 98 MB are free on the room's disk."));
  CHECK_FALSE(in.was_told(in.connect(in.guest("eve")), "The disk"));
  in.room->see_disk(std::nullopt);
  CHECK_FALSE(in.was_told(in.staff(Role::supervisor), "The disk"));
}

}  // namespace
}  // namespace cardroom::room
