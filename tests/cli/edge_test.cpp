#include <doctest/doctest.h>

#include <boost/json.hpp>
#include <sstream>

#include "cli/cli.h"

using namespace cardroom;

namespace {

struct Ran {
  int code;
  std::string out;
  std::string err;
};

Ran edge(std::vector<std::string> options) {
  std::ostringstream out;
  std::ostringstream err;
  options.insert(options.begin(), {"edge", "canberra"});
  const int code = cli::run(options, {out, err});
  return {code, out.str(), err.str()};
}

}  // namespace

TEST_CASE("cardroom edge canberra prints the published loss of the published pay table") {
  const Ran ran = edge({"--pay", "royal=100"});
  CHECK(ran.code == cli::exit_done);
  CHECK(ran.out.find("1,041,372,912,372 chips") != std::string::npos);
  CHECK(ran.out.find("fold below A-K-4-3-2") != std::string::npos);
  CHECK(ran.err.empty());
}

TEST_CASE("cardroom edge canberra --json is one object with exact integers") {
  const Ran ran = edge({"--pay", "royal=100", "--strategy", "always", "--json", "--wager", "1",
                        "--jackpot-pay", "four=100,full-house=75,flush=50", "--meter", "5000"});
  CHECK(ran.code == cli::exit_done);
  const auto object = boost::json::parse(ran.out).as_object();
  CHECK(object.at("loss").as_string() == "3310360338060");
  CHECK(object.at("deals").as_int64() == 19'933'230'517'200);
  const auto& jackpot = object.at("jackpot").as_object();
  CHECK(jackpot.at("break_even_meter_cents").as_int64() / 100 == 263'205);
  CHECK(jackpot.at("meter_cents").as_int64() == 500'000);
}

TEST_CASE("cardroom edge refuses a wrong value with one plain line and exit 2") {
  const std::pair<const char*, const char*> wrong[] = {
      {"--pay", "royal"},        {"--pay", "jokers=5"}, {"--pay", "flush=-1"},
      {"--ante", "0"},           {"--ante", "2.50"},    {"--max-payout", "none"},
      {"--strategy", "hopeful"}, {"--meter", "full"},   {"--wager", "0"},
      {"--distribution", "101"}, {"--seed", "-5"},      {"--jackpot-pay", "royal=5"}};
  for (const auto& one : wrong) {
    const std::string option = one.first;
    const std::string value = one.second;
    CAPTURE(option);
    CAPTURE(value);
    const Ran ran = edge({option, value});
    CHECK(ran.code == cli::exit_usage);
    CHECK(ran.out.empty());
    CHECK(ran.err.find(option) != std::string::npos);
    CHECK(ran.err.find(value) != std::string::npos);
  }
}

TEST_CASE("cardroom edge --help has examples, and --csv does not go with --json") {
  CHECK(edge({"--help"}).out.find("cardroom edge canberra --csv") != std::string::npos);
  CHECK(edge({"--csv", "--json"}).code == cli::exit_usage);
}

TEST_CASE("CP17-16.11: the rules of Canberra Poker are printed on request, clause by clause") {
  std::ostringstream out;
  std::ostringstream err;
  CHECK(cli::run({"rules", "clause", "CP17-16.11"}, {out, err}) == cli::exit_done);
  CHECK(out.str().find("CP17-16.11") != std::string::npos);
}
