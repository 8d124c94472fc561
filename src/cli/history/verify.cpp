#include "cli/history/verify.h"

#include <filesystem>
#include <map>
#include <optional>
#include <ostream>

#include "cli/history/block_source.h"
#include "cli/history/known.h"
#include "cli/history/verify_state.h"
#include "cli/progress.h"
#include "cli/threads.h"
#include "codec/json_text.h"
#include "history/verify/file_rake.h"

namespace cardroom::cli {

namespace {

using history::BlockFindings;
using history::FileBlock;
using history::FileRake;
using history::HandReport;
using history::HandTally;
using history::RakeRule;
using history::StakesRake;
using history::Verdict;

// What `--json` prints for a hand that does not match.
struct ReportLine {
  std::string file;
  std::size_t line = 1;
  std::string hand;
  std::string_view verdict;
  std::string why;
  std::optional<std::string> known;
  CARDROOM_DESCRIBED("report_line", file, line, hand, verdict, why, known);
};

// What `--json` prints for a game and stakes of a file whose rake was inferred.
struct RakeLine {
  std::string file;
  std::string stakes;
  RakeRule rake;
  CARDROOM_DESCRIBED("rake_line", file, stakes, rake);
};

class VerifyRun {
 public:
  VerifyRun(const HistoryOptions& options, const Streams& streams, KnownDifferences known,
            std::optional<RakeRule> stated)
      : options_(options),
        streams_(streams),
        known_(std::move(known)),
        stated_(stated),
        source_(history_files(options)),
        state_(options.resume, source_.files()),
        bar_(std::in_place, streams, "verifying") {
    tally_ = state_.tally();
  }

  int run(const history::Wanted& wanted) {
    if (source_.files().empty()) {
      streams_.err << "history: no hand history there\n";
      return exit_usage;
    }
    history::verify_stream(
        wanted, threads_for(options_.threads), [&] { return next(); },
        [&](const FileBlock& block, BlockFindings findings) { take(block, std::move(findings)); });
    end_file();
    bar_.reset();
    for (const auto& [file, why] : source_.unread()) {
      streams_.err << source_.files()[file] << ": " << why << '\n';
      unread_ = true;
    }
    state_.remove();
    return conclude();
  }

 private:
  // Blocks that an earlier run has verified are only read.
  std::optional<FileBlock> next() {
    while (auto block = source_.next()) {
      const bool done = state_.pass(block->file);
      if (!done) return block;
    }
    return std::nullopt;
  }

  void begin_file(std::size_t file) {
    end_file();
    file_ = file;
    hands_ = 0;
    rake_.emplace(stated_, state_.learnt_of(file));
  }

  void end_file() {
    if (!rake_) return;
    for (const auto& report : rake_->finish()) tell_rake(report);
    const std::string& name = source_.files()[file_];
    if (hands_ == 0 && needs_hand_ && !state_.passed(file_)) {
      bar_->hide();
      streams_.err << name << ":1: there is no hand\n";
      unread_ = true;
    }
    if (!stated_) tell_schedules(name, rake_->learnt().stakes);
    rake_.reset();
  }

  void tell_schedules(const std::string& name, const std::vector<StakesRake>& learnt) {
    for (const auto& [stakes, rule] : learnt) {
      if (!rule) continue;
      bar_->hide();
      if (options_.json)
        streams_.out << codec::to_text(RakeLine{name, stakes, *rule}) << '\n';
      else if (!options_.quiet)
        streams_.out << name << ": " << (learnt.size() > 1 ? stakes + ": " : "") << "rake "
                     << to_string(*rule) << '\n';
    }
  }

  void take(const FileBlock& block, BlockFindings findings) {
    if (!rake_ || block.file != file_) begin_file(block.file);
    needs_hand_ = !history::may_be_empty(block.format);
    hands_ += findings.tally.hands;
    tally_.add(findings.tally);
    for (const auto& report : findings.others) tell(report);
    for (const auto& report : rake_->add(std::move(findings.raked))) tell_rake(report);
    if (rake_->waiting())
      state_.wait(file_);
    else
      state_.keep(file_, rake_->learnt(), tally_);
    bar_->show(source_.part());
  }

  void tell_rake(const HandReport& report) {
    tally_.now_differs();
    tell(report);
  }

  void tell(const HandReport& report) {
    const std::string& name = source_.files()[file_];
    const auto listed = known_.find({std::filesystem::path(name).filename().string(), report.hand});
    const bool known = listed != known_.end();
    if (known && (report.verdict == Verdict::differs || report.verdict == Verdict::refused))
      ++tally_.known;
    if (report.verdict == Verdict::not_compared && !options_.json) return;  // The sum says enough.
    if (options_.json) {
      bar_->hide();
      ReportLine line{name, report.line, report.hand, word(report.verdict), report.why, {}};
      if (known) line.known = listed->second;
      streams_.out << codec::to_text(line) << '\n';
      return;
    }
    if (known && options_.quiet) return;
    bar_->hide();
    std::ostream& out = report.verdict == Verdict::unreadable ? streams_.err : streams_.out;
    out << name << ':' << report.line << ": ";
    if (!report.hand.empty()) out << "hand " << report.hand << ' ';
    out << word(report.verdict) << ": " << report.why;
    if (known) out << " (known: " << listed->second << ')';
    out << '\n';
  }

  int conclude() const {
    if (options_.json) {
      streams_.out << codec::to_text(tally_) << '\n';
    } else {
      const auto count = [&](std::uint64_t hands, const char* words) {
        if (hands > 0) streams_.out << ", " << hands << ' ' << words;
      };
      streams_.out << tally_.hands << " hands, " << tally_.match << " match, " << tally_.differ
                   << " differ";
      count(tally_.refused, "refused");
      if (tally_.known > 0) streams_.out << " (" << tally_.known << " known)";
      streams_.out << ", " << tally_.not_replayable << " not replayable";
      count(tally_.not_compared, "not compared");
      count(tally_.untold_posts, "with a post that is not told");
      count(tally_.unreadable, "unreadable");
      streams_.out << '\n';
    }
    if (unread_ || tally_.unreadable > 0) return exit_usage;
    return tally_.differ + tally_.refused > tally_.known ? exit_no : exit_done;
  }

  const HistoryOptions& options_;
  const Streams& streams_;
  const KnownDifferences known_;
  const std::optional<RakeRule> stated_;
  BlockSource source_;
  VerifyState state_;
  std::optional<ProgressBar> bar_;
  HandTally tally_;
  std::size_t file_ = 0;
  std::uint64_t hands_ = 0;  // Of this file.
  std::optional<FileRake> rake_;
  bool needs_hand_ = true;  // A file like this one.
  bool unread_ = false;
};

}  // namespace

int verify_history(const HistoryOptions& options, const Streams& streams) {
  history::Wanted wanted;
  KnownDifferences known;
  if (!wanted_by(options, streams, wanted) || !read_known(options.known, streams, known))
    return exit_usage;
  std::optional<RakeRule> stated;
  if (!options.rake.empty()) {
    const auto rule = history::parse_rake(options.rake);
    if (!rule) {
      streams.err << "history: --rake " << options.rake << ": " << rule.error().what << '\n';
      return exit_usage;
    }
    stated = *rule;
  }
  return VerifyRun(options, streams, std::move(known), stated).run(wanted);
}

}  // namespace cardroom::cli
