#include "history/verify_many.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "history/formats.h"

namespace cardroom::history {

namespace {

constexpr std::size_t hands_each = 250;

FileFindings verify_whole(const HistoryFile& file, Verifier& verifier) {
  FileFindings findings{.name = file.name, .verified = {}, .wrong = {}};
  const auto format = format_of(file.name, file.text);
  if (!format) {
    findings.wrong = ParseError{{}, "is not a hand history that this program knows"};
    return findings;
  }
  const auto hands = read_hands(*format, file.name, file.text);
  if (hands)
    findings.verified = verify_hands(*hands, verifier);
  else
    findings.wrong = hands.error();
  return findings;
}

// One piece of work for a thread: a batch of a file's hands, or the whole file if it has no
// batches.
struct Task {
  std::size_t file = 0;
  Batch batch;
  FileFindings findings;
  bool needs_whole = false;  // The batch cannot be read by itself.
};

std::vector<Task> tasks_of(const std::vector<HistoryFile>& files) {
  std::vector<Task> tasks;
  for (std::size_t file = 0; file < files.size(); ++file) {
    std::vector<Batch> batches;
    if (format_of(files[file].name, files[file].text) == Format::phh)
      batches = batches_of(files[file].text, hands_each);
    if (batches.empty()) batches.emplace_back();
    for (Batch& batch : batches)
      tasks.push_back(
          {.file = file, .batch = std::move(batch), .findings = {}, .needs_whole = false});
  }
  return tasks;
}

void add(FileFindings& all, const FileFindings& one) {
  all.verified.hands += one.verified.hands;
  all.verified.matching += one.verified.matching;
  auto& others = all.verified.others;
  others.insert(others.end(), one.verified.others.begin(), one.verified.others.end());
  if (!all.wrong) all.wrong = one.wrong;
}

void perform(Task& task, const HistoryFile& file, Verifier& verifier) {
  if (task.batch.empty()) {
    task.findings = verify_whole(file, verifier);
    return;
  }
  auto verified = verify_batch(task.batch, verifier);
  if (verified) {
    task.findings.verified = std::move(*verified);
  } else {
    task.findings.wrong = verified.error().wrong;
    task.needs_whole = !verified.error().wrong;
  }
}

// If a batch cannot be read by itself, its file is read as a whole.
std::vector<FileFindings> gather(const std::vector<HistoryFile>& files,
                                 const std::vector<Task>& tasks, Verifier& verifier) {
  std::vector<FileFindings> all;
  for (std::size_t at = 0; at < tasks.size();) {
    const std::size_t file = tasks[at].file;
    FileFindings& findings =
        all.emplace_back(FileFindings{.name = files[file].name, .verified = {}, .wrong = {}});
    bool whole = false;
    for (; at < tasks.size() && tasks[at].file == file; ++at) {
      whole = whole || tasks[at].needs_whole;
      add(findings, tasks[at].findings);
    }
    if (whole) findings = verify_whole(files[file], verifier);
  }
  return all;
}

}  // namespace

std::vector<FileFindings> verify_many(const std::vector<HistoryFile>& files, const Wanted& wanted,
                                      int threads, const VerifyProgress& progress) {
  std::vector<Task> tasks = tasks_of(files);
  std::atomic<std::size_t> next{0};
  std::mutex telling;
  std::size_t finished = 0;
  const auto work = [&] {
    Verifier verifier(wanted);
    for (std::size_t at = next++; at < tasks.size(); at = next++) {
      perform(tasks[at], files[tasks[at].file], verifier);
      const std::lock_guard lock(telling);
      if (progress) progress(static_cast<double>(++finished) / static_cast<double>(tasks.size()));
    }
  };
  std::vector<std::thread> helpers;
  for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
  work();
  for (auto& helper : helpers) helper.join();
  Verifier verifier(wanted);
  return gather(files, tasks, verifier);
}

}  // namespace cardroom::history
