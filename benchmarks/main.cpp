// ./bench: what the program does, how fast, beside a naive way of doing the same.
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
  for (const auto area : {eval_entries(), shuffle_entries()})
    entries.insert(entries.end(), area.begin(), area.end());
  return entries;
}

std::string readable(double per_second) {
  if (per_second >= 1e6) return fmt::format("{:.1f} M", per_second / 1e6);
  if (per_second >= 1e4) return fmt::format("{:.1f} k", per_second / 1e3);
  return fmt::format("{:.1f}", per_second);
}

void print_json(const Entry& entry, const Compared& result) {
  std::string target;
  if (entry.target_cycles > 0) target = fmt::format(",\"target_cycles\":{}", entry.target_cycles);
  fmt::print(
      "{{\"name\":\"{}\",\"value\":{:.1f},\"unit\":\"{}\",\"cycles\":{:.2f},\"baseline\":{:.1f},"
      "\"baseline_cycles\":{:.1f}{}}}\n",
      entry.name, result.speed.items_per_second, entry.unit, result.speed.cycles_per_item,
      result.baseline.items_per_second, result.baseline.cycles_per_item, target);
}

void print_heading() {
  fmt::print("{:<18} {:>11} {:<11} {:>8} {:>7} {:>11} {:>9}  {}\n", "name", "a second", "of",
             "cycles", "target", "naive", "times", "what");
}

void print_row(const Entry& entry, const Compared& result) {
  const std::string target =
      entry.target_cycles > 0 ? fmt::format("{:.1f}", entry.target_cycles) : "";
  fmt::print("{:<18} {:>11} {:<11} {:>8.2f} {:>7} {:>11} {:>9.1f}  {}\n", entry.name,
             readable(result.speed.items_per_second), entry.unit, result.speed.cycles_per_item,
             target, readable(result.baseline.items_per_second),
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
