// Commit: batches on their way into SQLite: everything in one transaction, one sync, one anchor.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/journal.h"
#include "store/sqlite/file.h"

namespace cardroom::store {

// The statements for snapshots in parts.
struct PartStatements {
  explicit PartStatements(Database& database);
  Statement add_part;
  // Of snapshots that have been replaced, or never came to be. Two at a time: it is slow.
  Statement drop_parts;
  Statement count_parts;
};

// The statements of a commit, prepared once.
class CommitStatements {
 public:
  explicit CommitStatements(Database& database);
  // In a transaction. The first time, the file gets its table of parts.
  PartStatements& parts();

 private:
  Database& database_;
  std::optional<PartStatements> parts_;

 public:
  Statement begin, commit, add_stream, add_record, add_anchor, put_snapshot, hash_at;
};

// A commit under way: what the streams and the head will be if it succeeds.
class Commit {
 public:
  Commit(CommitStatements& statements, const SigningKey& key, const StreamMap& streams, Head head)
      : statements_(statements), key_(key), streams_(streams), head_(head) {}

  const Head& head() const { return head_; }
  const StreamMap& moved() const { return moved_; }  // Streams that are new or longer.

  std::optional<Conflict> add(const Batch& batch);
  void sign();

 private:
  Version version_of(std::string_view stream) const;
  std::optional<Conflict> conflict(const Batch& batch) const;
  StreamState& stream(const std::string& name);
  void add(const Append& append);
  void add(const SnapshotPart& part);
  void put(const Snapshot& snapshot);

  CommitStatements& statements_;
  const SigningKey& key_;
  const StreamMap& streams_;
  StreamMap moved_;
  std::int64_t added_ = 0;
  Head head_;
};

}  // namespace cardroom::store
