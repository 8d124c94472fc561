#include <doctest/doctest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>

#include "cli/run_command.h"

using namespace cardroom::cli;

namespace {

// A folder of its own, removed in the end.
struct SimFolder {
  SimFolder() {
    std::string name =
        (std::filesystem::temp_directory_path() / "cardroom-sim-test-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path = name;
  }
  ~SimFolder() { std::filesystem::remove_all(path); }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(path / name) << text;
    return (path / name).string();
  }
  std::filesystem::path path;
};

const std::vector<std::string> small = {"holdem-1995", "--rounds", "400",        "--session",
                                        "50",          "--bots",   "tight,loose"};

std::vector<std::string> with(std::vector<std::string> more) {
  more.insert(more.begin(), small.begin(), small.end());
  return more;
}

}  // namespace

TEST_CASE("sim: the figures have their groups, units and intervals") {
  const auto printed = run_command("sim", small);
  REQUIRE(printed.exit_code == exit_done);
  CHECK(printed.out.starts_with("holdem-1995, 6 players, 400 rounds in sessions of 50, seed 1\n"));
  CHECK(contains(printed.out, "\nThe table\n"));
  CHECK(contains(printed.out, "rounds an hour"));
  CHECK(contains(printed.out, "\nplayer 2, loose\n"));
  CHECK(contains(printed.out, "chips in 100 rounds"));
  CHECK(contains(printed.out, "\nHands at showdowns\n"));
  CHECK(contains(printed.out, " ± "));
}

TEST_CASE("sim: the answer is the same on one thread and on two") {
  const auto one = run_command("sim", with({"--json", "--threads", "1"}));
  const auto two = run_command("sim", with({"--json", "--threads", "2"}));
  CHECK(one.out == two.out);
}

TEST_CASE("sim: parts that are merged give the answer of the whole") {
  const SimFolder folder;
  std::vector<std::string> files = {"merge"};
  for (const std::string part : {"2/3", "1/3", "3/3"}) {
    const auto printed = run_command("sim", with({"--json", "--part", part}));
    REQUIRE(printed.exit_code == exit_done);
    files.push_back(folder.file("part" + part.substr(0, 1), printed.out));
  }
  files.push_back("--csv");
  const auto merged = run_command("sim", files);
  REQUIRE(merged.exit_code == exit_done);
  CHECK(merged.out == run_command("sim", with({"--csv"})).out);
  CHECK(merged.out.starts_with("group,figure,value,standard error,unit\n"));
  files.back() = "--json";
  CHECK(run_command("sim", files).out == run_command("sim", with({"--json"})).out);
  files[1] = files[2];
  const auto twice = run_command("sim", files);
  CHECK(twice.exit_code == exit_usage);
  CHECK(contains(twice.err, "is given twice"));
}

TEST_CASE("sim: parts of different simulations, and other files, are refused") {
  const SimFolder folder;
  const auto one = folder.file("one", run_command("sim", with({"--json", "--part", "1/2"})).out);
  const auto other = folder.file(
      "other", run_command("sim", with({"--json", "--part", "2/2", "--seed", "2"})).out);
  CHECK(contains(run_command("sim", {"merge", one, other}).err, "not of the same simulation"));
  const auto nothing = folder.file("nothing", "{}");
  CHECK(contains(run_command("sim", {"merge", nothing}).err, "is not an answer of cardroom sim"));
  CHECK(run_command("sim", {"merge", "/no/such/file"}).exit_code == exit_usage);
  CHECK(run_command("sim", {"merge"}).exit_code == exit_usage);
}

