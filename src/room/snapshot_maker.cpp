#include "room/snapshot_maker.h"

#include <malloc.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "room/game/fault.h"
#include "store/parts.h"

namespace cardroom::room {

void SnapshotMaker::finish(SnapshotsBegun begun) {
  const auto given = std::make_shared<const SnapshotsBegun>(std::move(begun));
  busy_ = worker_.add({}, [this, given] {
    std::vector<store::Batch> made;
    (void)broken_in([&] {
      if (auto batch = finish_snapshots(*given, journal_))
        made = store::in_parts(std::move(*batch));
    });
    made_(std::move(made));
    // Much memory was needed for a moment. The C library would keep it, and more each time.
    (void)::malloc_trim(0);
  });
}

void SnapshotMaker::take(std::vector<store::Batch> batches) {
  std::move(batches.begin(), batches.end(), std::back_inserter(made_batches_));
}

std::optional<store::Batch> SnapshotMaker::next() {
  busy_ = !made_batches_.empty();
  if (!busy_) return std::nullopt;
  store::Batch batch = std::move(made_batches_.front());
  made_batches_.pop_front();
  return batch;
}

}  // namespace cardroom::room
