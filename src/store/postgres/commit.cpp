#include "store/postgres/commit.h"

#include "store/chain.h"

namespace cardroom::store::postgres {

namespace {

std::string join(std::string_view kind, std::string_view stream, std::uint64_t number) {
  return std::string(kind) + ' ' + std::to_string(number) + ' ' + std::string(stream);
}

}  // namespace

std::string record_place(std::string_view stream, Version version) {
  return join("record", stream, version);
}
std::string anchor_place(std::uint64_t number) { return join("anchor", {}, number); }
std::string snapshot_place(std::string_view stream, Version version) {
  return join("snapshot", stream, version);
}
std::string part_place(const SnapshotPart& part) {
  return join("part " + std::to_string(part.number), part.stream, part.version);
}

const std::vector<Prepared>& commit_statements() {
  static const std::vector<Prepared> statements = {
      {"begin", "BEGIN"},
      {"commit", "COMMIT"},
      {"begin_commit", "SELECT begin_commit($1::bigint, $2::text, $3::text)"},
      {"move_stream", "SELECT move_stream($1::text, $2::bigint, $3::bigint)"},
      {"add_record",
       "INSERT INTO records (stream, version, time_ms, sealed) VALUES ($1, $2, $3, $4)"},
      {"add_anchor",
       "INSERT INTO anchors (number, sequence, sealed) VALUES ($1, currval('record_order'), $2) "
       "RETURNING sequence"},
      {"put_snapshot",
       "INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT (stream) DO UPDATE SET "
       "version = excluded.version, parts = excluded.parts, sealed = excluded.sealed"},
      {"add_part",
       "INSERT INTO snapshot_parts VALUES ($1, $2, $3, $4) ON CONFLICT (stream, version, number) "
       "DO UPDATE SET sealed = excluded.sealed"},
      {"drop_parts", "DELETE FROM snapshot_parts WHERE stream = $1 AND version <> $2"},
  };
  return statements;
}

std::optional<Conflict> PostgresCommit::add(const Batch& batch) {
  if (auto refused = conflict(batch)) return refused;
  for (const Append& append : batch.appends) add(append);
  for (const SnapshotPart& part : batch.parts) add(part);
  for (const Snapshot& snapshot : batch.snapshots) put(snapshot);
  return std::nullopt;
}

Reached PostgresCommit::reached(std::string_view stream) const {
  if (const auto at = moved_.find(stream); at != moved_.end()) return at->second;
  if (const auto at = streams_.find(stream); at != streams_.end()) return at->second;
  return {0, stream_start(key_.public_key(), stream)};
}

std::optional<Conflict> PostgresCommit::conflict(const Batch& batch) const {
  std::map<std::string_view, Version> moved;
  const auto at = [&](std::string_view stream) {
    return moved.try_emplace(stream, reached(stream).version).first;
  };
  for (const Append& append : batch.appends) {
    const auto actual = at(append.stream);
    if (actual->second != append.expected)
      return Conflict{append.stream, append.expected, actual->second};
    actual->second += append.records.size();
  }
  for (const Snapshot& snapshot : batch.snapshots)
    if (const auto actual = at(snapshot.stream);
        snapshot.version == 0 || snapshot.version > actual->second)
      return Conflict{snapshot.stream, snapshot.version, actual->second};
  for (const SnapshotPart& part : batch.parts)
    if (const auto actual = at(part.stream); part.version == 0 || part.version > actual->second)
      return Conflict{part.stream, part.version, actual->second};
  return std::nullopt;
}

void PostgresCommit::add(const Append& append) {
  if (append.records.empty()) return;
  Reached at = reached(append.stream);
  for (const Record& record : append.records) {
    const StoredRecord stored{0, append.stream, at.version + 1, record.time_ms, record.bytes, {}};
    at = {stored.version, link(at.hash, stored)};
    const std::string sealed = seal_.close(std::string(view_of(at.hash)) + record.bytes,
                                           record_place(append.stream, at.version));
    statements_.push_back(
        {"add_record",
         {Value(append.stream), Value(at.version), Value(record.time_ms), Value::blob(sealed)}});
    ++records_;
  }
  moved_.insert_or_assign(append.stream, at);
}

void PostgresCommit::add(const SnapshotPart& part) {
  statements_.push_back({"add_part",
                         {Value(part.stream), Value(part.version), Value(std::int64_t{part.number}),
                          Value::blob(seal_.close(part.bytes, part_place(part)))}});
}

void PostgresCommit::put(const Snapshot& snapshot) {
  const Signature signature =
      key_.sign(snapshot_message(snapshot_hash(snapshot, hash_at(snapshot))));
  const std::string sealed = seal_.close(std::string(view_of(signature)) + snapshot.bytes,
                                         snapshot_place(snapshot.stream, snapshot.version));
  statements_.push_back({"put_snapshot",
                         {Value(snapshot.stream), Value(snapshot.version),
                          Value(std::int64_t{snapshot.parts}), Value::blob(sealed)}});
  statements_.push_back({"drop_parts", {Value(snapshot.stream), Value(snapshot.version)}});
}

Hash PostgresCommit::hash_at(const Snapshot& snapshot) const {
  const Reached at = reached(snapshot.stream);
  if (at.version == snapshot.version) return at.hash;
  return earlier_hash(snapshot.stream, snapshot.version);
}

void PostgresCommit::sign() {
  if (records_ == 0) return;
  SignedHead anchor;
  anchor.number = end_.number + records_;
  for (const auto& [name, at] : moved_) anchor.streams.push_back({name, at.version, at.hash});
  anchor.head.hash = anchor_hash(end_.hash, anchor);
  const Signature signature = key_.sign(head_message(anchor));
  const std::string sealed =
      seal_.close(std::string(view_of(anchor.head.hash)) + std::string(view_of(signature)) +
                      to_bytes(anchor.streams),
                  anchor_place(anchor.number));
  statements_.push_back({"add_anchor", {Value(anchor.number), Value::blob(sealed)}});
  end_ = {anchor.number, anchor.head.hash};
}

// All rows of streams are locked before the first record takes its place in the order of all.
void PostgresCommit::send(Connection& connection) const {
  for (const auto& [name, at] : moved_) {
    const auto before = streams_.find(name);
    const Version seen = before == streams_.end() ? 0 : before->second.version;
    connection.send("move_stream", {Value(name), Value(seen), Value(at.version)});
  }
  for (const Statement& statement : statements_) connection.send(statement.name, statement.values);
}

}  // namespace cardroom::store::postgres
