// The list of subcommands. Each has a file of its own that describes and does it.
#pragma once

#include <functional>

#include "cli/cli.h"

namespace CLI {
class App;
}

namespace cardroom::cli {

// What a subcommand hands to the command line: its action is called once parsing has succeeded.
using Action = std::function<int()>;

void add_audit(CLI::App& app, const Streams& streams, Action& action);
void add_edge(CLI::App& app, const Streams& streams, Action& action);
void add_hand(CLI::App& app, const Streams& streams, Action& action);
void add_history(CLI::App& app, const Streams& streams, Action& action);
void add_rank(CLI::App& app, const Streams& streams, Action& action);
void add_serve(CLI::App& app, const Streams& streams, Action& action);
void add_rules(CLI::App& app, const Streams& streams, Action& action);
void add_tournament(CLI::App& app, const Streams& streams, Action& action);

}  // namespace cardroom::cli
