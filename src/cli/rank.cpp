// cardroom rank: ranks hands and says them in words.
#include <CLI/CLI.hpp>

#include "cli/commands.h"

namespace cardroom::cli {

void add_rank(CLI::App& app, const Streams& streams, Action& action) {
  auto* command = app.add_subcommand("rank", "Rank hands and say them in words");
  command->callback([&streams, &action] { action = [] { return exit_done; }; (void)streams; });
}

}  // namespace cardroom::cli
