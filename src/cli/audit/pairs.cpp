#include "cli/audit/pairs.h"

#include <fmt/core.h>
#include <boost/json/parse.hpp>
#include <filesystem>
#include <ostream>
#include <string>

#include "base/money_text.h"
#include "base/number.h"
#include "cli/command_line.h"
#include "room/archive/archive.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace {

namespace json = boost::json;

constexpr auto pairs_footer =
    R"(One line for two players: the rounds they played together; the money that went from the
first to the second; how often the first folded to a wager of the second and the other way round;
how often one raised the other; and the addresses that both signed in from. The largest flow comes
first. No single figure proves anything: look at the rounds behind them.

Examples:
  cardroom pairs data
  cardroom pairs data --player 12
  cardroom pairs data --rounds 12/15        the rounds behind the figures of a pair
  cardroom audit data --round 7/12 --export hand
)";

struct PairsOptions {
  std::string path;
  std::uint32_t player = 0;
  std::string rounds;
  int limit = 50;
  bool json = false;
};

PlayerId player_of(std::int64_t number) {
  return number > 0 && number <= UINT32_MAX ? PlayerId(static_cast<std::uint32_t>(number))
                                            : PlayerId();
}

std::string dollars(const json::value& cents) { return in_dollars(Cents(cents.as_int64())); }

std::string deeds(const json::object& row) {
  return fmt::format("{:>5} {:>5}  {:>6} {:>6}", row.at("folds_to_second").to_number<int>(),
                     row.at("folds_to_first").to_number<int>(),
                     row.at("raises_to_second").to_number<int>(),
                     row.at("raises_to_first").to_number<int>());
}

void print_pairs(const json::array& pairs, std::ostream& out) {
  out << fmt::format("{:<22} {:<22} {:>7} {:>12}  {:>5} {:>5}  {:>6} {:>6}  {}\n", "first",
                     "second", "rounds", "flow", "folds", "back", "raises", "back", "addresses");
  for (const json::value& one : pairs) {
    const json::object& row = one.as_object();
    const auto who = [&](const char* number, const char* name) {
      return fmt::format("{} {}", row.at(number).to_number<std::uint64_t>(),
                         std::string_view(row.at(name).as_string()));
    };
    std::string shared;
    for (const json::value& address : row.at("shared_addresses").as_array())
      shared += (shared.empty() ? "" : ", ") + std::string(address.as_string());
    out << fmt::format("{:<22} {:<22} {:>7} {:>12}  {}  {}\n", who("first", "first_name"),
                       who("second", "second_name"), row.at("rounds").to_number<std::uint64_t>(),
                       dollars(row.at("flow_cents")), deeds(row), shared);
  }
}

void print_rounds(const json::array& rounds, std::ostream& out) {
  out << fmt::format("{:<12} {:>12}  {:>5} {:>5}  {:>6} {:>6}\n", "round", "flow", "folds", "back",
                     "raises", "back");
  for (const json::value& one : rounds) {
    const json::object& row = one.as_object();
    out << fmt::format("{:<12} {:>12}  {}\n",
                       fmt::format("{}/{}", row.at("table").to_number<std::uint64_t>(),
                                   row.at("round").to_number<std::uint64_t>()),
                       dollars(row.at("flow_cents")), deeds(row));
  }
}

int run_pairs(const PairsOptions& options, const Streams& streams) {
  std::error_code error;
  const std::string file =
      std::filesystem::is_directory(options.path, error)
          ? (std::filesystem::path(options.path) / store::journal_file).string()
          : options.path;
  const auto journal = store::SqliteJournal::open_to_read({.file = file, .vfs = {}});
  if (!journal) {
    streams.err << "pairs: " << to_string(journal.error()) << '\n';
    return exit_usage;
  }
  room::Inquiry asked;
  asked.kind = room::Inquiry::Kind::pairs;
  asked.role = Role::inspector;
  asked.player = PlayerId(options.player);
  asked.limit = static_cast<std::size_t>(options.limit);
  if (const auto slash = options.rounds.find('/'); !options.rounds.empty()) {
    asked.kind = room::Inquiry::Kind::pair_rounds;
    asked.player =
        player_of(parse_number<std::int64_t>(options.rounds.substr(0, slash)).value_or(0));
    asked.other =
        slash == std::string::npos
            ? PlayerId()
            : player_of(parse_number<std::int64_t>(options.rounds.substr(slash + 1)).value_or(0));
    if (asked.player.is_none() || asked.other.is_none()) {
      streams.err << "pairs: --rounds is two players by their numbers, like 12/15\n";
      return exit_usage;
    }
  }
  room::Archive archive(**journal);
  const std::string text = archive.answer(asked);
  const json::object answer = json::parse(text).as_object();
  if (answer.contains("sentence")) {
    streams.err << "pairs: " << std::string_view(answer.at("sentence").as_string()) << '\n';
    return exit_no;
  }
  if (options.json)
    streams.out << text << '\n';
  else if (asked.kind == room::Inquiry::Kind::pairs)
    print_pairs(answer.at("pairs").as_array(), streams.out);
  else
    print_rounds(answer.at("rounds").as_array(), streams.out);
  return exit_done;
}

}  // namespace

void add_pairs(Command& program) {
  Command command = program.subcommand(
      {"pairs", "Who played with whom, and what went between them", pairs_footer});
  PairsOptions& options = command.runs(run_pairs);
  command.option("FOLDER", options.path, "The room's data folder, or its journal.sqlite")
      .required();
  command.option("--player", options.player, "Pairs of this player alone, by number").positive();
  command.option("--rounds", options.rounds, "The rounds of two players: A/B").type("A/B");
  command.option("--limit", options.limit, "So many lines").between({1, 100'000});
  command.flag("--json", options.json, "One JSON object");
}

}  // namespace cardroom::cli
