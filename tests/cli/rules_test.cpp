#include <doctest/doctest.h>

#include <boost/json.hpp>
#include <sstream>

#include "cli/run_command.h"
#include "rulebook/clause.h"
#include "rules/games/games.h"

using namespace cardroom::cli;
namespace json = boost::json;

TEST_CASE("M95-18.11 H95-18.11 O95-18.11: any clause of the rules is printed upon request") {
  for (std::size_t row = 0; row < cardroom::Clause::count(); ++row) {
    const std::string id(cardroom::Clause::at(row).id());
    const bool of_1995 = id.substr(1, 3) == "95-";
    if (!of_1995) continue;
    const auto printed = run_command("rules", {"clause", id});
    REQUIRE(printed.exit_code == exit_done);
    CHECK(printed.out.substr(0, id.size() + 2) == id + "  ");
  }
}

TEST_CASE("M95-18.11 H95-18.11 O95-18.11: a rulebook is printed with the clauses of its game") {
  struct Copy {
    std::string book;
    std::string clause;
  };
  const Copy copies[] = {
      {"manila-1995", "[M95-10.2]"}, {"holdem-1995", "[H95-10.2]"}, {"omaha-1995", "[O95-10.2]"}};
  for (const auto& copy : copies) {
    const auto printed = run_command("rules", {copy.book});
    CHECK(printed.exit_code == exit_done);
    CHECK(contains(printed.out, copy.clause));
  }
}

TEST_CASE("rules: a clause comes with its sub-clauses") {
  const auto printed = run_command("rules", {"clause", "H95-11.1"});
  CHECK(contains(printed.out, "H95-11.1(a)  "));
  CHECK(contains(printed.out, "H95-11.1(b)  "));
  CHECK_FALSE(contains(printed.out, "H95-11.2"));
}

TEST_CASE("G-01: rules --on lists what was in force on a day, and not what was altered later") {
  const auto before = run_command("rules", {"--on", "2001-01-30"});
  CHECK(contains(before.out, "holdem-1995"));
  CHECK_FALSE(contains(before.out, "holdem-2001"));
  const auto after = run_command("rules", {"--on", "2001-01-31"});
  CHECK_FALSE(contains(after.out, "holdem-1995"));
  CHECK(contains(after.out, "holdem-2001"));
}

TEST_CASE("G-05: rules lists Faro and refuses to print it: there is no text") {
  CHECK(contains(run_command("rules", {}).out, "faro-2001"));
  check_refused("rules", {"faro-2001"},
                "faro-2001: authorised, but its rules were not supplied [ALT01-2.2]");
  check_refused("rules", {"text", "faro-2001"},
                "faro-2001: authorised, but its rules were not supplied [ALT01-2.2]");
}

TEST_CASE("rules --json: the rulebooks with their days") {
  const auto printed = run_command("rules", {"--json", "--on", "1999-12-31"});
  const auto books = json::parse(printed.out).as_array();
  REQUIRE(books.size() == 6);  // Three games, and tournaments of them.
  CHECK(books[1].at("key") == "holdem-1995");
  CHECK(books[1].at("valid_from") == "1995-11-03");
  CHECK(books[1].at("valid_to") == "2001-01-30");
}

TEST_CASE("rules: bad usage is answered with the right usage") {
  check_refused("rules", {"whist"}, "'whist' is not a rulebook; `cardroom rules` lists them");
  check_refused("rules", {"clause"}, "give one clause, for example: rules clause H95-10.2");
  check_refused("rules", {"clause", "H95-99"},
                "'H95-99' is not a clause of the rule documents; ids look like H95-10.2, "
                "S05-15.2(a), CP17-7.2");
  check_refused("rules", {"--on", "1999"}, "'1999' is not a date; write it as 1999-12-31");
  check_refused("rules", {"holdem-1995", "omaha-1995"}, "did not expect 'omaha-1995'");
}

TEST_CASE("rules irregularities: the table of a book, aligned under its headings") {
  const auto printed = run_command("rules", {"irregularities", "holdem-1995"});
  CHECK(printed.exit_code == exit_done);
  const std::size_t column = printed.out.find("ruling");
  REQUIRE(column < printed.out.find('\n'));
  std::istringstream lines(printed.out);
  int rows = 0;
  for (std::string line; std::getline(lines, line); ++rows) {
    CHECK(line[column - 1] == ' ');
    CHECK(line[column] != ' ');
    CHECK((rows == 0 || contains(line, "H95-16.")));
  }
  CHECK(rows > 15);
  CHECK(contains(printed.out, "H95-16.4"));
}

TEST_CASE("rules irregularities --json: every row has ruling and clause, in every book") {
  for (const cardroom::Game* const game : cardroom::all_games) {
    if (!game->documented) continue;
    const auto printed = run_command("rules", {"irregularities", std::string(game->key), "--json"});
    const auto rows = json::parse(printed.out).as_array();
    CHECK(rows.size() >= game->irregularities.size());
    for (const auto& row : rows) {
      CHECK_FALSE(row.at("irregularity").as_string().empty());
      CHECK_FALSE(row.at("moment").as_string().empty());
      CHECK_FALSE(row.at("ruling").as_string().empty());
      CHECK_FALSE(row.at("clause").as_string().empty());
    }
  }
}

