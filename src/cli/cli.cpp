#include "cli/cli.h"

#include <unistd.h>
#include <iostream>

#include "cli/audit/audit.h"
#include "cli/audit/pairs.h"
#include "cli/command_line.h"
#include "cli/edge/edge.h"
#include "cli/hand.h"
#include "cli/history/history.h"
#include "cli/protocol.h"
#include "cli/rank/rank.h"
#include "cli/rules.h"
#include "cli/serve.h"
#include "cli/tournament/tournament.h"

#ifndef CARDROOM_VERSION
#define CARDROOM_VERSION "0.0.0"
#endif

namespace cardroom::cli {

namespace {

constexpr auto program_footer = R"(Examples:
  cardroom rules holdem-1995                        a game with its clauses
  cardroom hand tests/hands/H95-10.2-raise-size.hand
  cardroom rank AsKdQh9h2c 9s9d4c4hKd
  cardroom serve --data data
`cardroom COMMAND --help` has the options of a command, and more examples.
)";

void describe(Command& program) {
  add_rules(program);
  add_hand(program);
  add_rank(program);
  add_edge(program);
  add_serve(program);
  add_history(program);
  add_audit(program);
  add_pairs(program);
  add_tournament(program);
  add_protocol(program);
}

}  // namespace

int run(const std::vector<std::string>& arguments, const Streams& streams) {
  const Program program{
      .text = {"cardroom",
               "The casino poker room: deals by the rule documents and cites the clause.",
               program_footer},
      .version = "cardroom " CARDROOM_VERSION,
      .describe = describe};
  return run(program, arguments, streams);
}

int run(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return run(arguments, {std::cout, std::cerr, isatty(STDERR_FILENO) == 1});
}

}  // namespace cardroom::cli
