#include "store/sqlite/commit.h"

#include "store/chain.h"

namespace cardroom::store {

CommitStatements::CommitStatements(Database& database)
    : database_(database),
      begin(database, "BEGIN IMMEDIATE"),
      commit(database, "COMMIT"),
      add_stream(database, "INSERT INTO streams (id, name) VALUES (?1, ?2)"),
      add_record(database,
                 "INSERT INTO records (sequence, stream, version, time_ms, hash, bytes) "
                 "VALUES (?1, ?2, ?3, ?4, ?5, ?6)"),
      add_anchor(database,
                 "INSERT INTO anchors (sequence, hash, signature, streams) "
                 "VALUES (?1, ?2, ?3, ?4)"),
      put_snapshot(database,
                   "INSERT OR REPLACE INTO snapshots (stream, version, signature, bytes) "
                   "VALUES (?1, ?2, ?3, ?4)"),
      hash_at(database, "SELECT hash FROM records WHERE stream = ?1 AND version = ?2") {}

PartStatements::PartStatements(Database& database)
    : add_part(database,
               "INSERT OR REPLACE INTO snapshot_parts (stream, version, number, bytes) "
               "VALUES (?1, ?2, ?3, ?4)"),
      drop_parts(database,
                 "DELETE FROM snapshot_parts WHERE rowid IN (SELECT p.rowid FROM snapshot_parts p "
                 "LEFT JOIN snapshots n ON n.stream = p.stream AND n.version = p.version "
                 "WHERE p.stream = ?1 AND p.version <> ?2 AND n.stream IS NULL LIMIT 2)"),
      count_parts(database, "UPDATE snapshots SET parts = ?2 WHERE stream = ?1") {}

PartStatements& CommitStatements::parts() {
  if (!parts_) {
    ensure_parts(database_);
    parts_.emplace(database_);
  }
  return *parts_;
}

std::optional<Conflict> Commit::add(const Batch& batch) {
  if (auto refused = conflict(batch)) return refused;
  for (const Append& append : batch.appends) add(append);
  for (const SnapshotPart& part : batch.parts) add(part);
  for (const Snapshot& snapshot : batch.snapshots) put(snapshot);
  return std::nullopt;
}

void Commit::sign() {
  SignedHead anchor;
  anchor.number = head_.sequence;
  for (const auto& [name, state] : moved_) {
    const auto before = streams_.find(name);
    if (before == streams_.end() || before->second.version != state.version)
      anchor.streams.push_back({name, state.version, state.hash});
  }
  head_.hash = anchor_hash(head_.hash, anchor);
  anchor.head = head_;
  const Signature signature = key_.sign(head_message(anchor));
  const std::string streams = to_bytes(anchor.streams);
  statements_.add_anchor.bind(1, static_cast<std::int64_t>(head_.sequence))
      .bind_blob(2, view_of(head_.hash))
      .bind_blob(3, view_of(signature))
      .bind_blob(4, streams)
      .run();
}

Version Commit::version_of(std::string_view stream) const {
  if (const auto at = moved_.find(stream); at != moved_.end()) return at->second.version;
  const auto at = streams_.find(stream);
  return at == streams_.end() ? 0 : at->second.version;
}

std::optional<Conflict> Commit::conflict(const Batch& batch) const {
  std::map<std::string_view, Version> moved;
  const auto at = [&](std::string_view stream) {
    return moved.try_emplace(stream, version_of(stream)).first;
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

StreamState& Commit::stream(const std::string& name) {
  if (const auto at = moved_.find(name); at != moved_.end()) return at->second;
  if (const auto at = streams_.find(name); at != streams_.end())
    return moved_.emplace(name, at->second).first->second;
  const std::int64_t id = static_cast<std::int64_t>(streams_.size()) + ++added_;
  statements_.add_stream.bind(1, id).bind_text(2, name).run();
  const Hash start = stream_start(key_.public_key(), name);
  return moved_.emplace(name, StreamState{id, 0, start}).first->second;
}

void Commit::add(const Append& append) {
  StreamState& state = stream(append.stream);
  for (const Record& record : append.records) {
    const StoredRecord stored{head_.sequence + 1, append.stream, state.version + 1,
                              record.time_ms,     record.bytes,  {}};
    head_.sequence = stored.sequence;
    state.hash = link(state.hash, stored);
    statements_.add_record.bind(1, static_cast<std::int64_t>(stored.sequence))
        .bind(2, state.id)
        .bind(3, static_cast<std::int64_t>(stored.version))
        .bind(4, record.time_ms)
        .bind_blob(5, view_of(state.hash))
        .bind_blob(6, record.bytes)
        .run();
    state.version = stored.version;
  }
}

void Commit::add(const SnapshotPart& part) {
  const StreamState& state = stream(part.stream);
  const auto version = static_cast<std::int64_t>(part.version);
  PartStatements& statements = statements_.parts();
  statements.add_part.bind(1, state.id)
      .bind(2, version)
      .bind(3, part.number)
      .bind_blob(4, part.bytes)
      .run();
  statements.drop_parts.bind(1, state.id).bind(2, version).run();
}

void Commit::put(const Snapshot& snapshot) {
  const StreamState& state = stream(snapshot.stream);
  const auto version = static_cast<std::int64_t>(snapshot.version);
  Statement& hash_at = statements_.hash_at.bind(1, state.id).bind(2, version);
  const Hash at_record = hash_at.row() ? hash_from(hash_at.bytes(0)).value_or(Hash{}) : Hash{};
  hash_at.reset();
  const Signature signature = key_.sign(snapshot_message(snapshot_hash(snapshot, at_record)));
  statements_.put_snapshot.bind(1, state.id)
      .bind(2, version)
      .bind_blob(3, view_of(signature))
      .bind_blob(4, snapshot.bytes)
      .run();
  if (snapshot.parts > 0)
    statements_.parts().count_parts.bind(1, state.id).bind(2, snapshot.parts).run();
}

}  // namespace cardroom::store
