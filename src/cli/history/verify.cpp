#include "cli/history/verify.h"

#include <algorithm>
#include <atomic>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <map>
#include <mutex>
#include <ostream>
#include <thread>

#include "cli/files.h"
#include "cli/progress.h"
#include "cli/threads.h"
#include "history/formats.h"
#include "history/verify.h"

namespace cardroom::cli {

namespace {

using history::Difference;
using history::Verdict;

// File and hand, and why it differs.
using KnownDifferences = std::map<std::pair<std::string, std::string>, std::string>;

constexpr std::size_t hands_each = 250;

struct FileWork {
  std::string name;
  std::string text;
  std::vector<history::Batch> batches;  // Empty: read as a whole.
};

struct Task {
  std::size_t file = 0;
  std::size_t batch = 0;
};

struct FileFindings {
  history::Verified verified;
  std::optional<ParseError> wrong;
  bool whole = false;  // The batch could not be read by itself.
};

std::vector<std::string> columns_of(const std::string& line) {
  std::vector<std::string> columns = {""};
  for (const char letter : line)
    if (letter == '\t')
      columns.emplace_back();
    else
      columns.back() += letter;
  return columns;
}

bool read_known(const std::string& name, const Streams& streams, KnownDifferences& known) {
  if (name.empty()) return true;
  const auto text = read_file(name);
  if (!text) {
    streams.err << name << ": cannot be read\n";
    return false;
  }
  std::size_t number = 0;
  for (std::size_t at = 0; at < text->size();) {
    const auto end = std::min(text->find('\n', at), text->size());
    const std::string line = text->substr(at, end - at);
    at = end + 1;
    ++number;
    if (line.empty() || line[0] == '#') continue;
    const auto columns = columns_of(line);
    if (columns.size() != 3) {
      streams.err << name << ':' << number << ": expected file, hand and reason, a tab between\n";
      return false;
    }
    known[{columns[0], columns[1]}] = columns[2];
  }
  return true;
}

// Verifies everything, and tells a terminal how far it is.
class Verification {
 public:
  Verification(std::vector<FileWork> files, history::Wanted wanted, ProgressBar& bar)
      : files_(std::move(files)), wanted_(std::move(wanted)), bar_(bar) {
    for (std::size_t file = 0; file < files_.size(); ++file)
      for (std::size_t batch = 0; batch < std::max<std::size_t>(1, files_[file].batches.size());
           ++batch)
        tasks_.push_back({file, batch});
    done_.resize(tasks_.size());
  }

  void run(int threads) {
    std::vector<std::thread> others;
    for (int one = 1; one < threads; ++one) others.emplace_back([this] { work(); });
    work();
    for (auto& other : others) other.join();
  }

  // Each file's findings, in the order of the files.
  template <class Tell>
  void tell(Tell&& tell) {
    for (std::size_t at = 0; at < tasks_.size();) {
      const std::size_t file = tasks_[at].file;
      FileFindings all;
      bool whole = false;
      for (; at < tasks_.size() && tasks_[at].file == file; ++at) {
        whole = whole || done_[at].whole;
        add(all, done_[at]);
      }
      if (whole) all = read_whole(file);
      tell(files_[file].name, all);
    }
  }

 private:
  static void add(FileFindings& all, const FileFindings& one) {
    all.verified.hands += one.verified.hands;
    all.verified.matching += one.verified.matching;
    auto& others = all.verified.others;
    others.insert(others.end(), one.verified.others.begin(), one.verified.others.end());
    if (!all.wrong) all.wrong = one.wrong;
  }

  void work() {
    history::Verifier verifier(wanted_);
    for (std::size_t at = next_++; at < tasks_.size(); at = next_++) {
      const FileWork& file = files_[tasks_[at].file];
      if (file.batches.empty()) {
        done_[at] = read_whole(tasks_[at].file);
      } else if (const auto verified =
                     history::verify_batch(file.batches[tasks_[at].batch], verifier)) {
        if (*verified)
          done_[at].verified = **verified;
        else
          done_[at].wrong = verified->error();
      } else {
        done_[at].whole = true;
      }
      show_progress();
    }
  }

  FileFindings read_whole(std::size_t file) const {
    const FileWork& work = files_[file];
    FileFindings done;
    const auto format = history::format_of(work.name, work.text);
    if (!format) {
      done.wrong = ParseError{{}, "is no hand history that this program knows"};
      return done;
    }
    const auto hands = history::read_hands(*format, work.name, work.text);
    if (!hands) {
      done.wrong = hands.error();
      return done;
    }
    history::Verifier verifier(wanted_);
    done.verified = history::verify_hands(*hands, verifier);
    return done;
  }

