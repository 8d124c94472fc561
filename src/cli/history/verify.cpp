#include "cli/history/verify.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <map>
#include <ostream>

#include "cli/files.h"
#include "cli/progress.h"
#include "cli/threads.h"
#include "history/verify_many.h"

namespace cardroom::cli {

namespace {

using history::Difference;
using history::FileFindings;
using history::Verdict;

// File and hand, and why it differs.
using KnownDifferences = std::map<std::pair<std::string, std::string>, std::string>;

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

void tell_file(const FileFindings& findings, const KnownDifferences& known,
               const HistoryOptions& options, const Streams& streams, HandTally& tally) {
  const std::string& name = findings.name;
  if (findings.wrong) {
    streams.err << name << ':' << findings.wrong->where.line << ": " << findings.wrong->what
                << '\n';
    tally.unreadable = true;
    return;
  }
  tally.hands += findings.verified.hands;
  tally.matching += findings.verified.matching;
  const std::string file = std::filesystem::path(name).filename().string();
  for (const auto& one : findings.verified.others) {
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
  std::vector<history::HistoryFile> files;
  HandTally tally;
  for (const auto& name : history_files(options)) {
    auto text = read_file(name);
    if (text) {
      files.push_back({.name = name, .text = std::move(*text)});
      continue;
    }
    streams.err << name << ": cannot be read\n";
    tally.unreadable = true;
  }
  if (files.empty() && !tally.unreadable) {
    streams.err << "history: no hand history there\n";
    return exit_usage;
  }
  std::optional<ProgressBar> bar(std::in_place, streams, "verifying");
  const auto findings = history::verify_many(files, wanted, threads_for(options.threads),
                                             [&](double part) { bar->show(part); });
  bar.reset();
  for (const FileFindings& one : findings) tell_file(one, known, options, streams, tally);
  return conclude(tally, options, streams);
}

}  // namespace cardroom::cli
