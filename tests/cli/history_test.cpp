#include <doctest/doctest.h>

#include <boost/json/parse.hpp>
#include <filesystem>
#include <fstream>

#include "run_command.h"
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
  const Written windows("known-windows.tsv", "cardroom-history-known.phhs\ta\tmade up\r\n");
  CHECK(contains(history({"verify", "--known", windows.path, file.path}).out, "(known: made up)"));
  const Written wrong("wrong.tsv", "one column\n");
  const auto refused = history({"verify", "--known", wrong.path, file.path});
  CHECK(refused.exit_code == 2);
  CHECK(contains(refused.err, wrong.path + ":1: expected file, hand and reason"));
}

TEST_CASE("history verify: a hand that cannot be read is told, and the others go on") {
  const std::string good = text_of(split);
  const std::string bad = changed("'p3 cbr 21'", "'p3 cbr x'");
  const Written file("one-bad.phhs", "[a]\n" + good + "\n[b]\n" + bad + "\n[c]\n" + good);
  const auto printed = history({"verify", file.path});
  CHECK(printed.exit_code == 2);
  CHECK(contains(printed.err,
                 file.path + ":21: hand b unreadable: actions: 'p3 cbr x' is not an action"));
  CHECK(contains(printed.out, "3 hands, 2 match, 0 differ, 0 not replayable, 1 unreadable\n"));
  CHECK(history({"verify", folder + "/nowhere.phh"}).exit_code == 2);
  CHECK(history({"verify"}).exit_code == 2);
  CHECK(history({"verify", "--set", "rake", split}).exit_code == 2);
}

TEST_CASE("history verify: a last hand that is half written does not spoil the others") {
  const std::string good = text_of(split);
  for (const std::size_t cut :
       {good.find("'p1 sm"), good.find("starting_stacks"), good.find("AhKc")}) {
    const Written file("half.phhs", "[1]\n" + good + "\n[2]\n" + good.substr(0, cut));
    const auto printed = history({"verify", file.path});
    CHECK(printed.exit_code == 2);
    CHECK(contains(printed.out, "2 hands, 1 match"));
    CHECK(contains(printed.err, "hand 2 unreadable: "));
  }
}

TEST_CASE("history verify: encoding marks and line ends of any program") {
  const std::string text = "[1]\n" + text_of(split) + "\n[2]\n" + text_of(split);
  std::string windows;
  std::string wide = "\xFF\xFE";
  std::string old;
  for (const char letter : text) {
    windows += letter == '\n' ? "\r\n" : std::string(1, letter);
    wide += letter;
    wide += '\0';
    old += letter == '\n' ? '\r' : letter;
  }
  const std::string site =
      text_of(cardroom::test::source_folder() + "/tests/history/sites/stars-cap.txt");
  std::string wide_site = "\xFF\xFE";
  for (const char letter : site) wide_site += std::string{letter, '\0'};
  const Written two_bytes("encoded.txt", wide_site);
  const auto converted = history({"convert", two_bytes.path, "--to", "phh"});
  CHECK(converted.err == "");
  CHECK(contains(converted.out, "variant = 'NT'"));
  const std::string latin = "[1]\nplayers = ['Jos\xE9', 'b', 'c']\n" + text_of(split);
  for (const std::string& written : {"\xEF\xBB\xBF" + text, windows, wide, old}) {
    const Written file("encoded.phhs", written);
    const auto printed = history({"verify", file.path});
    CHECK(printed.err == "");
    CHECK(contains(printed.out, "2 hands, 2 match"));
  }
  const Written file("latin.phhs", latin);
  CHECK(contains(history({"verify", file.path}).out, "1 hands, 1 match"));
  CHECK(contains(history({"show", file.path}).out, "(Jos\xC3\xA9) has 100"));
}

TEST_CASE("history verify: a file without a hand and a file of another kind are told") {
  const Written empty("empty.phh", "\n# nothing\n");
  const auto printed = history({"verify", empty.path, split});
  CHECK(printed.exit_code == 2);
  CHECK(contains(printed.err, empty.path + ":1: there is no hand"));
  CHECK(contains(printed.out, "1 hands, 1 match"));
  const Written nothing("nothing.phh", "");
  CHECK(contains(history({"verify", nothing.path}).err, nothing.path + ": there is no hand"));
  const Written other("other.txt", "Dear diary,\n");
  CHECK(contains(history({"verify", other.path}).err, "is not a hand history"));
}

