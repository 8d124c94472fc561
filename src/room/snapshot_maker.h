// SnapshotMaker: a thread that finishes the snapshots which the room has begun, one lot at a time.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "room/records/snapshots.h"
#include "room/worker.h"

namespace cardroom::room {

class SnapshotMaker {
 public:
  using Made = std::function<void(std::vector<store::Batch>)>;  // None: they could not be made.

  // `made` is called on the thread of the maker.
  SnapshotMaker(const store::Journal& journal, Made made)
      : journal_(journal), made_(std::move(made)), worker_(1) {}

  bool is_busy() const { return busy_; }
  void finish(SnapshotsBegun begun);
  // What was made has arrived, and is to be committed one after the other.
  void take(std::vector<store::Batch> batches);
  std::optional<store::Batch> next();  // None: ready for the next snapshots.
  void stop() { worker_.stop(); }

 private:
  const store::Journal& journal_;
  Made made_;
  // Of the room's thread alone.
  bool busy_ = false;
  std::deque<store::Batch> made_batches_;
  Worker worker_;
};

}  // namespace cardroom::room
