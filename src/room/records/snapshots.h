// Snapshots: the streams that have changed, each in one piece, so a restart need not read all
// records. Nobody waits for them while the room is open: its thread takes those of a few tables at
// a time, and what grows with the number of accounts is made from the journal, on another thread.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "base/fault.h"
#include "base/result.h"
#include "room/records/kept.h"
#include "store/journal.h"

namespace cardroom::room {

// All of them at once, for the end.
void add_snapshots(const Kept& kept, store::Batch& batch);

// A tournament as it was after this version of its stream. It is written on the other thread: ten
// thousand entries make a long text.
struct TournamentBegun {
  store::Version version = 0;
  LiveTournament tournament;
};

// What the room's thread gives for them.
struct SnapshotsBegun {
  std::vector<store::Snapshot> tables;
  std::vector<TournamentBegun> tournaments;
  std::vector<TableAnswer> answers;  // What the journal's snapshot does not have.
  std::int64_t at_ms = 0;
};

// Adds the rest, from the journal alone. They go into one commit, after all that was in the room
// when they were begun: then no answer is missing that is only in a table's records.
Result<store::Batch, Fault> finish_snapshots(const SnapshotsBegun& begun,
                                             const store::Journal& journal);

class SnapshotTaker {
 public:
  // Every table that has changed since the last time, from now on.
  void begin(const Kept& kept);
  // Takes a few. Begun: these were the last.
  std::optional<SnapshotsBegun> go_on(const Kept& kept, std::int64_t now_ms);

 private:
  std::optional<SnapshotsBegun> begun_;
  std::deque<std::uint32_t> tables_;
};

}  // namespace cardroom::room
