#include <doctest/doctest.h>

#include <boost/json/parse.hpp>
#include <filesystem>
#include <fstream>

#include "command_line.h"
#include "source_folder.h"

using cardroom::cli::contains;
using cardroom::cli::Printed;
namespace fs = std::filesystem;

namespace {

const std::string folder = cardroom::test::source_folder() + "/tests/history/hands";
const std::string split = folder + "/nt-split.phh";

Printed history(std::vector<std::string> words) {
  words.insert(words.begin(), "history");
  return cardroom::cli::run_line(words);
}

// A file that is deleted when the test ends.
struct Written {
  Written(const std::string& name, const std::string& text)
      : path((fs::temp_directory_path() / ("cardroom-history-" + name)).string()) {
    std::ofstream(path, std::ios::binary) << text;
  }
  ~Written() {
    std::error_code error;
    fs::remove(path, error);
  }
  std::string path;
};

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string changed(const std::string& from, const std::string& to) {
  std::string text = text_of(split);
  return text.replace(text.find(from), from.size(), to);
}

}  // namespace

TEST_CASE("history verify: a folder of hands that match") {
  const auto printed = history({"verify", folder});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, " match, 0 differ, 0 not replayable\n"));
  CHECK(printed.err.empty());
}

TEST_CASE("history verify: a difference is reported with file, line and reason, and exit code 1") {
  const Written file("differs.phh", changed("[105, 90, 105]", "[106, 90, 104]"));
  const auto printed = history({"verify", file.path, split});
  CHECK(printed.exit_code == 1);
  CHECK(contains(printed.out, file.path + ":1: differs: finishing stacks: p1 has 105"));
  CHECK(contains(printed.out, "2 hands, 1 match, 1 differ, 0 not replayable\n"));
}

TEST_CASE("history verify: a known difference is reported and does not fail") {
  const Written file("known.phhs", "[a]\n" + changed("[105, 90, 105]", "[106, 90, 104]"));
  const Written list("known.tsv", "# file hand why\ncardroom-history-known.phhs\ta\tmade up\n");
  const auto printed = history({"verify", "--known", list.path, file.path});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, "(known: made up)"));
  CHECK(contains(printed.out, "1 hands, 0 match, 1 differ (1 known), 0 not replayable\n"));
  const Written wrong("wrong.tsv", "one column\n");
  const auto refused = history({"verify", "--known", wrong.path, file.path});
  CHECK(refused.exit_code == 2);
  CHECK(contains(refused.err, wrong.path + ":1: expected file, hand and reason"));
}

TEST_CASE("history verify: a malformed file is refused with file, line and reason") {
  const Written file("malformed.phh", changed("'p3 cbr 21'", "'p3 cbr x'"));
  const auto printed = history({"verify", file.path});
  CHECK(printed.exit_code == 2);
  CHECK(contains(printed.err, file.path + ":7: actions: 'p3 cbr x' is not an action"));
  CHECK(history({"verify", folder + "/nowhere.phh"}).exit_code == 2);
  CHECK(history({"verify"}).exit_code == 2);
  CHECK(history({"verify", "--set", "rake", split}).exit_code == 2);
}

TEST_CASE("history verify: one thread and several say the same") {
  const auto one = history({"verify", "--threads", "1", folder});
  const auto several = history({"verify", "--threads", "3", folder});
  CHECK(one.out == several.out);
}

TEST_CASE("history verify --json: a line for each that does not match, and the sums last") {
  const Written file("json.phh", changed("'NT'", "'FB'"));
  const auto printed = history({"verify", "--json", file.path, split});
  CHECK(printed.exit_code == 0);
  const auto end = printed.out.find('\n');
  const auto other = boost::json::parse(printed.out.substr(0, end));
  CHECK(other.at("verdict") == "not replayable");
  const auto sums = boost::json::parse(printed.out.substr(end + 1));
  CHECK(sums.at("hands") == 2);
  CHECK(sums.at("match") == 1);
  CHECK(sums.at("not_replayable") == 1);
}

TEST_CASE("history convert: to every format, and verified again") {
  for (const std::string format : {"phh", "ohh", "pokerstars"}) {
    CAPTURE(format);
    const auto printed = history({"convert", split, "--to", format});
    CHECK(printed.exit_code == 0);
    const Written file("again." + format, printed.out);
    CHECK(contains(history({"verify", file.path}).out, "1 hands, 1 match, 0 differ"));
  }
}

TEST_CASE("history convert: a hand becomes a script that runs") {
  const auto printed = history({"convert", split, "--to", "hand"});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, "rules rws-2017\n"));
  const Written file("again.hand", printed.out);
  const auto ran = cardroom::cli::run_line({"hand", file.path});
  CHECK(ran.exit_code == 0);
  CHECK(contains(ran.out, "raises to 21"));
}

TEST_CASE("history convert: rounds of a script, with what staff did, come back from PHH") {
  const std::string script =
      cardroom::test::source_folder() + "/tests/hands/M95-16.1-misdeals.hand";
  const auto printed = history({"convert", script, "--to", "phh"});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, "_cardroom_rules = 'manila-1995'"));
  const Written file("misdeals.phhs", printed.out);
  const auto first = history({"show", script});
  const auto again = history({"show", file.path});
  CHECK(again.exit_code == 0);
  CHECK(first.out == again.out);
  CHECK(contains(again.out, "[M95-16.1"));
}

TEST_CASE("history convert: the JSON of a script is read as the script is") {
  const std::string script =
      cardroom::test::source_folder() + "/tests/hands/H95-11.3-tied-for-two-pots.hand";
  const auto json = cardroom::cli::run_line({"hand", "--json", script});
  const Written file("journal.jsonl", json.out);
  const auto printed = history({"show", file.path});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, "[H95-9.4]"));
}

TEST_CASE("history convert: an impossible conversion is refused") {
  CHECK(contains(history({"convert", split, "--to", "xml"}).err, "write phh, ohh"));
  CHECK(contains(history({"convert", folder, "--to", "hand"}).err, "choose one of the"));
  CHECK(contains(history({"convert", split, "--hand", "9", "--to", "phh"}).err, "there are 1"));
  const std::string manila =
      cardroom::test::source_folder() + "/tests/hands/M95-11.1-pot-of-18.hand";
  const auto printed = history({"convert", manila, "--to", "pokerstars"});
  CHECK(printed.exit_code == 2);
  CHECK(contains(printed.err, "has no Three Card Manila"));
}

TEST_CASE("RWS17-3.3 RWS17-4.4: history show tells a hand with the clauses of its rulebook") {
  const auto printed = history({"show", split});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, "raises to 21 [RWS17-3.3]"));
  CHECK(contains(printed.out, "[RWS17-4.5]"));
  const auto modern = history({"show", folder + "/f7s-bring-in.phh"});
  CHECK(contains(modern.out, "modern-stud), not from the documents"));
}
