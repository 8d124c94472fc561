#include <doctest/doctest.h>

#include <boost/json.hpp>

#include "cli/command_line.h"
#include "rulebook/clause.h"

using namespace cardroom::cli;
namespace json = boost::json;

static Printed rules(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "rules");
  return run_line(arguments);
}

static void check_refused(const std::vector<std::string>& arguments, const std::string& sentence) {
  const auto printed = rules(arguments);
  CHECK(printed.exit_code == exit_usage);
  CHECK(printed.out.empty());
  CHECK(printed.err == "rules: " + sentence + "\n");
}

TEST_CASE("M95-18.11, H95-18.11, O95-18.11: any clause of the rules is printed upon request") {
  for (std::size_t row = 0; row < cardroom::Clause::count(); ++row) {
    const std::string id(cardroom::Clause::at(row).id());
    const bool of_1995 = id.substr(1, 3) == "95-";
    if (!of_1995) continue;
    const auto printed = rules({"clause", id});
    REQUIRE(printed.exit_code == exit_done);
    CHECK(printed.out.substr(0, id.size() + 2) == id + "  ");
  }
}

TEST_CASE("M95-18.11, H95-18.11, O95-18.11: a rulebook is printed with the clauses of its game") {
  struct Copy {
    std::string book;
    std::string clause;
  };
  const Copy copies[] = {
      {"manila-1995", "[M95-10.2]"}, {"holdem-1995", "[H95-10.2]"}, {"omaha-1995", "[O95-10.2]"}};
  for (const auto& copy : copies) {
    const auto printed = rules({copy.book});
    CHECK(printed.exit_code == exit_done);
    CHECK(contains(printed.out, copy.clause));
  }
}

TEST_CASE("rules: a clause comes with its sub-clauses") {
  const auto printed = rules({"clause", "H95-11.1"});
  CHECK(contains(printed.out, "H95-11.1(a)  "));
  CHECK(contains(printed.out, "H95-11.1(b)  "));
  CHECK_FALSE(contains(printed.out, "H95-11.2"));
}

TEST_CASE("G-01: rules --on lists what was in force on a day, and not what was altered later") {
  const auto before = rules({"--on", "2001-01-30"});
  CHECK(contains(before.out, "holdem-1995"));
  CHECK_FALSE(contains(before.out, "holdem-2001"));
  const auto after = rules({"--on", "2001-01-31"});
  CHECK_FALSE(contains(after.out, "holdem-1995"));
  CHECK(contains(after.out, "holdem-2001"));
}

TEST_CASE("G-05: rules lists Faro and refuses to print it: its text was not supplied") {
  CHECK(contains(rules({}).out, "faro-2001"));
  check_refused({"faro-2001"},
                "faro-2001: authorised, but its rules were not supplied [ALT01-2.2]");
}

TEST_CASE("rules --json: the rulebooks with their days") {
  const auto printed = rules({"--json", "--on", "1999-12-31"});
  const auto books = json::parse(printed.out).as_array();
  REQUIRE(books.size() == 3);
  CHECK(books[1].at("key") == "holdem-1995");
  CHECK(books[1].at("valid_from") == "1995-11-03");
  CHECK(books[1].at("valid_to") == "2001-01-30");
}

TEST_CASE("rules: bad usage is answered with what would have been right") {
  check_refused({"whist"}, "'whist' is no rulebook; `cardroom rules` lists them");
  check_refused({"clause"}, "give one clause, for example: rules clause H95-10.2");
  check_refused({"clause", "H95-99"},
                "'H95-99' is no clause of the rule documents; ids look like H95-10.2, "
                "S05-15.2(a), CP17-7.2");
  check_refused({"--on", "1999"}, "'1999' is no day; write it as 1999-12-31");
  check_refused({"holdem-1995", "omaha-1995"}, "did not expect 'omaha-1995'");
}
