// Texts that are not scripts: the line, and what was expected.
#include <doctest/doctest.h>

#include <string>

#include "script/run.h"

using namespace cardroom;

namespace {

// "LINE: what is wrong", or "" if it is a script and is played to its end.
std::string wrong_with(const std::string& text) {
  const auto script = parse_script("bad.hand", text);
  if (!script) return std::to_string(script.error().where.line) + ": " + script.error().what;
  const ScriptRun ran = run_script(*script);
  if (!ran.not_a_script) return "";
  return std::to_string(ran.not_a_script->where.line) + ": " + ran.not_a_script->what;
}

// For lines that follow a table of two players, whose last line is the fourth.
std::string wrong_after_seats(const std::string& lines) {
  return wrong_with("rules holdem-1995\nset minimum 2\nseat 1 ann 200\nseat 2 bob 200\n" + lines);
}

}  // namespace

TEST_CASE("a text without a rulebook is not a script") {
  const std::string begins = "a script begins with 'rules BOOK', for example 'rules holdem-1995'";
  CHECK(wrong_with("") == "1: " + begins);
  CHECK(wrong_with("# only a comment\n\n") == "2: " + begins);
  CHECK(wrong_with("deal\n") == "1: " + begins);
  CHECK(wrong_with("\n\nrules\n") == "3: " + begins);
  CHECK(wrong_with("rules a b\n") == "1: " + begins);
  CHECK(wrong_with("# one\n# two\nrules go-fish\n") ==
        "3: 'go-fish' is not a rulebook; `cardroom rules` lists them");
}

TEST_CASE("a script is text: bytes that are not UTF-8 are reported, a byte order mark is ignored") {
  CHECK(wrong_with("rules holdem-1995\nseat 1 a\xff\xfe 200\n") ==
        "2: 'a\\xff\\xfe' is not text in UTF-8");
  CHECK(wrong_with("rules holdem-1995\nseat 1 a\x01 200\n") == "2: 'a\\x01' is not text in UTF-8");
  CHECK(wrong_with("rules holdem-1995\nseat 1 \u017eofie 200\n").empty());
  CHECK(wrong_with("\xEF\xBB\xBFrules holdem-1995\r\nseat 1 ann 200\r\n").empty());
}

TEST_CASE("a shoe set before the deck is determined must fit the deck") {
  CHECK(wrong_with("rules manila-2001\nset deck 52\nseat 1 ann 200\nseat 2 bob 200\nshoe 2c\n"
                   "set deck 32\ndeal\n") ==
        "7: the shoe line has '2c', which is no longer in the deck");
}

TEST_CASE("a script with only settings must still obey them") {
  const auto script = parse_script("settings.hand", "rules rws-2017\nset seats 11\n");
  REQUIRE(script);
  CHECK(run_script(*script).failures.size() == 1);
}

TEST_CASE("a line that makes no sense is reported with its number") {
  CHECK(wrong_after_seats("dances\n") ==
        "5: 'dances' does not begin a line of a script; see docs/hand-script.md");
  CHECK(wrong_after_seats("deel\n") ==
        "5: 'deel' does not begin a line of a script; did you mean 'deal'?");
  CHECK(wrong_after_seats("deal\n1 fold\n") ==
        "6: 'fold' is not something a player does; did you mean 'folds'?");
  CHECK(wrong_after_seats("expect comission 3\n") ==
        "5: 'comission' cannot be expected; did you mean 'commission'?");
  CHECK(wrong_after_seats("\n\n1 dances\n").substr(0, 3) == "7: ");
  CHECK(wrong_after_seats("deal now\n") == "5: did not expect 'now' here");
  CHECK(wrong_after_seats("deal\n1 bets\n").substr(0, 3) == "6: ");
  CHECK(wrong_after_seats("deal\n1 bets ten\n").substr(0, 3) == "6: ");
  CHECK(wrong_after_seats("deal\n1 bets -5\n").substr(0, 3) == "6: ");
  CHECK(wrong_after_seats("deal\n1 bets 99999999999999999999\n").substr(0, 3) == "6: ");
  CHECK(wrong_after_seats("seat 11 cyd 200\n") == "5: expected a seat from 1 to 10, not '11'");
  CHECK(wrong_after_seats("seat\n") == "5: expected a seat at the end of the line");
  CHECK(wrong_after_seats("button 1\n") == "5: this book has a buck, not a dealer button");
  CHECK(wrong_after_seats("shoe As As\n").substr(0, 3) == "5: ");
  CHECK(wrong_after_seats("shoe 1x\n").substr(0, 3) == "5: ");
  CHECK(wrong_after_seats("time 1:99:00\n") == "5: expected a time such as 0:01:30, not '1:99:00'");
  CHECK(wrong_after_seats("date 2001-02-30\n").substr(0, 3) == "5: ");
  CHECK(wrong_after_seats("expect\n").substr(0, 3) == "5: ");
  CHECK(wrong_after_seats("expect rain\n").substr(0, 3) == "5: ");
  CHECK(wrong_after_seats("dealer\n").substr(0, 3) == "5: ");
  CHECK(wrong_after_seats("dealer exposes sock 2\n").substr(0, 3) == "5: ");
  CHECK(wrong_after_seats("set\n") == "5: expected a setting at the end of the line");
}

TEST_CASE("a refusal is expected by a clause or a rule, after the line it refuses") {
  CHECK(wrong_after_seats("deal !\n") == "5: '!' is followed by the clause that refuses the line");
  CHECK(wrong_after_seats("! H95-10.2\n") == "5: '!' comes after the action that is refused");
  CHECK(wrong_after_seats("deal ! H95-99.9\n") ==
        "5: 'H95-99.9' is neither a clause of the rule documents nor the name of a rule");
  CHECK(wrong_after_seats("deal ! H95-10.2 a_rule more\n").substr(0, 3) == "5: ");
}

TEST_CASE("odd bytes, odd ends of lines and long lines are read without harm") {
  CHECK(wrong_with("rules holdem-1995\r\nset minimum 2\r\n") == "");
  CHECK(wrong_with("rules holdem-1995\n\xEF\xBB\xBFset minimum 2\n").substr(0, 3) == "2: ");
  CHECK(wrong_with(std::string("rules\0holdem-1995\n", 18)).substr(0, 3) == "1: ");
  CHECK(wrong_after_seats(std::string(100'000, 'x')).substr(0, 3) == "5: ");
  CHECK(wrong_after_seats("\xFF\xFE\n").substr(0, 3) == "5: ");
}
