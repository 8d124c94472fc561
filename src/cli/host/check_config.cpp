#include "cli/host/check_config.h"

#include <ostream>

#include "cli/command_line.h"
#include "cli/host/serve_options.h"
#include "cli/settings.h"

namespace cardroom::cli {

namespace {

constexpr auto check_footer = R"(Every setting is an option of `cardroom serve` without its hyphens.
Exit code 0: no faults found. 2: a fault, as FILE:LINE: reason.

Examples:
  cardroom check-config
  cardroom check-config my-room.toml
)";

// The line that has the setting; 0: none does.
std::uint32_t line_of_setting(const std::string& file, const std::string& key) {
  const auto settings = read_settings(file);
  if (settings)
    for (const Setting& setting : *settings)
      if (setting.key == key) return setting.line;
  return 0;
}

// By now the settings have been read, one by one; this is about what they mean together.
int run_check(const ServeOptions& options, const Streams& streams) {
  if (const auto fault = fault_in(options)) {
    const std::uint32_t line = line_of_setting(options.config, fault->option);
    streams.err << "check-config: " << options.config << ":"
                << (line == 0 ? "" : std::to_string(line) + ":") << " " << fault->why << "\n";
    return exit_usage;
  }
  streams.out << options.config << ": no faults found\n";
  return exit_done;
}

}  // namespace

void add_check_config(Command& program) {
  Command command = program.subcommand(
      {"check-config", "Check a file of settings: line and reason of a fault", check_footer});
  ServeOptions& options = command.runs(run_check);
  options.config = usual_settings;
  command.option("FILE", options.config, "The file").names_settings();
  command.hides([&](Command& hiding) { describe_serve(hiding, options); });
}

}  // namespace cardroom::cli
