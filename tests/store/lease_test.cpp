// The lease of a room in PostgreSQL: clocks that jump, servers that hang, and handing the room
// over.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <future>

#include "store/places.h"
#include "store/postgres/nodes.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;
using namespace std::chrono_literals;

namespace {

bool is_durable(const CommitOutcome& outcome) { return std::holds_alternative<Durable>(outcome); }

// Looks often, and takes over after 220 ms in which nobody renews.
constexpr postgres::LeaseTimes impatient{
    .lasts = 200ms, .renewed_every = 20ms, .served = 150ms, .looked_every = 20ms};

}  // namespace

TEST_CASE("PostgreSQL: a lease that nobody renews is over, whatever the database's clock says") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  // As if the database's clock had been put back by an hour after the last renewal.
  const auto dead =
      place.open({.lasts = 1h, .renewed_every = 1h, .served = 1h, .looked_every = 20ms});
  const auto next = place.open(impatient);
  CHECK(is_durable(commit_one(*next, appending("cage", 0, {record("1")}))));
  CHECK_FALSE(is_durable(commit_one(*dead, appending("cage", 1, {record("no")}))));
}

TEST_CASE("PostgreSQL: a lease that is renewed is not taken") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  const auto holder =
      place.open({.lasts = 1h, .renewed_every = 20ms, .served = 1h, .looked_every = 20ms});
  int looks = 0;
  const auto refused =
      PostgresJournal::open({.url = place.url,
                             .node = "other",
                             .times = impatient,
                             .waiting = [&](const postgres::LeaseHolder&) { return ++looks < 40; }},
                            test_key);
  CHECK_FALSE(refused);
  CHECK(is_durable(commit_one(*holder, appending("cage", 0, {record("1")}))));
}

TEST_CASE("PostgreSQL: a server that takes a question and never answers counts as lost") {
  InPostgres place;
  if (!place.journal) return;
  postgres::Connection connection(place.url);
  connection.give_up_after(50ms);
  bool is_lost = false;
  try {
    connection.ask("SELECT pg_sleep(20)");
  } catch (const postgres::Failure& failure) {
    is_lost = failure.is_lost();
  }
  CHECK(is_lost);
  postgres::Connection(place.url).ask("SELECT pg_terminate_backend(" +
                                      std::to_string(connection.process()) + ")");
}

TEST_CASE("PostgreSQL: the machine that serves hands the room over when it is asked to") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  std::promise<void> asked;
  auto journal = PostgresJournal::open(
      {.url = place.url,
       .node = "one",
       .times = {.lasts = 6s, .renewed_every = 20ms, .served = 4s, .looked_every = 20ms},
       .drain = [&] { asked.set_value(); }},
      test_key);
  REQUIRE(journal);
  const auto before = postgres::nodes(place.url);
  REQUIRE(before);
  CHECK(before->lease_seconds > 0);
  REQUIRE(before->connected.size() >= 1);
  const auto serves = std::find_if(before->connected.begin(), before->connected.end(),
                                   [](const auto& node) { return node.serves; });
  REQUIRE(serves != before->connected.end());
  CHECK(serves->name == "one");
  // Another machine is not meant.
  CHECK_FALSE(postgres::drain(place.url, {.node = "two"})->has_value());
  auto drained =
      std::async(std::launch::async, [&] { return postgres::drain(place.url, {.node = "one"}); });
  asked.get_future().wait();
  CHECK(is_durable(commit_one(**journal, appending("cage", 0, {record("the last one")}))));
  journal->reset();
  const auto name = drained.get();
  REQUIRE(name);
  CHECK(*name == "one");
  // Nobody serves now, and the next one need not wait.
  CHECK_FALSE(postgres::drain(place.url, {})->has_value());
  CHECK(texts(*place.open({}), "cage") == std::vector<std::string>{"the last one"});
}
