#include <doctest/doctest.h>

#include <boost/json.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "cli/run_command.h"

using namespace cardroom::cli;
namespace json = boost::json;

namespace {

json::object document(std::vector<std::string> arguments) {
  arguments.push_back("--json");
  const auto printed = run_command("odds", arguments);
  REQUIRE(printed.exit_code == exit_done);
  return json::parse(printed.out).as_object();
}

double share(const json::object& odds, std::size_t player) {
  return odds.at("players").at(player).at("share").to_number<double>();
}

// A folder of its own, removed in the end.
struct Folder {
  Folder() : path(std::filesystem::temp_directory_path() / "cardroom-odds-test-XXXXXX") {
    std::string name = path.string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path = name;
  }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(path / name) << text;
    return (path / name).string();
  }
  std::filesystem::path path;
};

}  // namespace

TEST_CASE("odds: says before the work that it is exact, then each player's chances") {
  const auto printed = run_command("odds", {"AcAd", "KcKd"});
  CHECK(printed.exit_code == exit_done);
  CHECK(
      printed.out.starts_with("rws-2017 (No Limit Hold'em), 52 cards\n"
                              "exact: 1,712,304 deals\n"
                              "hand                      share    whole pot     a part\n"
                              "AcAd                  82.6366 %    82.3648 %   0.5436 %\n"
                              "KcKd                  17.3634 %    17.0916 %   0.5436 %\n"));
  CHECK(contains(printed.out, "\nfull house "));
}

TEST_CASE("odds: sampled chances have an interval and name their seed") {
  const auto printed = run_command("odds", {"AA", "random", "--samples", "10000", "--seed", "3"});
  CHECK(contains(printed.out, "sampled: 10,000 deals, seed 3\n"));
  CHECK(contains(printed.out, "± 95 %"));
  CHECK(contains(printed.out, "10,000 deals sampled\n"));
}

TEST_CASE("odds: halves of a split pot are told apart") {
  const auto odds = document({"--rules", "modern-omaha", "--set", "win=high-low", "--set",
                              "low-qualifier=8", "--set", "low-ace=low", "As2sKdKh", "9h8h7c6c"});
  const auto& player = odds.at("players").at(0).as_object();
  CHECK(player.at("high").to_number<double>() > 0.5);
  CHECK(player.at("low").to_number<double>() > 0.3);
  CHECK(odds.at("low_made").to_number<double>() < 0.6);
  CHECK(share(odds, 0) + share(odds, 1) == doctest::Approx(1));
}

TEST_CASE("odds: --outs lists the cards that help") {
  const auto odds = document({"AsKs", "QhQd", "--board", "Qs 7s 2d", "--outs"});
  const auto& first = odds.at("outs").at(0).at("cards").as_array();
  CHECK(first.size() == 8);  // Spades but those that pair the board, which give a full house.
  const auto nothing_to_come = document({"AsKs", "QhQd", "--board", "Qs 7s 2d 3c 4c", "--outs"});
  CHECK(nothing_to_come.at("outs").at(0).at("cards").as_array().empty());
}

TEST_CASE("odds: a part says that it is one, and has no cards that help") {
  const auto part = run_command("odds", {"AA,QQ", "KK", "--exact", "--part", "1/2"});
  CHECK(contains(part.out, "part 1 of 2: the chances below are of this part only\n"));
  const auto empty = run_command("odds", {"AA", "KK", "--samples", "100", "--part", "2/2"});
  CHECK(contains(empty.out, "there is no work for this part: it has no deals\n"));
  CHECK_FALSE(contains(empty.out, "0.0000"));
  check_refused("odds", {"AA", "KK", "--exact", "--part", "1/2", "--outs"},
                "--outs compares with the whole answer; a part has none: leave out --part");
}

