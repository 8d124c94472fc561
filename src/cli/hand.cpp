#include "cli/hand.h"

#include "cli/command_line.h"
#include "cli/run_scripts.h"

namespace cardroom::cli {

namespace {

constexpr auto hand_footer =
    R"(A script is one or more rounds of play that a person can read. docs/hand-script.md describes
scripts, and docs/tournament-script.md those of tournaments:

  rules  holdem-1995
  set    minimum 2
  seat 1 ann 200
  seat 2 bob 200
  seat 3 cyd 200
  deal
  3 raises to 10   ! H95-10.2    # must be refused, under this clause
  3 raises to 8
  expect turn 1

Exit code 0: every expectation was met. 1: one was not. 2: a file is not a script.

Examples:
  cardroom hand tests/hands/*.hand
  cardroom hand --quiet tests/hands
  cardroom hand --json round.hand
  cardroom hand --hosted round.hand    each card is told only when it is seen
)";

}  // namespace

void add_hand(Command& program) {
  Command command =
      program.subcommand({"hand", "Run hand scripts and check what they expect", hand_footer});
  add_script_options(command);
}

}  // namespace cardroom::cli
