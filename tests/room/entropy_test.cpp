// What players mix into the coming shuffle: each has a share of their own.
#include <doctest/doctest.h>

#include "at_play.h"

namespace cardroom::room {
namespace {

TEST_CASE("one player cannot take the others' part in the coming shuffle") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995");
  const ConnectionId greedy = in.connect(in.guest("greedy"));
  const ConnectionId honest = in.connect(in.guest("honest"));
  CHECK(in.refusal(greedy, about("sit", table, R"(,"seat":1,"stake":100)")) == "");
  CHECK(in.refusal(honest, about("sit", table, R"(,"seat":2,"stake":100)")) == "");
  const std::string gift = about("entropy", table, R"(,"hex":"00ff")");
  int taken = 0;
  for (int times = 0; times < 100; ++times) taken += in.refusal(greedy, gift).empty() ? 1 : 0;
  CHECK(taken == 2);
  CHECK(in.refusal(honest, gift) == "");
  // Nor after a restart.
  in.restart();
  CHECK(in.refusal(in.reconnect(greedy), gift) == "room_is_full");
  CHECK(in.refusal(in.reconnect(honest), gift) == "");
}

}  // namespace
}  // namespace cardroom::room