TEST_CASE("odds: parts that were written as JSON are merged to the whole") {
  const Folder folder;
  using Question = std::vector<std::string>;
  // The ranges of the third hardly fit into one deck, so its deals have weights. The fourth is too
  // little work for three parts, and pots are split. The rare hands of the last are in some parts.
  for (const Question& question :
       {Question{"AA,KQs:0.5", "JTs", "--samples", "100000"},
        Question{"AA,KQs:0.5", "JTs", "--exact"},
        Question{"AA,KK", "AA,KK", "AA,KK,QQ:0.5", "AA,KK:0.3", "AK,QQ", "--samples", "100000"},
        Question{"As2sKdKh", "9h8h7c6c", "--rules", "modern-omaha", "--set", "win=high-low",
                 "--exact"},
        Question{"AsAh(3d9c5c)", "KsKhQdJs(2c)", "--rules", "draw-2001", "--exact"}}) {
    std::vector<std::string> merge = {"--merge"};
    for (const auto* part : {"1/3", "2/3", "3/3"}) {
      auto arguments = question;
      arguments.insert(arguments.end(), {"--part", part, "--json"});
      const auto printed = run_command("odds", arguments);
      REQUIRE(printed.exit_code == exit_done);
      merge.push_back(folder.file(std::string(1, part[0]) + ".json", printed.out));
    }
    const auto whole = document(question);
    const auto merged = document(merge);
    CHECK(merged == whole);
    const bool has_weights = question[0] == "AA,KK";
    CHECK(whole.contains("drawn") == has_weights);
    if (has_weights) CHECK(merged.at("drawn") == "100000");
  }
  const auto twice = folder.file("twice.json", json::serialize(document({"AA", "KK"})));
  check_refused("odds", {"--merge", twice, twice}, "part 1 is given twice");
  const auto other = folder.file("other.json", json::serialize(document({"AA", "QQ"})));
  check_refused("odds", {"--merge", twice, other}, "the parts are not of the same question");
  check_refused("odds", {"--board", "2c3c4c", "--merge", twice},
                "--merge goes with files and --json only: the parts say what was asked");
}

TEST_CASE("odds: Canberra Poker is bet or fold, with the exact values of both") {
  const auto odds = document({"--rules", "canberra-2017", "AsKdQc7h4s", "--up", "Kh"});
  CHECK(odds.at("decision") == "bet");
  CHECK(odds.at("bet").to_number<double>() == doctest::Approx(-0.685014));
  CHECK(odds.at("not_qualified").to_number<int>() + odds.at("lower").to_number<int>() +
            odds.at("equal").to_number<int>() + odds.at("higher").to_number<int>() ==
        163'185);
  const auto worse = document({"--rules", "canberra-2017", "9sKdQc7h4s", "--up", "Ah"});
  CHECK(worse.at("decision") == "fold");
  // CP17-8.2: a pair wins one for one, and here only half of that.
  const auto pair = document({"--rules", "canberra-2017", "2s2dQc7h4s", "--up", "Kh"});
  CHECK(pair.at("decision") == "bet");
  const auto capped = document({"--rules", "canberra-2017", "--set", "minimum=100", "--set",
                                "max-payout=100", "2s2dQc7h4s", "--up", "Kh"});
  CHECK(capped.at("lower") == pair.at("lower"));
  // Half of what was won on the bet is gone: one ante for each hand of the dealer that is lower.
  CHECK(capped.at("bet").to_number<double>() ==
        doctest::Approx(pair.at("bet").to_number<double>() -
                        pair.at("lower").to_number<double>() / 163'185));
}

TEST_CASE("odds: what has no meaning is refused with the reason") {
  check_refused("odds", {"AsKs"}, "give two to ten hands; a hand that is not known is `random`");
  check_refused("odds", {"AsKs", "AsQs"}, "two players hold 'As'");
  check_refused("odds", {"AA", "AA", "AKs"}, "these hands cannot be dealt from one deck");
  check_refused("odds", {"AsKs", "QQ", "--board", "As 2c 3d"},
                "hand 1: 'AsKs' has no hand left: its cards are on the board or dead");
  check_refused("odds", {"--rules", "stud-2005", "AsKs", "QhQd", "--board", "2c"},
                "this game has no communal cards, so there is no board");
  check_refused("odds", {"--rules", "poker", "AA", "KK"},
                "there is no rulebook 'poker'; `cardroom rules` lists them");
  check_refused("odds", {"AA", "KK", "--part", "1/2"},
                "--part needs --samples or --exact: how much is done may not depend on it");
  check_refused("odds", {"AA", "KK", "--part", "3/2", "--exact"},
                "--part wants a part like 3/10, not '3/2'");
  check_refused("odds", {"--rules", "canberra-2017", "AsKdQc7h4s", "--up", "As"},
                "the dealer's card is in the player's hand");
  check_refused("odds", {"--rules", "canberra-2017", "AsKdQc7h4s", "--up", "Kh", "--dead", "2c"},
                "Canberra Poker goes with a hand, --up, --set and --json only: every hand of the "
                "dealer is counted");
  check_refused("odds", {"--rules", "canberra-2017", "AsKdQc7h4s", "--up", "Kh", "--seed", "2"},
                "Canberra Poker goes with a hand, --up, --set and --json only: every hand of the "
                "dealer is counted");
  check_refused("odds", {"AA", "KK", "--up", "Kh"},
                "--up is for Canberra Poker; here up cards are part of a hand: xx7h");
  check_refused("odds", {"--rules", "modern-omaha", "AA", "KK"},
                "hand 1: 'AA' is a range of two hole cards; a player has 4 here: name the cards");
  check_refused("odds", {"--rules", "modern-short-deck", "55+", "AA"},
                "hand 1: '55+' has ranks that this deck of 36 does not have");
}
