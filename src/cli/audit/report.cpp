#include "cli/audit/report.h"

#include <fmt/core.h>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <ostream>

#include "base/money_text.h"

namespace cardroom::cli {

namespace json = boost::json;

void print_report(const audit::AuditReport& report, const store::Journal& journal,
                  std::ostream& out) {
  out << fmt::format("{:<16}{}\n", "records", report.records)
      << fmt::format("{:<16}{}\n", "signed heads", report.heads)
      << fmt::format("{:<16}{}\n", "snapshots", report.snapshots)
      << fmt::format("{:<16}{}\n", "tables", report.tables)
      << fmt::format("{:<16}{}\n", "rounds", report.rounds)
      << fmt::format("{:<16}{}\n", "commands", report.commands)
      << fmt::format("{:<16}{}\n", "shuffles", report.shuffles)
      << fmt::format("{:<16}{}\n", "in circulation", in_dollars(report.in_circulation))
      << fmt::format("{:<16}{}\n", "key", store::to_hex(journal.public_key()))
      << fmt::format("{:<16}{}:{}\n", "head", report.head.sequence,
                     store::to_hex(report.head.hash));
  for (const std::string& program : report.programs)
    out << fmt::format("{:<16}{}\n", "program", program);
  for (const std::string& loss : report.losses)
    out << fmt::format("{:<16}{}\n", "loss accepted", loss);
  if (report.rehearsal)
    out << fmt::format("rehearsal: {} shuffle{} set by hand\n", report.set_shuffles,
                       report.set_shuffles == 1 ? " was" : "s were");
  if (report.told_rounds > 0)
    out << fmt::format("hosted: the cards of {} round{} told, not dealt\n", report.told_rounds,
                       report.told_rounds == 1 ? " were" : "s were");
  for (const auto& finding : report.findings.kept()) out << to_string(finding) << '\n';
  const auto more = report.findings.count() - report.findings.kept().size();
  if (more > 0) out << "… and " << more << " more\n";
  if (report.findings.none())
    out << "no faults found\n";
  else
    out << report.findings.count() << (report.findings.count() == 1 ? " fault" : " faults")
        << " found\n";
}

void print_json(const audit::AuditReport& report, const store::Journal& journal,
                std::ostream& out) {
  json::array findings;
  for (const auto& finding : report.findings.kept())
    findings.push_back({{"subject", word(finding.subject)},
                        {"record", finding.where.sequence},
                        {"stream", finding.where.stream},
                        {"version", finding.where.version},
                        {"round", finding.where.round},
                        {"what", finding.what}});
  const json::value whole = {
      {"in_order", report.findings.none()},
      {"records", report.records},
      {"heads", report.heads},
      {"snapshots", report.snapshots},
      {"tables", report.tables},
      {"rounds", report.rounds},
      {"told_rounds", report.told_rounds},
      {"commands", report.commands},
      {"shuffles", report.shuffles},
      {"rehearsal", report.rehearsal},
      {"set_shuffles", report.set_shuffles},
      {"in_circulation_cents", report.in_circulation.count()},
      {"key", store::to_hex(journal.public_key())},
      {"head", std::to_string(report.head.sequence) + ":" + store::to_hex(report.head.hash)},
      {"programs", json::array(report.programs.begin(), report.programs.end())},
      {"losses", json::array(report.losses.begin(), report.losses.end())},
      {"wrong", report.findings.count()},
      {"findings", findings}};
  out << json::serialize(whole) << '\n';
}

}  // namespace cardroom::cli
