// Journal: what happened, kept for good. Records are only ever added; each is chained by a hash to
// the one before it in its stream. Every commit ends with a signed head, the anchor: it names the
// streams that the commit made longer, and follows from the anchor before it. The journal knows no
// poker: a record is bytes with a time.
//
// Records belong to streams, named by a short text: "table/7", "cage", "accounts". A stream's
// version is the number of its records. A caller that appends says which version it has seen; if
// the stream is longer by now, the batch is refused and nothing of it is kept. A batch may touch
// several streams and is kept whole or not at all: a buy-in is one batch for cage and table.
//
// The room thread does not call commit() itself: store/writer.h does that on a thread of its own,
// many batches at a time. When the room starts it reads, for each of streams(), snapshot() and then
// read() from the snapshot's version on.
//
// One thread commits; any thread may read. A commit that has returned is on the disk. After a Fault
// nothing more is accepted until the journal is opened again, because nobody knows what the disk
// holds. Implementations: store/memory_journal.h, store/sqlite/journal.h.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fault.h"
#include "base/result.h"
#include "store/hash.h"
#include "store/signing.h"

namespace cardroom::store {

using Version = std::uint64_t;   // Records in a stream; also the place of a record in it, from 1.
using Sequence = std::uint64_t;  // The place of a record among all records, from 1.

// Something to keep. The caller reads the clock; the journal never does.
struct Record {
  std::int64_t time_ms = 0;  // Since 1970, UTC.
  std::string bytes;
};

struct Append {
  std::string stream;
  Version expected = 0;  // The stream's version before these records; 0 for a new stream.
  std::vector<Record> records;
};

// The state of a stream at a version, in bytes that only its maker understands. It saves reading
// what came before, and does nothing else: the records stay.
struct Snapshot {
  std::string stream;
  Version version = 0;  // All records up to this one are in it.
  std::string bytes;
  std::uint32_t parts = 0;  // Not 0: the bytes are the hashes of its parts, which are kept already.
};

// A piece of a snapshot that is too large for one commit. It counts for nothing until its snapshot
// is kept; see store/parts.h.
struct SnapshotPart {
  std::string stream;
  Version version = 0;
  std::uint32_t number = 0;  // From 1 on.
  std::string bytes;
};

// Kept whole or not at all. Snapshots are taken after the appends and may include them.
struct Batch {
  std::vector<Append> appends;
  std::vector<Snapshot> snapshots;
  std::vector<SnapshotPart> parts = {};
};

// How far the journal goes. Two journals with the same head hold the same records.
struct Head {
  Sequence sequence = 0;  // The last record's.
  Hash hash{};            // The last anchor's.
  friend bool operator==(const Head&, const Head&) = default;
};

// What became of a batch.
struct Durable {
  Head head;  // The head after the commit that this batch was part of.
};
struct Conflict {
  std::string stream;
  Version expected = 0;
  Version actual = 0;
};
using CommitOutcome = std::variant<Durable, Conflict, Fault>;

// A record as it is kept. The views are valid only while it is shown.
struct StoredRecord {
  Sequence sequence = 0;
  std::string_view stream;
  Version version = 0;
  std::int64_t time_ms = 0;
  std::string_view bytes;
  Hash hash{};
};

// How far a stream goes.
struct StreamHead {
  std::string stream;
  Version version = 0;
  Hash hash{};  // The last record's.
  friend bool operator==(const StreamHead&, const StreamHead&) = default;
};

// The end of a commit.
struct SignedHead {
  Head head;
  Signature signature{};
  std::uint64_t number = 0;  // The records of all commits of its node, up to this one.
  std::string node = {};     // Which program committed it; empty where only one ever does.
  // The streams that the commit made longer, sorted by name. None: older programs wrote it, and its
  // hash is that of the last record in one chain over all streams.
  std::vector<StreamHead> streams = {};
};

enum class Reading { go_on, stop };
using VisitRecord = std::function<Reading(const StoredRecord&)>;
using VisitHead = std::function<Reading(const SignedHead&)>;

class Journal {
 public:
  Journal() = default;
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  virtual ~Journal() = default;

  // Keeps the batches in their order, in one durable step. There is an outcome for each: a Conflict
  // refuses only that batch; a Fault refuses all of them and everything after.
  virtual std::vector<CommitOutcome> commit(std::span<const Batch> batches) = 0;

  virtual Head head() const = 0;
  virtual const PublicKey& public_key() const = 0;
  virtual std::vector<std::string> streams() const = 0;        // Sorted by name.
  virtual Version version(std::string_view stream) const = 0;  // 0: there is no such stream.

  // The records of a stream after a version, in order; each is compared with its hash before it is
  // shown, and a mismatch is a Fault that names the record.
  virtual Result<Done, Fault> read(std::string_view stream, Version after,
                                   const VisitRecord& visit) const = 0;
  // All records in the order in which they were appended, without comparing them with their hashes.
  // store/verify.h does that.
  virtual Result<Done, Fault> read_all(Sequence after, const VisitRecord& visit) const = 0;
  // The last snapshot of a stream, nullopt if it has none, or a Fault if it does not verify.
  virtual Result<std::optional<Snapshot>, Fault> snapshot(std::string_view stream) const = 0;
  virtual Result<Done, Fault> read_heads(Sequence after, const VisitHead& visit) const = 0;

  // Records up to this one are in one chain over all streams, as older programs wrote them.
  virtual Sequence end_of_old_chain() const { return 0; }
  // Whether sequences are 1, 2, 3 … without a gap. Where several programs write, they only
  // increase.
  virtual bool numbers_without_gaps() const { return true; }

  // What was found missing when the journal was opened, by the head that is kept beside it.
  virtual std::optional<Fault> missing() const { return std::nullopt; }

  // Called by the writer between commits, when nothing is waiting: work that is not urgent.
  virtual void rest() {}
};

// Commits one batch by itself.
CommitOutcome commit_one(Journal& journal, Batch batch);

}  // namespace cardroom::store
