#include "store/writer.h"

#include <algorithm>
#include <iterator>

namespace cardroom::store {

Writer::Writer(Journal& journal, WriterLimits limits)
    : journal_(journal), limits_(limits), thread_([this] { run(); }) {}

Writer::~Writer() { stop(); }

Submitted Writer::submit(Batch batch, Completion done) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || fault_) return Submitted::stopped;
    if (queue_.size() >= limits_.waiting) return Submitted::full;
    queue_.push_back({std::move(batch), std::move(done)});
  }
  more_.notify_one();
  return Submitted::taken;
}

void Writer::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  more_.notify_one();
  if (thread_.joinable()) thread_.join();
}

std::optional<Fault> Writer::fault() const {
  const std::lock_guard lock(mutex_);
  return fault_;
}

WriterCounts Writer::counts() const {
  const std::lock_guard lock(mutex_);
  WriterCounts counts = counts_;
  counts.waiting = queue_.size();
  return counts;
}

void Writer::run() {
  for (auto taken = take(); !taken.empty(); taken = take()) commit(std::move(taken));
}

// Waits for work. Empty when the writer was stopped and nothing is left.
std::vector<Writer::Waiting> Writer::take() {
  std::unique_lock lock(mutex_);
  if (queue_.empty() && !stopping_ && !fault_) {
    lock.unlock();
    journal_.rest();
    lock.lock();
  }
  more_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
  const auto many = std::min(queue_.size(), limits_.together);
  const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(many);
  std::vector<Waiting> taken(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
  queue_.erase(queue_.begin(), end);
  return taken;
}

void Writer::commit(std::vector<Waiting> taken) {
  std::vector<Batch> batches;
  batches.reserve(taken.size());
  for (Waiting& one : taken) batches.push_back(std::move(one.batch));
  // A journal that has failed reports it again, so what waits behind a Fault is answered with that
  // Fault.
  const std::vector<CommitOutcome> outcomes = journal_.commit(batches);
  {
    const std::lock_guard lock(mutex_);
    ++counts_.commits;
    counts_.batches += taken.size();
    for (const CommitOutcome& outcome : outcomes)
      if (const auto* const fault = std::get_if<Fault>(&outcome); fault && !fault_) fault_ = *fault;
  }
  for (std::size_t at = 0; at < taken.size(); ++at)
    if (taken[at].done) taken[at].done(outcomes[at]);
}

}  // namespace cardroom::store
