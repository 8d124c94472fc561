// Committing to SQLite: everything in one transaction, one sync, one signed head.
#include "store/chain.h"
#include "store/sqlite_inside.h"

namespace cardroom::store {

namespace {

// A commit under way: what the streams and the head will be if it succeeds.
class Commit {
 public:
  Commit(CommitStatements& statements, const SigningKey& key, const StreamMap& streams, Head head)
      : statements_(statements), key_(key), streams_(streams), head_(head) {}

  const Head& head() const { return head_; }
  const StreamMap& moved() const { return moved_; }  // Streams that are new or longer.

  std::optional<Conflict> add(const Batch& batch) {
    if (auto refused = conflict(batch)) return refused;
    for (const Append& append : batch.appends) add(append);
    for (const Snapshot& snapshot : batch.snapshots) put(snapshot);
    return std::nullopt;
  }
  void sign() {
    const Signature signature = key_.sign(head_message(head_));
    statements_.add_head.bind(1, static_cast<std::int64_t>(head_.sequence))
        .bind_blob(2, view_of(signature))
        .run();
  }

 private:
  Version version_of(std::string_view stream) const {
    if (const auto at = moved_.find(stream); at != moved_.end()) return at->second.version;
    const auto at = streams_.find(stream);
    return at == streams_.end() ? 0 : at->second.version;
  }

  std::optional<Conflict> conflict(const Batch& batch) const {
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
    return std::nullopt;
  }

  StreamState& stream(const std::string& name) {
    if (const auto at = moved_.find(name); at != moved_.end()) return at->second;
    if (const auto at = streams_.find(name); at != streams_.end())
      return moved_.emplace(name, at->second).first->second;
    const std::int64_t id = static_cast<std::int64_t>(streams_.size()) + ++added_;
    statements_.add_stream.bind(1, id).bind_text(2, name).run();
    return moved_.emplace(name, StreamState{id, 0}).first->second;
  }

  void add(const Append& append) {
    StreamState& state = stream(append.stream);
    for (const Record& record : append.records) {
      const StoredRecord stored{head_.sequence + 1, append.stream, state.version + 1,
                                record.time_ms,     record.bytes,  {}};
      head_ = {stored.sequence, link(head_.hash, stored)};
      statements_.add_record.bind(1, static_cast<std::int64_t>(stored.sequence))
          .bind(2, state.id)
          .bind(3, static_cast<std::int64_t>(stored.version))
          .bind(4, record.time_ms)
          .bind_blob(5, view_of(head_.hash))
          .bind_blob(6, record.bytes)
          .run();
      state.version = stored.version;
    }
  }

  void put(const Snapshot& snapshot) {
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
  }

  CommitStatements& statements_;
  const SigningKey& key_;
  const StreamMap& streams_;
  StreamMap moved_;
  std::int64_t added_ = 0;
  Head head_;
};

// Moves the log into the file. A reader that still uses the log is not a failure: it is tried again
// later.
void checkpoint(Database& database, int& pages_in_log) {
  int pages = 0;
  int moved = 0;
  const int code =
      sqlite3_wal_checkpoint_v2(database.raw(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &pages, &moved);
  if (code != SQLITE_OK && code != SQLITE_BUSY) database.fail("checkpoint");
  pages_in_log = pages - moved;
}

std::vector<Outcome> all_refused(std::size_t count, const Fault& fault) {
  return std::vector<Outcome>(count, fault);
}

}  // namespace

std::vector<Outcome> SqliteJournal::commit(std::span<const Batch> batches) {
  Inside& inside = *inside_;
  if (!inside.key) return all_refused(batches.size(), {"commit", "the journal is open to read"});
  if (inside.failed) return all_refused(batches.size(), *inside.failed);
  std::vector<Outcome> outcomes;
  // Only this thread changes the remembered streams.
  Commit commit(*inside.statements, *inside.key, inside.streams, inside.head);
  try {
    inside.statements->begin.run();
    for (const Batch& batch : batches) {
      if (auto refused = commit.add(batch))
        outcomes.emplace_back(std::move(*refused));
      else
        outcomes.emplace_back(Durable{});
    }
    if (commit.head() != inside.head) commit.sign();
    inside.statements->commit.run();
  } catch (const Fault& fault) {
    // Nobody knows what the disk holds now. Opening the journal again will show it.
    inside.failed = Fault{"commit", fault.detail};
    if (sqlite3_get_autocommit(inside.writer->raw()) == 0)
      sqlite3_exec(inside.writer->raw(), "ROLLBACK", nullptr, nullptr, nullptr);
    return all_refused(batches.size(), *inside.failed);
  }
  for (Outcome& outcome : outcomes)
    if (auto* const durable = std::get_if<Durable>(&outcome)) durable->head = commit.head();
  {
    const std::lock_guard lock(inside.mutex);
    inside.head = commit.head();
    for (const auto& [name, state] : commit.moved()) inside.streams.insert_or_assign(name, state);
  }
  if (inside.pages_in_log >= inside.options.pages_at_most) rest();
  return outcomes;
}

void SqliteJournal::rest() {
  Inside& inside = *inside_;
  if (!inside.key || inside.failed || inside.pages_in_log < inside.options.pages_at_rest) return;
  try {
    checkpoint(*inside.writer, inside.pages_in_log);
  } catch (const Fault& fault) {
    // The earlier commits are safe in the log; the next one is refused.
    inside.failed = fault;
  }
}

}  // namespace cardroom::store
