#include <doctest/doctest.h>

#include <cstdio>
#include <iostream>
#include <sstream>

#include "cli/run_command.h"

using namespace cardroom::cli;

namespace {

// Runs the command with these lines as its input.
Printed typed(const std::vector<std::string>& arguments, const std::string& lines) {
  std::istringstream input(lines);
  std::streambuf* const usual = std::cin.rdbuf(input.rdbuf());
  std::cin.clear();
  const Printed printed = run_command("hosted", arguments);
  std::cin.rdbuf(usual);
  return printed;
}

constexpr auto heads_up =
    "seat 1 ann 200\nseat 2 bob 200\ndeal\n1 calls\n2 declines\ntell As Kd 3c\n";

}  // namespace

TEST_CASE("hosted: says what happened and what it waits for, line by line") {
  const auto printed = typed({"holdem-1995"}, heads_up);
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "> seat 1 (ann): fold, call 2, raise 8|12\n"));
  CHECK(contains(printed.out, "> tell 3 communal cards\n"));
  CHECK(contains(printed.out, "  communal As Kd 3c [H95-7.3]\n"));
  CHECK(contains(printed.out, "is dealt ??"));
  CHECK(printed.err.empty());
}

TEST_CASE("hosted: a line that is refused or not understood changes nothing") {
  const auto printed =
      typed({"holdem-1995"}, std::string(heads_up) + "1 raises to 9\nhello\n1 checks\n");
  CHECK(contains(printed.out, "1 raises to 9 — refused: There is no wager to raise [H95-8.1]\n"));
  CHECK(contains(printed.err, "'hello' does not begin a line of a script"));
  CHECK(contains(printed.out, "  seat 1 (ann) checks [H95-8.1]\n"));
}

TEST_CASE("hosted --save keeps a script that runs again") {
  const std::string file = "cardroom-hosted-saved.hand";
  CHECK(typed({"holdem-1995", "--save", file}, std::string(heads_up) + "1 bets 3\n").exit_code ==
        exit_done);
  const auto printed = run_command("hand", {file});
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "communal As Kd 3c"));
  CHECK(contains(printed.out, "1 script, 1 passed"));
  std::remove(file.c_str());
}

TEST_CASE("hosted --json prints commands and events") {
  const auto printed = typed({"holdem-1995", "--json"}, heads_up);
  CHECK(contains(printed.out, R"({"type":"cards_asked","what":"street")"));
  CHECK(contains(printed.out, R"({"type":"tell_cards","seat":null,"cards":["As","Kd","3c"]})"));
}

TEST_CASE("hosted: Canberra Poker asks for the dealer's hand and says what the boxes are paid") {
  const auto printed = typed({"canberra-2017"},
                             "seat 1 ann 200\n1 antes 10\ndeal\ntell own Kd\n1 bets\n"
                             "tell own Kc 5d 2s As\ntell 1 Ac Ah 4c 8d 7s\n");
  CHECK(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "CP17-9.4"));
  CHECK(printed.err.empty());
  for (const auto* const waits :
       {"> seat 1 NAME CHIPS\n", "> dealer calls\n", "; deal\n", "> tell 1 card of the dealer\n",
        "> box 1 (ann): fold, bet 20\n", "> tell 4 cards of the dealer\n",
        "> tell 5 cards of box 1\n", "> dealer collects\n"}) {
    CAPTURE(waits);
    CHECK(contains(printed.out, waits));
  }
  CHECK_FALSE(contains(printed.out, "> \n"));
}

TEST_CASE("hosted: what is not a rulebook of a table exits with 2") {
  CHECK(typed({"faro"}, "").exit_code == exit_usage);
  CHECK(typed({"tournament-canberra-2017"}, "").exit_code == exit_usage);
}
