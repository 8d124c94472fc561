#include "cli/program.h"

#include "cli/audit/audit.h"
#include "cli/audit/pairs.h"
#include "cli/backup/backup.h"
#include "cli/backup/restore.h"
#include "cli/backup/upgrade.h"
#include "cli/command_line.h"
#include "cli/describe/describe.h"
#include "cli/edge/edge.h"
#include "cli/hand.h"
#include "cli/history/history.h"
#include "cli/host/certificate.h"
#include "cli/host/check_config.h"
#include "cli/host/database.h"
#include "cli/host/link.h"
#include "cli/host/serve.h"
#include "cli/hosted/hosted.h"
#include "cli/node/node.h"
#include "cli/odds/odds.h"
#include "cli/protocol.h"
#include "cli/rank/rank.h"
#include "cli/rules.h"
#include "cli/sim/sim.h"
#include "cli/tournament/tournament.h"
#include "cli/version.h"

namespace cardroom::cli {

namespace {

constexpr auto program_footer = R"(Examples:
  cardroom rules holdem-1995                        a game with its clauses
  cardroom hand tests/hands/H95-10.2-raise-size.hand
  cardroom rank AsKdQh9h2c 9s9d4c4hKd
  cardroom odds AcAd KcKd
  cardroom sim holdem-1995 --rounds 100000
  cardroom serve --data data
`cardroom COMMAND --help` has the options of a command, and more examples.
)";

void describe(Command& program) {
  add_rules(program);
  add_hand(program);
  add_hosted(program);
  add_rank(program);
  add_odds(program);
  add_edge(program);
  add_sim(program);
  add_serve(program);
  add_link(program);
  add_check_config(program);
  add_certificate(program);
  add_database(program);
  add_node(program);
  add_backup(program);
  add_restore(program);
  add_upgrade(program);
  add_history(program);
  add_audit(program);
  add_pairs(program);
  add_tournament(program);
  add_protocol(program);
  add_describe(program);
}

}  // namespace

Program cardroom_program() {
  return {.text = {"cardroom",
                   "The casino poker room: deals by the rule documents and cites the clause",
                   program_footer},
          .version = version_text(),
          .describe = describe};
}

}  // namespace cardroom::cli
