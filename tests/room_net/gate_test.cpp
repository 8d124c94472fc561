// Who is let in, and how much is taken from whom.
#include "room/net/gate.h"

#include <doctest/doctest.h>

#include <vector>

namespace cardroom::room::net {
namespace {

const Address one = *Address::parse("192.0.2.1");
const Address other = *Address::parse("192.0.2.2");

struct AtGate {
  explicit AtGate(const Limits& limits = {})
      : gate(limits, [this](const Notice& notice) { notices.push_back(notice); }) {}
  Speaker speaker(const Address& address) {
    Speaker made;
    made.address = address;
    return made;
  }
  // Says so many things at once, each handled; how many of them were taken.
  int say(Speaker& speaker, int messages, std::int64_t now_ms) {
    int taken = 0;
    for (int message = 0; message < messages; ++message)
      if (gate.hear(speaker, now_ms) == Gate::Heard::taken) {
        ++taken;
        gate.handled(speaker, {1, 1, 100, 10}, now_ms);
      }
    return taken;
  }
  std::vector<Notice> notices;
  Gate gate;
};

TEST_CASE("an address has a limit of connections, and of new ones in a second") {
  Limits limits;
  limits.address_connections = 3;
  limits.address_connects = {2, 5};
  AtGate at(limits);
  for (int come = 0; come < 3; ++come) CHECK(at.gate.enter(one, 0));
  CHECK_FALSE(at.gate.enter(one, 0));
  CHECK(at.gate.enter(other, 0));
  at.gate.leave(one);
  CHECK(at.gate.enter(one, 0));
  at.gate.leave(one);
  CHECK(at.gate.enter(one, 0));
  at.gate.leave(one);
  CHECK_FALSE(at.gate.enter(one, 0));  // Five at once, then two a second.
  CHECK_FALSE(at.gate.enter(one, 400));
  CHECK(at.gate.enter(one, 600));
}

TEST_CASE("two hundred telephones behind one address come back at once and play") {
  AtGate at;
  std::vector<Speaker> telephones(200, at.speaker(one));
  for (Speaker& telephone : telephones) {
    for (int connection = 0; connection < 7; ++connection) REQUIRE(at.gate.enter(one, 0));
    CHECK(at.say(telephone, 12, 0) == 12);
  }
  for (std::int64_t now_ms = 0; now_ms < 60'000; now_ms += 1'000)
    for (Speaker& telephone : telephones) {
      CHECK(at.gate.wait_ms(telephone, now_ms) == 0);
      CHECK(at.say(telephone, 1, now_ms) == 1);
    }
  CHECK(at.notices.empty());
}

TEST_CASE("who speaks too fast is refused, then not read for a second, then let go") {
  AtGate at;
  Speaker speaker = at.speaker(one);
  CHECK(at.say(speaker, 61, 0) == 60);
  CHECK(at.gate.wait_ms(speaker, 0) == 1'000);
  CHECK(at.gate.wait_ms(speaker, 1'000) == 0);
  CHECK(at.say(speaker, 25, 1'000) == 20);
  for (int message = 0; message < 4; ++message)
    CHECK(at.gate.hear(speaker, 1'000) == Gate::Heard::too_fast);
  CHECK(at.gate.hear(speaker, 1'000) == Gate::Heard::enough);
  REQUIRE(at.notices.size() == 1);  // And once a minute after that.
  CHECK(std::get<notice::LimitHit>(at.notices[0]).limit == "messages");
}

TEST_CASE("a client that waits for an answer, or has not read one, is not read") {
  AtGate at;
  Speaker speaker = at.speaker(one);
  for (std::size_t message = 0; message < at.gate.limits().waiting; ++message)
    at.gate.hear(speaker, 0);
  CHECK(at.gate.wait_ms(speaker, 0) == Gate::until_answered);
  at.gate.handled(speaker, {1, 1, 100, 10}, 0);
  CHECK(at.gate.wait_ms(speaker, 0) == 0);
  REQUIRE(at.gate.queue(speaker, 300'000, 0));
  CHECK(at.gate.wait_ms(speaker, 0) == Gate::until_answered);
  at.gate.sent(speaker, 300'000);
  CHECK(at.gate.wait_ms(speaker, 0) == 0);
}

TEST_CASE("answers are paid for in bytes and in the room's time") {
  AtGate at;
  Speaker greedy = at.speaker(one);
  const Speaker neighbour = at.speaker(one);
  at.gate.hear(greedy, 0);
  at.gate.handled(greedy, {1, 1, 9'437'184, 0}, 0);
  CHECK(at.gate.wait_ms(greedy, 0) > 900);
  CHECK(at.gate.wait_ms(neighbour, 0) == 0);
  CHECK(at.gate.wait_ms(greedy, 2'000) == 0);
  at.gate.handled(greedy, {1, 0, 0, 1'500'000}, 2'000);
  CHECK(at.gate.wait_ms(greedy, 2'000) > 4'000);
}

TEST_CASE("pings count as messages do, and nobody is slowed who sends few") {
  AtGate at;
  Speaker speaker = at.speaker(one);
  int taken = 0;
  for (int ping = 0; ping < 1'000; ++ping) taken += at.gate.ping(speaker, 0) ? 1 : 0;
  CHECK(taken == 60);
  Speaker honest = at.speaker(other);
  for (std::int64_t now_ms = 0; now_ms < 600'000; now_ms += 500)
    REQUIRE(at.gate.ping(honest, now_ms));
}

TEST_CASE("bytes that are no message are paid for too, by the connection and its address") {
  AtGate at;
  Speaker speaker = at.speaker(one);
  CHECK(at.gate.pause_ms(speaker, 0) == 0);
  at.gate.take(speaker, 262'144 + 40'960, 0);
  CHECK(at.gate.pause_ms(speaker, 0) > 900);
  CHECK(at.gate.pause_ms(speaker, 1'100) == 0);
  Speaker beside = at.speaker(one);
  CHECK(at.gate.pause_ms(beside, 0) == 0);
  for (int times = 0; times < 80; ++times) {
    Speaker another = at.speaker(one);
    at.gate.take(another, 262'144, 0);
  }
  CHECK(at.gate.pause_ms(beside, 0) > 1'000);
  CHECK(at.gate.pause_ms(at.speaker(other), 0) == 0);
}

TEST_CASE("who does not read is let go; of one address, those who hold most of what waits") {
  Limits limits;
  limits.address_unsent = 1'000'000;
  AtGate at(limits);
  for (int come = 0; come < 10; ++come) at.gate.enter(one, 0);
  Speaker greedy = at.speaker(one);
  Speaker modest = at.speaker(one);
  CHECK(at.gate.queue(greedy, 990'000, 0));
  CHECK(at.gate.queue(modest, 50'000, 0));
  CHECK_FALSE(at.gate.queue(greedy, 1'000, 0));
  at.gate.forget(greedy);
  Speaker alone = at.speaker(other);
  CHECK(at.gate.queue(alone, 1'000'000, 0));
  CHECK_FALSE(at.gate.queue(alone, 100'000, 0));
}

}  // namespace
}  // namespace cardroom::room::net
