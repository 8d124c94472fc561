// Where players sit, and where play waits for them, told on whatever page they are.
#include "at_tables.h"
#include "in_room.h"
#include "room/poker/table.h"

namespace cardroom::room {
namespace {

// Two players at a table. The first watches it; the second is elsewhere.
struct TwoAtTable {
  TwoAtTable() : table(in.open("rws-2017")) {
    for (int seat = 1; seat <= 2; ++seat) {
      players.push_back(in.guest("player" + std::to_string(seat)));
      connections.push_back(in.connect(players.back()));
    }
    in.put(connections[0], about("watch", table));
    for (int seat = 1; seat <= 2; ++seat)
      REQUIRE(in.refusal(connections[static_cast<std::size_t>(seat - 1)],
                         about("sit", table,
                               R"(,"seat":)" + std::to_string(seat) + R"(,"stake":200)")) == "");
  }
  const Table& game() const {
    return dynamic_cast<const PokerTable&>(*in.room->tables().at(table).game).table();
  }
  std::vector<boost::json::object> lines(ConnectionId connection) {
    std::vector<boost::json::object> lines;
    for (const std::string& text : in.inbox[connection]) {
      auto message = boost::json::parse(text).as_object();
      if (text_in(message, "type") == "my_table") lines.push_back(message);
    }
    return lines;
  }
  // Deals rounds, whose first turn folds, until the first turn is this seat's.
  void deal_to(Seat seat) {
    for (int rounds = 0; rounds < 4; ++rounds) {
      in.pass(4'000);
      REQUIRE(game().dealing);
      if (game().round.turn == seat) return;
      const auto other = connections[static_cast<std::size_t>(game().round.turn.number() - 1)];
      REQUIRE(in.refusal(other, about("fold", table)) == "");
    }
    FAIL("the turn never came");
  }

  InRoom in;
  std::uint32_t table;
  std::vector<PlayerId> players;
  std::vector<ConnectionId> connections;
};

TEST_CASE("whoever takes a seat is told so, and that they have left") {
  TwoAtTable at;
  const ConnectionId other = at.connections[1];
  REQUIRE(at.lines(other).size() == 1);
  CHECK(number_in(at.lines(other)[0], "seat") == 2);
  CHECK(text_in(at.lines(other)[0], "name") == "T");
  CHECK_FALSE(at.lines(other)[0].at("turn").as_bool());
  REQUIRE(at.in.refusal(other, about("leave", at.table)) == "");
  CHECK(at.lines(other).back().at("seat").is_null());
}

TEST_CASE("a turn is told to whoever is not at the table, and to nobody who sees it there") {
  TwoAtTable at;
  const auto seen = at.lines(at.connections[0]).size();
  at.deal_to(Seat(2));
  const auto line = at.lines(at.connections[1]).back();
  CHECK(line.at("turn").as_bool());
  CHECK(line.at("until_ms").as_int64() == at.in.now_ms + 90'000);
  REQUIRE(at.in.refusal(at.connections[1], about("fold", at.table)) == "");
  CHECK_FALSE(at.lines(at.connections[1]).back().at("turn").as_bool());
  at.deal_to(Seat(1));
  CHECK(at.lines(at.connections[0]).size() == seen);
}

TEST_CASE("whoever leaves the table's page while it is their turn is told so") {
  TwoAtTable at;
  at.deal_to(Seat(1));
  at.in.put(at.connections[0], about("unwatch", at.table));
  CHECK(at.lines(at.connections[0]).back().at("turn").as_bool());
}

TEST_CASE("a connection that comes later is told of every seat of its player and nobody else's") {
  TwoAtTable at;
  const std::uint32_t second = at.in.open("canberra-2017");
  REQUIRE(at.in.refusal(at.connections[1],
                        about("sit", second, R"(,"seat":1,"stake_cents":20000)")) == "");
  at.deal_to(Seat(2));
  const ConnectionId phone = at.in.connect(at.players[1]);
  const auto lines = at.lines(phone);
  REQUIRE(lines.size() == 2);
  CHECK(number_in(lines[0], "table") == at.table);
  CHECK(lines[0].at("turn").as_bool());
  CHECK(number_in(lines[1], "table") == second);
  CHECK_FALSE(lines[1].at("turn").as_bool());
  CHECK(at.lines(at.in.connect()).empty());
  at.in.disconnect(at.connections[1]);
  REQUIRE(at.in.refusal(phone, about("fold", at.table)) == "");
  CHECK_FALSE(at.lines(phone).back().at("turn").as_bool());
}

TEST_CASE("a table that is cleared tells its players that their seats are gone") {
  TwoAtTable at;
  const ConnectionId boss = at.in.staff(Role::operator_);
  REQUIRE(at.in.refusal(boss, about("close_table", at.table, R"(,"rounds":0)")) == "");
  at.in.pass(10'000);
  CHECK(at.lines(at.connections[1]).back().at("seat").is_null());
}

void set_house(TwoAtTable& at, const std::string& key, const std::string& value) {
  REQUIRE(at.in.refusal(at.in.staff(Role::operator_),
                        about("set_house", at.table,
                              R"(,"key":")" + key + R"(","value":")" + value + "\"")) == "");
}

TEST_CASE("a time bank is used after the usual time, only once, and the sign tells of it") {
  TwoAtTable at;
  set_house(at, "time-bank-seconds", "30");
  const auto sign = text_in(at.in.put(at.connections[0], about("watch", at.table)), "sign");
  CHECK(sign.find("a time bank of 30 seconds") != std::string::npos);
  at.deal_to(Seat(1));
  const auto state = at.in.state(at.connections[0]);
  CHECK(state.at("turn_until_ms").as_int64() == at.in.now_ms + 120'000);
  CHECK(state.at("bank_from_ms").as_int64() == at.in.now_ms + 90'000);
  CHECK(state.at("you").at("bank_ms").as_int64() == 30'000);
  at.in.pass(110'000);
  CHECK(at.game().round.turn == Seat(1));
  REQUIRE(at.in.refusal(at.connections[0], about("fold", at.table)) == "");
  CHECK(at.in.state(at.connections[0]).at("you").at("bank_ms").as_int64() == 10'000);
  // Each round that is dealt gives a second back.
  at.deal_to(Seat(1));
  const std::int64_t left = at.in.state(at.connections[0]).at("you").at("bank_ms").as_int64();
  CHECK(left == 12'000);
  at.in.pass(90'000 + left - 1'000);
  CHECK(at.game().round.turn == Seat(1));
  at.in.pass(1'000);
  CHECK(at.game().place(Seat(1)).sits_out);
}

TEST_CASE("without a time bank nobody gets more than the usual time") {
  TwoAtTable at;
  at.deal_to(Seat(1));
  CHECK(at.in.state(at.connections[0]).at("bank_from_ms").is_null());
  at.in.pass(90'000);
  CHECK(at.game().place(Seat(1)).sits_out);
}

TEST_CASE("between two rounds a player is told that the big blind is due from them") {
  TwoAtTable at;
  at.deal_to(Seat(1));
  CHECK_FALSE(at.in.state(at.connections[0]).at("you").at("next_big_blind").as_bool());
  REQUIRE(at.in.refusal(at.connections[0], about("fold", at.table)) == "");
  REQUIRE_FALSE(at.game().dealing);
  const bool due = at.in.state(at.connections[0]).at("you").at("next_big_blind").as_bool();
  at.in.pass(4'000);
  REQUIRE(at.game().dealing);
  // Heads up, the small blind acts first.
  CHECK(due == (at.game().round.turn == Seat(2)));
}

}  // namespace
}  // namespace cardroom::room
