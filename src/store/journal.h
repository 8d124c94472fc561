// Journal: what happened, kept for good. Records are only ever added; each is chained to the one
// before it by a hash, and every commit ends with a signed head. The journal knows no poker: a
// record is bytes with a time.
//
// Records belong to streams, named by a short text: "table/7", "cage", "accounts". A stream's
// version is how many records it has. Whoever appends says which version he has seen; if the stream
// has moved on, the batch is refused and nothing of it is kept. A batch may touch several streams
// and is kept whole or not at all: a buy-in is one batch of the cage and the table.
//
// The room thread does not call commit() itself: store/writer.h does that on a thread of its own,
// many batches at a time. At start the room reads: for each of streams(), snapshot() and then
// read() from the snapshot's version on.
//
// One thread commits; any thread may read. A commit that has returned is on the disk. After a Fault
// nothing more is taken until the journal is opened again, because what the disk holds is not
// known. Implementations: store/memory_journal.h, store/sqlite_journal.h.
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
  Version expected = 0;  // What the stream's version is before these records; 0: it is new.
  std::vector<Record> records;
};

// The state of a stream at a version, in the bytes of whoever made it. It saves reading what came
// before, and nothing else: the records stay.
struct Snapshot {
  std::string stream;
  Version version = 0;  // All records up to this one are in it.
  std::string bytes;
};

// Kept whole or not at all. Snapshots are taken after the appends and may include them.
struct Batch {
  std::vector<Append> appends;
  std::vector<Snapshot> snapshots;
};

// How far the journal goes. Two journals with the same head hold the same records.
struct Head {
  Sequence sequence = 0;  // Records in all.
  Hash hash{};            // The chain's last hash.
  friend bool operator==(const Head&, const Head&) = default;
};

// What became of a batch.
struct Durable {
  Head head;  // After the commit that this batch was part of.
};
struct Conflict {
  std::string stream;
  Version expected = 0;
  Version actual = 0;
};
using Outcome = std::variant<Durable, Conflict, Fault>;

// A record as it is kept. The views hold only while it is shown.
struct StoredRecord {
  Sequence sequence = 0;
  std::string_view stream;
  Version version = 0;
  std::int64_t time_ms = 0;
  std::string_view bytes;
  Hash hash{};
};

// The end of a commit.
struct SignedHead {
  Head head;
  Signature signature{};
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

  // Keeps the batches in their order, in one durable step. An outcome for each: a Conflict refuses
  // that batch alone; a Fault refuses all of them and everything after.
  virtual std::vector<Outcome> commit(std::span<const Batch> batches) = 0;

  virtual Head head() const = 0;
  virtual const PublicKey& public_key() const = 0;
  virtual std::vector<std::string> streams() const = 0;        // By name.
  virtual Version version(std::string_view stream) const = 0;  // 0: there is no such stream.

  // The records of a stream after a version, in order; each is compared with its hash before it is
  // shown, and one that does not agree is a Fault that names it.
  virtual Result<Done, Fault> read(std::string_view stream, Version after,
                                   const VisitRecord& visit) const = 0;
  // All records in the order in which they were appended, as they stand: nothing is compared with
  // its hash. store/verify.h does that.
  virtual Result<Done, Fault> read_all(Sequence after, const VisitRecord& visit) const = 0;
  // The last snapshot of a stream, none if there is no such thing, a Fault if it does not verify.
  virtual Result<std::optional<Snapshot>, Fault> snapshot(std::string_view stream) const = 0;
  virtual Result<Done, Fault> read_heads(Sequence after, const VisitHead& visit) const = 0;

  // Called by the writer between commits, when nothing waits: work that can be done at leisure.
  virtual void rest() {}
};

// One record after the other: journal.commit() of one batch.
Outcome commit_one(Journal& journal, Batch batch);

}  // namespace cardroom::store