TEST_CASE("sim: a comparison shows what a setting does on the same shoes") {
  const SimFolder folder;
  const auto now = folder.file("now.toml", "rake = 0\n");
  const auto then = folder.file("then.toml", "rake = 5\nrake-cap = 10\n");
  const auto page = (folder.path / "page.html").string();
  const auto printed =
      run_command("sim", {"rws-2017", "--rounds", "400", "--session", "50", "--players", "3",
                          "--compare", now, then, "--report", page});
  REQUIRE(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "\nCompared: commission\n"));
  CHECK(contains(printed.out, "B less A"));
  std::ifstream file(page);
  const std::string html((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  CHECK(html.starts_with("<!doctype html>"));
  CHECK(contains(html, "<svg"));
  CHECK(contains(html, "@media print"));
  CHECK_FALSE(contains(html, "http"));  // It needs nothing from elsewhere.
  const auto bad = folder.file("bad.toml", "rake = 50\n");
  CHECK(contains(run_command("sim", {"rws-2017", "--compare", now, bad}).err, "RWS17-4.1"));
}

TEST_CASE("sim: Canberra Poker has its yield and its jackpot") {
  const auto printed = run_command(
      "sim", {"canberra-2017", "--rounds", "600", "--session", "100", "--players", "3"});
  REQUIRE(printed.exit_code == exit_done);
  CHECK(contains(printed.out, "yield"));
  CHECK(contains(printed.out, "\nThe jackpot\n"));
  CHECK(contains(printed.out, "reserve after a session"));
}

TEST_CASE("sim: what cannot be simulated is refused with the reason") {
  const auto err = [](const std::vector<std::string>& arguments) {
    const auto printed = run_command("sim", arguments);
    CHECK(printed.exit_code == exit_usage);
    return printed.err;
  };
  CHECK(contains(err({}), "name the rules"));
  CHECK(contains(err({"whist"}), "there is no rulebook"));
  CHECK(contains(err({"holdem-1995", "--bots", "clever"}), "there is no bot"));
  CHECK(contains(err({"holdem-1995", "--players", "1"}), "2 to "));
  CHECK(contains(err({"holdem-1995", "--pace", "1,2"}), "--pace wants"));
  CHECK(contains(err({"holdem-1995", "--part", "4/3"}), "--part wants"));
  CHECK(contains(err({"holdem-1995", "--set", "deck"}), "KEY=VALUE"));
  CHECK(contains(err({"holdem-1995", "--compare", "one.toml"}), "two files"));
  CHECK(contains(err({"canberra-2017", "--stake", "4"}), "CP17-3.1"));
  CHECK(contains(err({"stud-2005"}), "--set commission-cap=10"));
  CHECK(contains(err({"rws-2017", "--yardstick", "--csv"}), "--yardstick goes with"));
  CHECK(contains(err({"rws-2017", "--yardstick", "--set", "rake=5"}), "--yardstick goes with"));
}

TEST_CASE("sim: the yardstick of one game measures the strong bot against the others") {
  const auto printed =
      run_command("sim", {"modern-five-card-stud", "--yardstick", "--rounds", "2"});
  REQUIRE(printed.exit_code == exit_done);
  CHECK(contains(printed.out, " (2)"));
  CHECK(contains(printed.out, "\nmodern-five-card-stud "));
  const auto json =
      run_command("sim", {"modern-five-card-stud", "--yardstick", "--rounds", "2", "--json"});
  CHECK(json.out.starts_with(R"({"type":"yardsticks","deals":2,"seed":1,"games":[{"rules":)"));
  CHECK(run_command("sim", {"whist", "--yardstick"}).exit_code == exit_usage);
  const auto one = run_command(
      "sim", {"modern-five-card-stud", "--yardstick", "--rounds", "2", "--bots", "loose"});
  CHECK(contains(one.out, "loose"));
  CHECK_FALSE(contains(one.out, "caller"));
  CHECK(run_command("sim", {"rws-2017", "--yardstick", "--bots", "strong"}).exit_code ==
        exit_usage);
}

TEST_CASE("sim: what the best answer wins from each bot can be asked by itself") {
  const auto printed = run_command("sim", {"best-answers", "--yardstick", "--rounds", "1"});
  REQUIRE(printed.exit_code == exit_done);
  CHECK(printed.out.starts_with("What the best answer wins from each bot"));
  CHECK(contains(printed.out, "\nKuhn      caller                       333\n"));
  CHECK(contains(printed.out, "always folds                 750\n"));
  CHECK(contains(
      run_command("sim", {"best-answers", "--yardstick", "--rounds", "1", "--bots", "tight"}).err,
      "best-answers asks every bot"));
}
