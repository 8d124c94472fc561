#include "cli/cli.h"

#include <unistd.h>
#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/commands.h"

#ifndef CARDROOM_VERSION
#define CARDROOM_VERSION "0.0.0"
#endif

namespace cardroom::cli {

namespace {

constexpr auto footer = R"(Examples:
  cardroom rules holdem-1995                        a game with its clauses
  cardroom hand tests/hands/H95-10.2-raise-size.hand
  cardroom rank AsKdQh9h2c 9s9d4c4hKd
  cardroom serve --data data
`cardroom COMMAND --help` has the options of a command, and more examples.
)";

}  // namespace

int run(const std::vector<std::string>& arguments, const Streams& streams) {
  CLI::App app("The casino poker room: deals by the rule documents and cites the clause.",
               "cardroom");
  app.set_version_flag("--version", "cardroom " CARDROOM_VERSION);
  app.require_subcommand(0, 1);
  app.get_formatter()->column_width(32);
  app.footer(footer);

  Action action;
  add_rules(app, streams, action);
  add_hand(app, streams, action);
  add_rank(app, streams, action);
  add_edge(app, streams, action);
  add_serve(app, streams, action);
  add_history(app, streams, action);
  add_audit(app, streams, action);
  add_tournament(app, streams, action);

  auto reversed = std::vector<std::string>(arguments.rbegin(), arguments.rend());
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    return app.exit(error, streams.out, streams.err) == 0 ? exit_done : exit_usage;
  }
  if (!action) {
    streams.out << app.help();
    return exit_done;
  }
  return action();
}

int run(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return run(arguments, {std::cout, std::cerr, isatty(STDERR_FILENO) == 1});
}

}  // namespace cardroom::cli
