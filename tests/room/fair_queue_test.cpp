// Who goes first when many wait.
#include "room/fair_queue.h"

#include <doctest/doctest.h>

#include <string>

namespace cardroom::room {
namespace {

const Address honest = *Address::parse("192.0.2.1");
const Address flood = *Address::parse("198.51.100.9");

TEST_CASE("one address with much to say does not make another wait") {
  FairQueue<int> queue;
  for (int item = 0; item < 1'000; ++item) queue.push({flood, static_cast<std::uint64_t>(item)}, 0);
  queue.push({honest, 1}, 1);
  int before = 0;
  while (queue.pop() == 0) {
    ++before;
    queue.pay(50);
  }
  queue.pay(50);
  CHECK(before <= 4);
}

TEST_CASE("who asks for what is dear goes less often") {
  FairQueue<int> queue;
  for (int item = 0; item < 100; ++item) {
    queue.push({flood, 1}, 0);
    queue.push({honest, 2}, 1);
  }
  int dear = 0;
  int cheap = 0;
  while (queue.size_of(honest) > 0) {
    const bool is_cheap = queue.pop() == 1;
    is_cheap ? ++cheap : ++dear;
    queue.pay(is_cheap ? 10 : 1'000);
  }
  CHECK(cheap == 100);
  CHECK(dear <= 3);
}

TEST_CASE("connections of one address take turns, and each keeps its order") {
  FairQueue<std::string> queue;
  for (const char* const item : {"a1", "a2", "a3"}) queue.push({honest, 1}, item);
  queue.push({honest, 2}, "b1");
  std::string order;
  while (!queue.empty()) {
    order += queue.pop() + " ";
    queue.pay(1);
  }
  CHECK(order == "a1 b1 a2 a3 ");
}

TEST_CASE("what comes while the last of its lane is being done waits for its turn") {
  FairQueue<int> queue;
  queue.push({honest, 1}, 1);
  CHECK(queue.pop() == 1);
  queue.push({honest, 1}, 2);
  queue.push({flood, 1}, 3);
  queue.pay(1'000);
  CHECK(queue.pop() == 3);
  queue.pay(1);
  CHECK(queue.pop() == 2);
  queue.pay(1);
  CHECK(queue.empty());
}

TEST_CASE("addresses of IPv6 are one by their /64, and a loopback is a loopback") {
  CHECK(*Address::parse("2001:db8:1:2::7") == *Address::parse("2001:db8:1:2:ffff::1"));
  CHECK(*Address::parse("2001:db8:1:2::7") != *Address::parse("2001:db8:1:3::7"));
  CHECK(*Address::parse("::ffff:192.0.2.1") == honest);
  CHECK(*Address::parse("192.0.2.2") != honest);
  CHECK(Address::parse("2001:db8:1:2::7")->text() == "2001:db8:1:2::/64");
  CHECK(honest.text() == "192.0.2.1");
  CHECK(Address::parse("::1")->is_loopback());
  CHECK(Address::parse("127.3.2.1")->is_loopback());
  CHECK_FALSE(honest.is_loopback());
  CHECK_FALSE(Address::parse("poker.example"));
  CHECK_FALSE(Address::parse(""));
}

}  // namespace
}  // namespace cardroom::room
