// PostgresCommit: batches on their way into the database: everything in one transaction, with one
// anchor. It only sends; the journal waits for the answers.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/journal.h"
#include "store/postgres/connection.h"
#include "store/postgres/seal.h"

namespace cardroom::store::postgres {

struct Reached {
  Version version = 0;
  Hash hash{};  // The last record's.
};
using ReachedMap = std::map<std::string, Reached, std::less<>>;

// How far the chain of anchors goes.
struct AnchorEnd {
  std::uint64_t number = 0;
  Hash hash{};
};

// Where things are kept, for their seals.
std::string record_place(std::string_view stream, Version version);
std::string anchor_place(std::uint64_t number);
std::string snapshot_place(std::string_view stream, Version version);
std::string part_place(const SnapshotPart& part);

// What a commit will do, worked out before anything is sent, so that it can be sent again.
class PostgresCommit {
 public:
  PostgresCommit(const SigningKey& key, const Seal& seal, const ReachedMap& streams, AnchorEnd end)
      : key_(key), seal_(seal), streams_(streams), end_(end) {}

  std::optional<Conflict> add(const Batch& batch);
  void sign();  // After the last batch.
  bool is_empty() const { return statements_.empty(); }

  // In the pipeline of a connection that has prepared `commit_statements()`.
  void send(Connection& connection) const;

  const ReachedMap& moved() const { return moved_; }
  const AnchorEnd& end() const { return end_; }

 private:
  struct Statement {
    const char* name;
    Values values;
  };
  Reached reached(std::string_view stream) const;
  std::optional<Conflict> conflict(const Batch& batch) const;
  void add(const Append& append);
  void add(const SnapshotPart& part);
  void put(const Snapshot& snapshot);
  Hash hash_at(const Snapshot& snapshot) const;

  const SigningKey& key_;
  const Seal& seal_;
  const ReachedMap& streams_;
  ReachedMap moved_;
  AnchorEnd end_;
  std::uint64_t records_ = 0;
  std::vector<Statement> statements_;

 public:
  // The hash of an earlier record that a snapshot was taken after. It is read from the database.
  std::function<Hash(std::string_view stream, Version version)> earlier_hash;
};

const std::vector<Prepared>& commit_statements();

}  // namespace cardroom::store::postgres