  void show_progress() {
    const std::lock_guard<std::mutex> lock(terminal_);
    bar_.show(static_cast<double>(++finished_) / static_cast<double>(tasks_.size()));
  }

  std::vector<FileWork> files_;
  history::Wanted wanted_;
  ProgressBar& bar_;
  std::vector<Task> tasks_;
  std::vector<FileFindings> done_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex terminal_;
  std::size_t finished_ = 0;
};

struct HandTally {
  std::size_t hands = 0;
  std::size_t matching = 0;
  std::size_t differing = 0;
  std::size_t known = 0;
  std::size_t not_replayable = 0;
  bool unreadable = false;
};

std::string_view word_of(Verdict verdict) {
  return verdict == Verdict::differs ? "differs" : "not replayable";
}

std::string hand_of(const Difference& one) { return one.heading.empty() ? one.id : one.heading; }

void tell_json(const std::string& name, const Difference& one, const std::string& reason,
               const Streams& streams) {
  boost::json::object line{{"file", name},
                           {"line", one.line},
                           {"hand", hand_of(one)},
                           {"verdict", word_of(one.finding.verdict)},
                           {"why", one.finding.why}};
  if (!reason.empty()) line["known"] = reason;
  streams.out << boost::json::serialize(line) << '\n';
}

void tell_text(const std::string& name, const Difference& one, const std::string& reason,
               const Streams& streams) {
  streams.out << name << ':' << one.line << ": ";
  if (!hand_of(one).empty()) streams.out << "hand " << hand_of(one) << ' ';
  streams.out << word_of(one.finding.verdict) << ": " << one.finding.why;
  if (!reason.empty()) streams.out << " (known: " << reason << ')';
  streams.out << '\n';
}

void tell_file(const std::string& name, const FileFindings& done, const KnownDifferences& known,
               const HistoryOptions& options, const Streams& streams, HandTally& tally) {
  if (done.wrong) {
    streams.err << name << ':' << done.wrong->where.line << ": " << done.wrong->what << '\n';
    tally.unreadable = true;
    return;
  }
  tally.hands += done.verified.hands;
  tally.matching += done.verified.matching;
  const std::string file = std::filesystem::path(name).filename().string();
  for (const auto& one : done.verified.others) {
    const auto listed = known.find({file, hand_of(one)});
    const std::string reason = listed == known.end() ? "" : listed->second;
    if (one.finding.verdict == Verdict::differs) {
      ++tally.differing;
      if (!reason.empty()) ++tally.known;
    } else {
      ++tally.not_replayable;
    }
    if (options.json)
      tell_json(name, one, reason, streams);
    else if (!options.quiet || reason.empty())
      tell_text(name, one, reason, streams);
  }
}

int conclude(const HandTally& tally, const HistoryOptions& options, const Streams& streams) {
  if (options.json)
    streams.out << boost::json::serialize(
                       boost::json::object{{"hands", tally.hands},
                                           {"match", tally.matching},
                                           {"differ", tally.differing},
                                           {"known", tally.known},
                                           {"not_replayable", tally.not_replayable}})
                << '\n';
  else
    streams.out << tally.hands << " hands, " << tally.matching << " match, " << tally.differing
                << " differ"
                << (tally.known > 0 ? " (" + std::to_string(tally.known) + " known)" : "") << ", "
                << tally.not_replayable << " not replayable\n";
  if (tally.unreadable) return exit_usage;
  return tally.differing > tally.known ? exit_no : exit_done;
}

}  // namespace

int verify_history(const HistoryOptions& options, const Streams& streams) {
  history::Wanted wanted;
  KnownDifferences known;
  if (!wanted_by(options, streams, wanted) || !read_known(options.known, streams, known))
    return exit_usage;
  std::vector<FileWork> files;
  HandTally tally;
  for (const auto& name : history_files(options)) {
    auto text = read_file(name);
    if (text) {
      files.push_back({.name = name, .text = std::move(*text), .batches = {}});
      continue;
    }
    streams.err << name << ": cannot be read\n";
    tally.unreadable = true;
  }
  if (files.empty() && !tally.unreadable) {
    streams.err << "history: no hand history there\n";
    return exit_usage;
  }
  for (auto& file : files)
    if (history::format_of(file.name, file.text) == history::Format::phh)
      file.batches = history::batches_of(file.text, hands_each);
  std::optional<ProgressBar> bar(std::in_place, streams, "verifying");
  Verification verification(std::move(files), wanted, *bar);
  verification.run(threads_for(options.threads));
  bar.reset();
  verification.tell([&](const std::string& name, const FileFindings& done) {
    tell_file(name, done, known, options, streams, tally);
  });
  return conclude(tally, options, streams);
}

}  // namespace cardroom::cli