TEST_CASE("B-43: rules irregularities: both halves of the rule on wrong amounts are listed") {
  const auto printed = run_command("rules", {"irregularities", "stud-2005"});
  CHECK(contains(printed.out, "S05-17.7\n"));
  CHECK(contains(printed.out, "S05-17.8\n"));
  CHECK(contains(printed.out, "complete-or-fold"));
}

TEST_CASE("G-01: rules BOOK --on: a day on which the book was not in force is refused") {
  CHECK(run_command("rules", {"tournament-2001-d", "--on", "2001-06-01"}).exit_code == exit_done);
  check_refused("rules", {"tournament-2001-d", "--on", "2005-03-01"},
                "tournament-2001-d: The rulebook is not in force on this day: from 2001-01-31 to "
                "2005-02-06, then tournament-stud-2005 [S05-INS-Revocation]");
  check_refused("rules", {"holdem-1995", "--on", "soon"},
                "'soon' is not a date; write it as 1999-12-31");
}

TEST_CASE("rules BOOK --json: one object with the text") {
  CHECK(contains(run_command("rules", {"holdem-1995", "--json"}).out, R"("text":["holdem-1995 )"));
  CHECK(run_command("rules", {"canberra-2017", "--json"}).out.front() == '{');
}

TEST_CASE("rules settings: what the book leaves open, and nothing else") {
  const auto stud = run_command("rules", {"settings", "stud-2005"});
  CHECK(contains(stud.out, "card-check"));
  CHECK(contains(stud.out, "[S05-2.4]"));
  CHECK_FALSE(contains(run_command("rules", {"settings", "rws-2017"}).out, "card-check"));
  const auto printed = run_command("rules", {"settings", "stud-2005", "--json"});
  const auto rows = json::parse(printed.out).as_array();
  for (const auto& row : rows) CHECK_FALSE(row.at("clause").as_string().empty());
}

TEST_CASE("rules irregularities, settings: without a rulebook they are refused") {
  check_refused("rules", {"irregularities"},
                "give one rulebook, for example: rules irregularities holdem-1995");
  check_refused("rules", {"settings", "stud-2005", "rws-2017"},
                "give one rulebook, for example: rules settings holdem-1995");
  check_refused("rules", {"irregularities", "whist"},
                "'whist' is not a rulebook; `cardroom rules` lists them");
}

TEST_CASE("M95-19.1 H95-19.1 O95-19.1: rules tournament-1995 names the three books of section 19") {
  const auto printed = run_command("rules", {"tournament-1995"});
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "tournament-1995-manila"));
  CHECK(contains(printed.out, "tournament-1995-holdem"));
  CHECK(contains(printed.out, "tournament-1995-omaha"));
  CHECK(contains(run_command("rules", {"tournament-2001-h"}).out, "[T01-H-3.4]"));
}

TEST_CASE("S05-19.9: a copy of the rules of Seven Card Stud is printed upon request") {
  CHECK(contains(run_command("rules", {"stud-2005"}).out, "[S05-9.4]"));
  CHECK(contains(run_command("rules", {"clause", "S05-17.16"}).out, "S05-17.16  "));
}

TEST_CASE("CP17-INS-2: rules canberra-2017 prints the game, its pay table and its settings") {
  const auto printed = run_command("rules", {"canberra-2017"});
  CHECK(printed.exit_code == 0);
  for (const char* const part :
       {"NI2017-193, in force from 2017-04-29 [CP17-INS-2]", "at most 9 boxes [CP17-2.1]",
        "250 to 1 [CP17-8.1[RoyalFlush]]", "1 to 1 [CP17-8.1[PairOrLess]]", "[CP17-9.2]",
        "[CP17-11.1(b)]", "jackpot-wager", "[CP17-3.6]"})
    CHECK_MESSAGE(printed.out.find(part) != std::string::npos, part);
  CHECK(run_command("rules", {}).out.find("canberra-2017") != std::string::npos);
  CHECK(run_command("rules", {"--on", "2017-04-27"}).out.find("canberra-2017") ==
        std::string::npos);
}

TEST_CASE("CP17-INS-2: rules canberra-2017 --on is refused before the day after notification") {
  CHECK(run_command("rules", {"canberra-2017", "--on", "2017-04-29"}).exit_code == exit_done);
  check_refused("rules", {"canberra-2017", "--on", "2017-04-28"},
                "canberra-2017: The rulebook is not in force on this day: from 2017-04-29 "
                "[CP17-INS-2]");
}

TEST_CASE("CP17-14.1: rules irregularities canberra-2017 lists every irregularity of the game") {
  const auto printed = run_command("rules", {"irregularities", "canberra-2017"});
  CHECK(printed.exit_code == 0);
  for (const char* const id : {"CP17-3.4", "CP17-3.5", "CP17-4.2", "CP17-12.6", "CP17-12.8",
                               "CP17-14.1", "CP17-14.2", "CP17-14.3", "CP17-14.4"})
    CHECK_MESSAGE(printed.out.find(id) != std::string::npos, id);
  CHECK(printed.out.find("CP17-17") == std::string::npos);
  CHECK(run_command("rules", {"irregularities", "canberra-2017", "--json"}).out.front() == '[');
  CHECK(run_command("rules", {"settings", "canberra-2017"}).out.find("max-payout") !=
        std::string::npos);
  CHECK(run_command("rules", {"settings", "canberra-2017", "--json"}).out.front() == '[');
}
