#include "cli/audit/audit.h"

#include <fmt/core.h>
#include <filesystem>
#include <ostream>
#include <string>

#include "audit/audit.h"
#include "audit/export.h"
#include "cli/audit/report.h"
#include "cli/command_line.h"
#include "cli/host/database.h"
#include "cli/progress.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace {

constexpr auto audit_footer =
    R"(What is verified, from the first record to the last:
  chain     each record's hash follows from the one before in its stream; each commit is signed
  record    every record can be read and has its place
  shuffle   every key was committed to, and each order of cards follows from it
  rules     every command is played again by the rules and gives what was recorded
  chips     no chip is created or lost at any table
  ledger    the cage's books add up and agree with the tables at the end of every commit

A signature cannot show that the end was cut off. Write down the head that an audit prints and give
it to the next audit with --head. docs/journal.md explains all of it, and how to check by hand.

Exit code 0: no faults found. 1: faults found, each with its place. 2: no such journal.

Examples:
  cardroom audit data
  cardroom audit data/journal.sqlite --json
  cardroom audit data --db postgres://cardroom@db1,db2,db3/cardroom
  cardroom audit data --head 1234:9f86d081…
  cardroom audit data --round 7/12 --export hand > round.hand && cardroom hand round.hand
)";

struct AuditOptions {
  std::string path;
  std::string database;
  std::string key;
  std::string head;
  std::string round;
  std::string form = "hand";
  bool json = false;
};

// A folder means the journal in it.
std::string file_of(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) return path;
  return (std::filesystem::path(path) / store::journal_file).string();
}

// Compares a key that somebody wrote down earlier with the journal.
void compare_key(const store::Journal& journal, const std::string& wanted,
                 audit::Findings& findings) {
  if (!wanted.empty() && store::to_hex(journal.public_key()) != wanted)
    findings.add(audit::Subject::chain, {},
                 "the journal is signed by the key " + store::to_hex(journal.public_key()));
}

bool compare_head(const store::Journal& journal, const std::string& wanted,
                  audit::Findings& findings) {
  if (wanted.empty()) return true;
  const auto colon = wanted.find(':');
  const auto bytes =
      colon == wanted.npos ? std::nullopt : store::from_hex(wanted.substr(colon + 1));
  if (!bytes || bytes->size() != store::Hash{}.size() || colon == 0 || colon > 18 ||
      wanted.find_first_not_of("0123456789") != colon)
    return false;
  const store::Sequence sequence = std::stoull(wanted.substr(0, colon));
  bool same = false;
  if (sequence > 0)
    (void)journal.read_heads(sequence - 1, [&](const store::SignedHead& head) {
      same = head.head.sequence == sequence && store::view_of(head.head.hash) == *bytes;
      return store::Reading::stop;
    });
  if (!same)
    findings.add(audit::Subject::chain, {sequence, {}, 0, 0},
                 "is not there with the hash that was written down: the journal was cut off or "
                 "rewritten");
  return true;
}

int run_export(const AuditOptions& options, const store::Journal& journal, const Streams& streams) {
  const auto round = audit::parse_round(options.round);
  if (!round) {
    streams.err << "audit: --round is a table and a round, like 7/12\n";
    return exit_usage;
  }
  const auto text = options.form == "json" ? audit::export_json(journal, *round)
                                           : audit::export_hand(journal, *round);
  if (!text) {
    streams.err << "audit: " << text.error().why << '\n';
    return exit_no;
  }
  streams.out << *text;
  return exit_done;
}

Result<std::unique_ptr<store::Journal>, Fault> open_to_audit(const AuditOptions& options) {
  if (!options.database.empty()) return open_database_to_read({options.database, options.path, {}});
  auto journal = store::SqliteJournal::open_to_read({.file = file_of(options.path), .vfs = {}});
  if (!journal) return journal.error();
  return std::unique_ptr<store::Journal>(std::move(*journal));
}

// The file as SQLite sees it.
void look_at_file(const store::Journal& journal, audit::Findings& findings) {
  const auto* const in_file = dynamic_cast<const store::SqliteJournal*>(&journal);
  if (!in_file) return;
  if (const auto damage = in_file->integrity(); !damage || !damage->empty())
    findings.add(audit::Subject::chain, {},
                 "the file is damaged: " + (damage ? *damage : to_string(damage.error())));
}

int run_audit(const AuditOptions& options, const Streams& streams) {
  const std::string file = options.database.empty() ? file_of(options.path) : "the database";
  const auto journal = open_to_audit(options);
  if (!journal) {
    streams.err << "audit: " << to_string(journal.error()) << '\n';
    return exit_usage;
  }
  if (!options.round.empty()) return run_export(options, **journal, streams);
  ProgressBar bar(streams, "auditing");
  auto report = audit::audit(**journal, [&](double done) { bar.show(done); });
  if (!report) {
    streams.err << "audit: " << file << ": " << to_string(report.error()) << '\n';
    return exit_no;
  }
  look_at_file(**journal, report->findings);
  compare_key(**journal, options.key, report->findings);
  if (!compare_head(**journal, options.head, report->findings)) {
    streams.err << "audit: --head is a record's number and its hash, like 12:9f86d0…\n";
    return exit_usage;
  }
  if (options.json)
    print_json(*report, **journal, streams.out);
  else
    print_report(*report, **journal, streams.out);
  return report->findings.none() ? exit_done : exit_no;
}

}  // namespace

void add_audit(Command& program) {
  Command command = program.subcommand(
      {"audit", "Verify a journal: chain, replay, chips, ledger, shuffles", audit_footer});
  AuditOptions& options = command.runs(run_audit);
  command.option("FOLDER", options.path, "The room's data folder, or its journal.sqlite")
      .required();
  command
      .option("--db", options.database,
              "The room's database; the folder is that of one of its machines")
      .type("URL");
  command.option("--key", options.key, "The public key that must have signed it").type("KEY");
  command.option("--head", options.head, "A head that it must contain").type("NUMBER:HASH");
  const Option round =
      command.option("--round", options.round, "Export round N of table T: T/N").type("T/N");
  command.option("--export", options.form, "As a hand script, or as JSON with its records")
      .one_of({"hand", "json"})
      .needs(round);
  command.flag("--json", options.json, "One JSON object");
}

}  // namespace cardroom::cli