namespace {

// Forty hands of a house that takes a twentieth, at most 3, and nothing without a flop.
std::string raked_hands(const std::string& last_winnings) {
  std::string text;
  auto hand = [&, number = 0](const std::string& acts, const std::string& winnings) mutable {
    const std::string unknown(4, '?');
    text += "[" + std::to_string(++number) +
            "]\nvariant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
            "starting_stacks = [inf, inf, inf]\nactions = ['d dh p1 " +
            unknown + "', 'd dh p2 " + unknown + "', 'd dh p3 " + unknown + "', " + acts +
            "]\nwinnings = " + winnings + "\n";
  };
  for (int times = 0; times < 10; ++times) {
    hand("'p3 f', 'p1 f'", "[0, 2, 0]");
    hand("'p3 cbr 6', 'p1 f', 'p2 cc', 'd db AsKd7h', 'p2 cc', 'p3 cbr 8', 'p2 f'",
         "[0, 0, 12.35]");
    hand("'p3 cbr 20', 'p1 f', 'p2 cc', 'd db AsKd7h', 'p2 cc', 'p3 cbr 30', 'p2 f'",
         "[0, 0, 38.95]");
    hand("'p3 cbr 90', 'p1 f', 'p2 cc', 'd db AsKd7h', 'p2 cc', 'p3 cbr 30', 'p2 f'",
         times == 9 ? last_winnings : "[0, 0, 178]");
  }
  return text;
}

}  // namespace

TEST_CASE("history verify: the rake of a file is inferred and reported") {
  const Written file("raked.phhs", raked_hands("[0, 0, 178]"));
  const auto printed = history({"verify", file.path});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, file.path + ": rake up to 5 % of the pot, at most 3 with two or "
                                          "three, nothing without a flop\n"));
  CHECK(contains(printed.out, "40 hands, 40 match, 0 differ"));
  const auto json = history({"verify", "--json", file.path});
  CHECK(contains(json.out, "\"rake\":{\"share\":500,"));
}

TEST_CASE("history verify: winnings above the inferred rake, or that are no rake, differ") {
  for (const auto& [winnings, why] :
       {std::pair{"[0, 0, 172]", "winnings: a rake of 9 from 181 is more than the cap of 3"},
        std::pair{"[0, 0, 150]", "winnings: p3 has 181, the file says 150"},
        std::pair{"[0, 0, 300]", "winnings: p3 has 181, the file says 300"},
        std::pair{"[0, 178, 0]", "winnings: p2 has 0, the file says 178, p3 has 181"}}) {
    const Written file("raked.phhs", raked_hands(winnings));
    const auto printed = history({"verify", file.path});
    CHECK(printed.exit_code == 1);
    CHECK_MESSAGE(contains(printed.out, std::string("hand 40 differs: ") + why), printed.out);
    CHECK(contains(printed.out, "40 hands, 39 match, 1 differ"));
  }
}

TEST_CASE("history verify: winnings above the pot by a blind are a post that is not told") {
  const Written file("raked.phhs", raked_hands("[0, 0, 182]"));
  const auto printed = history({"verify", file.path});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, "40 hands, 40 match, 0 differ"));
  CHECK(contains(printed.out, "1 with a post that is not told"));
}

TEST_CASE("history verify --rake: a stated rule is kept to") {
  const Written file("stated.phhs", raked_hands("[0, 0, 178]"));
  const auto kept = history({"verify", "--rake", "5%,cap=3,no-flop-no-drop", file.path});
  CHECK(kept.exit_code == 0);
  CHECK_FALSE(contains(kept.out, "rake up to"));
  const auto broken = history({"verify", "--rake", "5%,cap=2", file.path});
  CHECK(broken.exit_code == 1);
  CHECK(contains(broken.out, "40 hands, 20 match, 20 differ"));
  CHECK(contains(broken.out, "is more than the cap of 2"));
  for (const std::string wrong : {"5", "x%", "cap=3", "5%,cap", ""}) {
    CAPTURE(wrong);
    const auto refused = history({"verify", "--rake", wrong, file.path});
    if (!wrong.empty()) CHECK(refused.exit_code == 2);
  }
}

TEST_CASE("history verify: a rulebook and settings that do not exist are refused at once") {
  const auto refused = [](const std::string& option, const std::string& value) {
    const auto printed = history({"verify", option, value, split});
    CHECK(printed.exit_code == 2);
    CHECK(printed.out.empty());
    return printed.err;
  };
  CHECK(contains(refused("--rules", "rws-2071"), "--rules rws-2071: `cardroom rules` lists"));
  CHECK(contains(refused("--set", "rakes=5"), "'rakes' is not a setting"));
  CHECK(contains(refused("--set", "rake=much"), "rake 'much': expected"));
  CHECK(history({"verify", "--rules", "rws-2017", "--set", "rake=0", split}).exit_code == 0);
}

