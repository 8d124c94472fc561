// Whatever waits at a table is checked when it is asked for, and again when it is due.
#include "in_room.h"

namespace cardroom::room {
namespace {

TEST_CASE("H95-6.1: a seat is not wanted with more chips than the player has") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995");
  const ConnectionId dan = in.connect(in.guest("dan"));
  CHECK(in.refusal(dan, about("want_seat", table, R"(,"seat":1,"stake":2001)")) ==
        "not_enough_money");
  CHECK(in.refusal(dan, about("want_seat", table, R"(,"seat":1,"stake":2000)")) == "");
}

TEST_CASE("H95-6.1: a wish that cannot be granted any more is dropped, and play goes on") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995");
  std::vector<ConnectionId> players;
  for (int seat = 1; seat <= 3; ++seat) {
    players.push_back(in.connect(in.guest("p" + std::to_string(seat))));
    CHECK(in.refusal(
              players.back(),
              about("sit", table, R"(,"seat":)" + std::to_string(seat) + R"(,"stake":400)")) == "");
  }
  const PlayerId dan = in.guest("dan");
  const ConnectionId asks = in.connect(dan);
  CHECK(in.refusal(asks, about("want_seat", table, R"(,"seat":1,"stake":2000)")) == "");
  const std::string redeem =
      R"({"type":"cage_redeem","player":)" + std::to_string(dan.number()) + R"(,"cents":100000})";
  CHECK(in.refusal(in.staff(Role::operator_), redeem) == "");
  CHECK(in.refusal(players[0], about("leave", table)) == "");
  in.pass(1'000);
  CHECK(in.last(asks).find("You cannot have seat 1 any more.") != std::string::npos);
  // A page in another language says both from this.
  CHECK(in.last(asks).find(R"("because":{"rule":"not_enough_money")") != std::string::npos);
  in.pass(10'000);
  CHECK(in.room->tables().at(table).game->dealing());
}

TEST_CASE("CP17-4.3: a stake of nothing is refused, and the room goes on") {
  InRoom in;
  const std::uint32_t table = in.open("canberra-2017");
  const ConnectionId ann = in.connect(in.guest("ann"));
  CHECK(in.refusal(ann, about("sit", table, R"(,"seat":1)")) == "stake_amount");
  CHECK(in.refusal(ann, about("sit", table, R"(,"seat":1,"stake_cents":1)")) == "");
}

}  // namespace
}  // namespace cardroom::room
