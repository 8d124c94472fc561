// Players who do not act, and seats that nobody comes back to.
#include "at_tables.h"
#include "in_room.h"
#include "room/poker/table.h"

namespace cardroom::room {
namespace {

struct ThreeAtTable {
  explicit ThreeAtTable(const std::string& rulebook = "rws-2017") : table(in.open(rulebook)) {
    for (int seat = 1; seat <= 3; ++seat) {
      players.push_back(in.guest("player" + std::to_string(seat)));
      connections.push_back(in.connect(players.back()));
      REQUIRE(in.refusal(connections.back(),
                         about("sit", table,
                               R"(,"seat":)" + std::to_string(seat) + R"(,"stake":200)")) == "");
      in.put(connections.back(), about("watch", table));
    }
  }
  const Table& game() const {
    return dynamic_cast<const PokerTable&>(*in.room->tables().at(table).game).table();
  }
  ConnectionId to_act() const {
    return connections[static_cast<std::size_t>(game().round.turn.number() - 1)];
  }
  // Everybody calls or checks until the flop is there.
  void play_to_flop() {
    in.pass(4'000);
    REQUIRE(game().dealing);
    while (game().dealing && game().round.street == 0)
      if (in.refusal(to_act(), about("check", table)) != "") in.put(to_act(), about("call", table));
    REQUIRE(game().dealing);
  }

  InRoom in;
  std::uint32_t table;
  std::vector<PlayerId> players;
  std::vector<ConnectionId> connections;
};

TEST_CASE("a player taken for absent is not waited for again in that round") {
  ThreeAtTable at;
  at.play_to_flop();
  const Seat absent = at.game().round.turn;
  at.in.pass(90'000);
  CHECK(at.game().place(absent).sits_out);
  REQUIRE(at.game().dealing);
  const int street = at.game().round.street;
  while (at.game().dealing && at.game().round.turn != absent)
    REQUIRE(at.in.refusal(at.to_act(), about("check", at.table)) == "");
  REQUIRE(at.game().dealing);
  REQUIRE(at.game().round.street == street + 1);
  at.in.pass(2'000);
  CHECK(at.game().round.turn != absent);
}

TEST_CASE("a player who acts again after being taken for absent is waited for") {
  ThreeAtTable at;
  at.play_to_flop();
  const Seat absent = at.game().round.turn;
  const ConnectionId back = at.to_act();
  at.in.pass(90'000);
  CHECK(at.in.state(back).at("you").at("absent").as_bool());
  REQUIRE(at.in.refusal(back, about("sit_in", at.table)) == "");
  CHECK_FALSE(at.in.state(back).at("you").at("absent").as_bool());
  while (at.game().dealing && at.game().round.turn != absent)
    REQUIRE(at.in.refusal(at.to_act(), about("check", at.table)) == "");
  at.in.pass(80'000);
  CHECK(at.game().round.turn == absent);
}

TEST_CASE("a player who is not connected is waited for a shorter time, and who comes back is not") {
  ThreeAtTable at;
  at.play_to_flop();
  const Seat gone = at.game().round.turn;
  const PlayerId player = at.game().place(gone).player;
  at.in.pass(50'000);
  at.in.disconnect(at.to_act());
  at.in.pass(25'000);
  CHECK(at.game().round.turn == gone);
  at.in.connect(player);
  at.in.pass(10'000);
  CHECK(at.game().round.turn == gone);
  at.in.pass(5'000);  // Ninety seconds, as for everybody.
  CHECK(at.game().round.turn != gone);
}

TEST_CASE("a player who was not there when their turn began is waited for half a minute") {
  ThreeAtTable at;
  at.play_to_flop();
  const Seat first = at.game().round.turn;
  const auto next = static_cast<std::size_t>(first.number() % 3);
  at.in.disconnect(at.connections[next]);
  at.in.pass(60'000);
  CHECK(at.game().round.turn == first);
  REQUIRE(at.in.refusal(at.to_act(), about("check", at.table)) == "");
  REQUIRE(at.game().round.turn == Seat(static_cast<int>(next) + 1));
  at.in.pass(29'000);
  CHECK(at.game().round.turn == Seat(static_cast<int>(next) + 1));
  at.in.pass(1'000);
  CHECK(at.game().round.turn != Seat(static_cast<int>(next) + 1));
  CHECK(at.game().place(Seat(static_cast<int>(next) + 1)).sits_out);
}

TEST_CASE("a seat left empty is given up after the house's time, its chips to the wallet") {
  InRoom in;
  const std::uint32_t table = in.open("rws-2017");
  const PlayerId ann = in.guest("ann");
  const ConnectionId her = in.connect(ann);
  REQUIRE(in.refusal(her, about("sit", table, R"(,"seat":1,"stake":200)")) == "");
  const auto wallet = [&] { return in.room->ledger().balance(cage::account_of(ann)); };
  const Cents before = wallet();
  in.disconnect(her);
  in.pass(599'000);
  CHECK(in.room->tables().at(table).game->seat_of(ann) == Seat(1));
  in.pass(2'000);
  CHECK(in.room->tables().at(table).game->seat_of(ann).is_none());
  CHECK(wallet() == before + Cents(20'000));
}

TEST_CASE("a seat is kept for somebody who comes back in time") {
  InRoom in;
  const std::uint32_t table = in.open("rws-2017");
  const PlayerId ann = in.guest("ann");
  const ConnectionId her = in.connect(ann);
  REQUIRE(in.refusal(her, about("sit", table, R"(,"seat":1,"stake":200)")) == "");
  in.disconnect(her);
  in.pass(500'000);
  in.connect(ann);
  in.pass(500'000);
  CHECK(in.room->tables().at(table).game->seat_of(ann) == Seat(1));
}

TEST_CASE("the sign says how long an empty seat is kept, and the house sets it") {
  InRoom in;
  const std::uint32_t table = in.open("canberra-2017");
  const ConnectionId boss = in.staff(Role::operator_);
  CHECK(text_in(in.put(boss, about("watch", table)), "sign").find("kept for 10 minutes") !=
        std::string::npos);
  REQUIRE(in.refusal(boss, about("set_house", table, R"(,"key":"empty-seconds","value":"45")")) ==
          "");
  CHECK(text_in(in.put(boss, about("watch", table)), "sign").find("kept for 45 seconds") !=
        std::string::npos);
  const PlayerId ann = in.guest("ann");
  const ConnectionId her = in.connect(ann);
  REQUIRE(in.refusal(her, about("sit", table, R"(,"seat":1,"stake_cents":20000)")) == "");
  in.disconnect(her);
  in.pass(46'000);
  CHECK(in.room->tables().at(table).game->seat_of(ann).is_none());
}

TEST_CASE("staff free a seat that was left empty; nobody frees one that is in use") {
  ThreeAtTable at;
  const ConnectionId floor = at.in.staff(Role::supervisor);
  const auto free = [&](int seat) {
    return at.in.refusal(floor, about("free_seat", at.table, R"(,"seat":)" + std::to_string(seat)));
  };
  CHECK(free(1) == "seat_in_use");
  CHECK(free(7) == "no_player_there");
  at.in.disconnect(at.connections[0]);
  CHECK(free(1) == "");
  CHECK(at.game().place(Seat(1)).player.is_none());
  REQUIRE(at.in.refusal(at.connections[1], about("sit_out", at.table)) == "");
  CHECK(free(2) == "");
  CHECK(at.in.refusal(at.connections[2], about("free_seat", at.table, R"(,"seat":3)")) ==
        "not_your_role");
}

TEST_CASE("who comes to a table is told the round under way from its beginning") {
  ThreeAtTable at;
  at.play_to_flop();
  const ConnectionId visitor = at.in.connect();
  const auto told = at.in.put(visitor, about("watch", at.table)).at("events").as_array();
  REQUIRE_FALSE(told.empty());
  CHECK(text_in(told[0].as_object(), "type") == "round_started");
  for (const auto& event : told)
    if (text_in(event.as_object(), "type") == "dealt")
      CHECK(boost::json::serialize(event.at("cards")).find("??") != std::string::npos);
}

}  // namespace
}  // namespace cardroom::room