TEST_CASE("history verify --resume: a state of another list of files is not used") {
  const Written state("resume.state", "{\"files\":[\"x 1\"],\"file\":0,\"blocks\":9}");
  const auto printed = history({"verify", "--resume", state.path, split});
  CHECK(contains(printed.out, "1 hands, 1 match"));
  CHECK_FALSE(fs::exists(state.path));
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
  // Each hand stands for itself.
  const auto both = history({"convert", manila, split, "--to", "pokerstars"});
  CHECK(both.exit_code == 1);
  CHECK(contains(both.err, "left out: the text of PokerStars has no Three Card Manila"));
  CHECK(contains(both.out, "PokerStars Hand #"));
}

TEST_CASE("history convert: headings stay, and a file may take the place of the one that is read") {
  const Written file("place.phhs", "[a]\n" + text_of(split) + "\n['b c']\n" + text_of(split));
  const auto printed = history({"convert", file.path, "--to", "phh", "--output", file.path});
  CHECK(printed.exit_code == 0);
  const std::string text = text_of(file.path);
  CHECK(text.starts_with("[a]\n"));
  CHECK(contains(text, "\n[\"b c\"]\n"));
  CHECK_FALSE(fs::exists(file.path + ".next"));
  CHECK(contains(history({"verify", file.path}).out, "2 hands, 2 match"));
  // Of two files that both have a hand [a], the hands are numbered.
  const auto both = history({"convert", file.path, file.path, "--to", "phh"});
  CHECK(contains(both.out, "\n[4]\n"));
  CHECK_FALSE(contains(both.out, "[a]"));
  CHECK(history({"convert", split, "--to", "phh", "--output", folder + "/none/x"}).exit_code == 2);
}

TEST_CASE("RWS17-3.3 RWS17-4.4: history show tells a hand with the clauses of its rulebook") {
  const auto printed = history({"show", split});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.out, "raises to 21 [RWS17-3.3]"));
  CHECK(contains(printed.out, "[RWS17-4.5]"));
  const auto modern = history({"show", folder + "/f7s-bring-in.phh"});
  CHECK(contains(modern.out, "modern-stud), not from the documents"));
}

TEST_CASE("history stats: the usual figures of players and tables") {
  const std::string file = cardroom::test::source_folder() + "/tests/history/sites/fulltilt.txt";
  const auto csv = history({"stats", "--csv", file});
  CHECK(csv.exit_code == 0);
  CHECK(csv.err.empty());
  // One hand: a call before the flop, then a call and a bet; 10.90 won with a big blind of 1.
  CHECK(contains(csv.out, "player,cyd,1,100.00,0.00,0.00,1.00,0.00,0.00,1090.00,,1090.00,,,,\n"));
  // A second raise before the flop, and a showdown that was won.
  CHECK(contains(csv.out, "player,cal,1,100.00,100.00,100.00,0.00,100.00,100.00,"));
  CHECK(contains(csv.out, "player,dan,1,100.00,0.00,0.00,0.00,100.00,0.00,-10000.00,"));
  CHECK(contains(csv.out, "table,fulltilt.txt,4,,,,,,,,,,3.00,68.22,75.00,50.00\n"));
  CHECK(contains(history({"stats", file}).out, "bb/100"));
  CHECK(contains(history({"stats", file}).out, " 1090.0\n"));  // One hand has no error.
  const auto json = history({"stats", "--json", file});
  CHECK(json.exit_code == 0);
  CHECK(json.out.starts_with("{\"type\":\"player_line\",\"player\":\""));
  CHECK(contains(json.out, "\n{\"type\":\"table_line\",\"table\":\""));
}

TEST_CASE("history stats: a report with charts, and what is left out is told") {
  const std::string report = (fs::temp_directory_path() / "cardroom-history-report.html").string();
  const Written file("some.phhs", "[1]\nplayers = ['<b>', 'b,\"c', 'd']\n" + text_of(split) +
                                      "\n[2]\n" + changed("'p3 cbr 21'", "'p3 cbr x'"));
  const auto printed = history({"stats", "--csv", "--report", report, file.path});
  CHECK(printed.exit_code == 0);
  CHECK(contains(printed.err, "1 of 2 hands cannot be replayed"));
  CHECK(contains(printed.out, "player,\"b,\"\"c\",1,"));
  const std::string page = text_of(report);
  CHECK(contains(page, "<svg role=\"img\""));
  CHECK(contains(page, "<th>&lt;b></th>"));
  CHECK(contains(page, "<h1>1 hands, 3 players, 1 tables</h1>"));
  fs::remove(report);
  CHECK(history({"stats", folder + "/nowhere.phh"}).exit_code == 2);
}
