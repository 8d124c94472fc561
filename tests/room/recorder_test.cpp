// The recorder without a room: streams, batches, and which snapshots are due.
#include <doctest/doctest.h>

#include "room/records/recorder.h"

namespace cardroom::room {
namespace {

TEST_CASE("records of a stream are appended where the stream ended") {
  Recorder recorder;
  recorder.continue_from("cage", 7);
  Effects effects;
  recorder.record("cage", "a", effects);
  recorder.record("table/1", "b", effects);
  recorder.record("cage", "c", effects);
  const store::Batch batch = recorder.batch_of(effects, 5);
  REQUIRE(batch.appends.size() == 2);
  CHECK(batch.appends[0].stream == "cage");
  CHECK(batch.appends[0].expected == 7);
  REQUIRE(batch.appends[0].records.size() == 2);
  CHECK(batch.appends[0].records[1].bytes == "c");
  CHECK(batch.appends[0].records[1].time_ms == 5);
  CHECK(batch.appends[1].expected == 0);
  CHECK(effects.records.empty());
  CHECK(recorder.records() == 3);
}

TEST_CASE("a snapshot covers a stream up to now, and only changed streams need one") {
  Recorder recorder;
  recorder.continue_from("accounts", 3);
  CHECK_FALSE(recorder.has_changed("accounts"));
  Effects effects;
  recorder.record("accounts", "a", effects);
  CHECK(recorder.has_changed("accounts"));
  CHECK(recorder.since_snapshots() == 1);
  store::Batch batch;
  recorder.add_snapshot(batch, "accounts", "all");
  recorder.add_snapshot(batch, "never", "nothing");
  REQUIRE(batch.snapshots.size() == 1);
  CHECK(batch.snapshots[0].version == 4);
  recorder.end_snapshots();
  CHECK_FALSE(recorder.has_changed("accounts"));
  CHECK(recorder.since_snapshots() == 0);
}

}  // namespace
}  // namespace cardroom::room
