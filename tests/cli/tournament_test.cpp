#include <doctest/doctest.h>

#include <boost/json.hpp>

#include "cli/run_command.h"
#include "source_folder.h"

using namespace cardroom::cli;
namespace json = boost::json;

TEST_CASE("T01-4.1 T01-4.2: a format's sign says chips, rebuys, the structure of betting, prizes") {
  const auto printed = run_command("tournament", {"formats", "e"});
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "each player receives 1000 tournament chips"));
  CHECK(contains(printed.out, "with a stake below 1000, until 90 minutes; then one top-up"));
  CHECK(contains(printed.out, "0-30 minutes: 25/50 (T01-E-3.4)"));
  CHECK(contains(printed.out, "10 to 80 players, at most 10 at a table (T01-E-3.1)"));
  CHECK(contains(printed.out, "then one top-up of 1000 for 100 (T01-E-3.3)"));
  CHECK(contains(printed.out, "chips of 25 may leave play after 90 minutes (T01-E-3.4)"));
  CHECK(contains(printed.out, "prizes from the pool: 50 %, 30 %, 20 % (T01-15.1)"));
  CHECK(contains(printed.out, "then doubling every 30 minutes"));
  CHECK(contains(run_command("tournament", {"formats", "tournament-2001-a"}).out, "no rebuys"));
}

TEST_CASE("T01-INS-Declaration: formats as JSON: the list, one format, the one against the house") {
  const auto list =
      boost::json::parse(run_command("tournament", {"formats", "--json"}).out).as_array();
  CHECK(list.size() > 9);
  const auto one =
      boost::json::parse(run_command("tournament", {"formats", "e", "--json"}).out).as_object();
  CHECK(one.at("key") == "tournament-2001-e");
  CHECK(one.at("sign").as_array().size() > 10);
  CHECK(one.at("determinations").as_array().at(0).as_object().at("clause") == "T01-E-3.1");
  const auto house = boost::json::parse(
      run_command("tournament", {"formats", "tournament-canberra-2017", "--json"}).out);
  CHECK_FALSE(house.as_object().at("conditions").as_array().empty());
}

TEST_CASE("T01-INS-Declaration: the nine formats are listed, and an unknown one is refused") {
  const auto printed = run_command("tournament", {"formats"});
  for (const char letter : std::string("abcdefghi"))
    CHECK(contains(printed.out, std::string("tournament-2001-") + letter));
  const auto none = run_command("tournament", {"formats", "tournament-2001-k"});
  CHECK(none.exit_code == exit_usage);
  CHECK(contains(none.err, "is no format"));
  const auto several = run_command("tournament", {"simulate", "tournament-1995", "--players", "9"});
  CHECK(several.exit_code == exit_usage);
  CHECK(contains(several.err, "name one of tournament-1995-manila, tournament-1995-holdem"));
}

TEST_CASE(
    "T01-15.1: a simulated tournament prints every place once, and prizes that add up to the "
    "pool") {
  const auto printed = run_command("tournament", {"simulate", "f", "--seed", "7", "--json"});
  REQUIRE(printed.exit_code == exit_done);
  const auto object = json::parse(printed.out).as_object();
  CHECK(object.at("players").as_int64() == 10);
  std::int64_t paid = 0;
  for (const auto& one : object.at("placings").as_array()) paid += one.at("prize_cents").as_int64();
  CHECK(object.at("placings").as_array().size() == 10);
  CHECK(paid == object.at("pool_cents").as_int64());
  CHECK(run_command("tournament", {"simulate", "f", "--seed", "7", "--json"}).out == printed.out);
}

TEST_CASE("tournament: a summary does not depend on the number of threads") {
  const auto one = run_command("tournament", {"simulate", "g", "--players", "12", "--count", "6",
                                              "--threads", "1", "--json"});
  const auto three = run_command("tournament", {"simulate", "g", "--players", "12", "--count", "6",
                                                "--threads", "3", "--json"});
  REQUIRE(one.exit_code == exit_done);
  CHECK(one.out == three.out);
  CHECK(json::parse(one.out).as_object().at("count").as_int64() == 6);
  CHECK(
      contains(run_command("tournament", {"simulate", "g", "--players", "12", "--count", "3"}).out,
               "median"));
}

TEST_CASE("T01-F-3.1: a simulation with a number of players that is not allowed is refused") {
  const auto printed = run_command("tournament", {"simulate", "f", "--players", "9"});
  CHECK(printed.exit_code == exit_usage);
  CHECK(contains(printed.err, "[T01-F-3.1]"));
  const auto setting = run_command("tournament", {"simulate", "f", "--set", "rebuys=10"});
  CHECK(setting.exit_code == exit_usage);
  CHECK(contains(setting.err, "[T01-F-3.3]"));
  CHECK(run_command("tournament", {"simulate", "f", "--set", "rebuys"}).exit_code == exit_usage);
  CHECK(run_command("tournament", {"simulate", "x"}).exit_code == exit_usage);
}

TEST_CASE("T-07: tournament run plays scripts and reports failed expectations") {
  const std::string folder = cardroom::test::source_folder() + "/tests/tournaments/";
  const auto printed = run_command("tournament", {"run", folder + "T-07-rebuys.tournament"});
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "ann rebuys 1000 chips for 100 [T01-B-3.3]"));
  CHECK(contains(printed.out, "1 script, 1 passed"));
  CHECK(run_command("tournament", {"run", folder + "nothing.tournament"}).exit_code == exit_usage);
}
