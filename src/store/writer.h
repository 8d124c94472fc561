// Writer: the one thread that commits to a journal. Callers hand it batches and go on. The writer
// takes everything that waits into one commit and calls each batch's completion once it is durable,
// in the order in which the batches came.
//
//   writer.submit(batch, [](const CommitOutcome& outcome) { … });   // Called on the writer's
//   thread.
//
// The queue is bounded: a full queue refuses at once, and the caller slows down. After a Fault the
// writer is stopped: what waits, and everything that comes later, is answered with the same Fault,
// so nothing is acknowledged that depends on something lost.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "store/journal.h"

namespace cardroom::store {

using Completion = std::function<void(const CommitOutcome&)>;

struct WriterLimits {
  std::size_t waiting = 65536;  // Batches in the queue.
  std::size_t together = 4096;  // Batches in one commit.
};

struct WriterCounts {
  std::uint64_t commits = 0;
  std::uint64_t batches = 0;
  std::uint64_t waiting = 0;
};

enum class Submitted {
  taken,    // The completion will be called.
  full,     // Not taken: too many wait already.
  stopped,  // Not taken: the writer has failed or was stopped.
};

class Writer {
 public:
  explicit Writer(Journal& journal, WriterLimits limits = {});
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer();  // The same as stop().

  Submitted submit(Batch batch, Completion done);
  // Commits what waits, calls its completions, and ends the thread. It accepts nothing afterwards.
  void stop();

  std::optional<Fault> fault() const;  // Why the writer stopped by itself.
  WriterCounts counts() const;

 private:
  struct Waiting {
    Batch batch;
    Completion done;
  };

  void run();
  std::vector<Waiting> take();
  void commit(std::vector<Waiting> taken);

  Journal& journal_;
  WriterLimits limits_;
  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::deque<Waiting> queue_;
  bool stopping_ = false;
  std::optional<Fault> fault_;
  WriterCounts counts_;
  std::thread thread_;
};

}  // namespace cardroom::store
