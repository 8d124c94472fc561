// ./bench: how fast the program is, compared with a naive way of doing the same.
#include <fmt/core.h>
#include <sodium/core.h>
#include <CLI/CLI.hpp>

#include <string>
#include <vector>

#include "bench.h"

using namespace cardroom::bench;

namespace {

std::vector<Entry> all_entries() {
  std::vector<Entry> entries;
  for (const auto area :
       {eval_entries(), tables_entries(), shuffle_entries(), canberra_entries(), odds_entries(),
        round_entries(), history_entries(), tournament_entries(), tournament_room_entries(),
        sim_entries(), store_entries(), recovery_entries(), hosted_entries(), room_entries()})
    entries.insert(entries.end(), area.begin(), area.end());
  return entries;
}

double value_of(const Entry& entry, const Speed& speed) {
  return entry.shows == Shows::per_second ? speed.items_per_second : 1e3 / speed.items_per_second;
}

std::string readable(double value) {
  if (value >= 1e6) return fmt::format("{:.1f} M", value / 1e6);
  if (value >= 1e4) return fmt::format("{:.1f} k", value / 1e3);
  return fmt::format("{:.1f}", value);
}

void print_json(const Entry& entry, const Compared& result) {
  const std::string target =
      entry.target > 0 ? fmt::format(",\"target\":{}", entry.target) : std::string();
  fmt::print(
      "{{\"name\":\"{}\",\"value\":{:.1f},\"unit\":\"{}\",\"cycles\":{:.2f},\"baseline\":{:.1f},"
      "\"baseline_cycles\":{:.1f}{}}}\n",
      entry.name, value_of(entry, result.speed), entry.unit, result.speed.cycles_per_item,
      value_of(entry, result.baseline), result.baseline.cycles_per_item, target);
}

void print_heading() {
  fmt::print("{:<17} {:>9} {:<10} {:>8} {:>6} {:>9} {:>8}  {}\n", "name", "value", "unit", "cycles",
             "target", "naive", "times", "what");
}

void print_row(const Entry& entry, const Compared& result) {
  const double cycles = result.speed.cycles_per_item;
  fmt::print("{:<17} {:>9} {:<10} {:>8} {:>6} {:>9} {:>8.1f}  {}\n", entry.name,
             readable(value_of(entry, result.speed)), entry.unit,
             cycles < 1e4 ? fmt::format("{:.2f}", cycles) : readable(cycles),
             entry.target > 0 ? fmt::format("{}", entry.target) : std::string(),
             readable(value_of(entry, result.baseline)),
             result.speed.items_per_second / result.baseline.items_per_second, entry.what);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Benchmarks. Example: bench --filter rank7 --json"};
  std::string filter;
  bool json = false;
  Options options;
  app.add_option("--filter", filter, "Only what has this in its name");
  app.add_option("--passes", options.passes, "The best of so many passes stands")
      ->check(CLI::PositiveNumber);
  app.add_flag("--json", json, "A line of JSON each");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }

  if (sodium_init() < 0) return 1;  // Picks the fastest ChaCha20, as main() of the program does.
  if (!json) print_heading();
  for (const Entry& entry : all_entries()) {
    if (entry.name.find(filter) == entry.name.npos) continue;
    const Compared result = entry.run(options);
    json ? print_json(entry, result) : print_row(entry, result);
    std::fflush(stdout);
  }
  return 0;
}
