#include <doctest/doctest.h>

#include <boost/json.hpp>

#include "cli/run_command.h"

using namespace cardroom::cli;
namespace json = boost::json;

TEST_CASE(
    "CP17-17.2(b): the conditions of a tournament of Canberra Poker are printed with clauses") {
  const auto printed = run_command("tournament", {"formats", "tournament-canberra-2017"});
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "[CP17-17.3(a)(xi)]"));
  CHECK(contains(run_command("tournament", {"formats"}).out, "tournament-canberra-2017"));
}

TEST_CASE("CP17-17.20: a simulated tournament of Canberra Poker gives everybody a place") {
  const auto printed = run_command(
      "tournament", {"simulate", "tournament-canberra-2017", "--players", "12", "--json"});
  REQUIRE(printed.exit_code == exit_done);
  const auto run = json::parse(printed.out);
  CHECK(run.at("places").as_array().size() == 12);
  CHECK(run.at("pool_cents").as_int64() == 12 * 90'00);
}

TEST_CASE("CP17-17.3: a condition that is refused ends the simulation with its clause") {
  const auto printed =
      run_command("tournament", {"simulate", "tournament-canberra-2017", "--set", "prizes=50/30"});
  CHECK(printed.exit_code == exit_usage);
  CHECK(contains(printed.err, "CP17-17.3(a)(xi)"));
  CHECK(run_command("tournament", {"simulate", "tournament-canberra-2017", "--set", "prizes"})
            .exit_code == exit_usage);
}

TEST_CASE("tournament simulate: many tournaments of Canberra Poker are summed up") {
  const auto printed = run_command(
      "tournament", {"simulate", "tournament-canberra-2017", "--players", "8", "--count", "3"});
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "3 tournaments of 8 players"));
}
