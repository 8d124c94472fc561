// What a SqliteJournal holds: its connections, the statements of a commit, and the versions of the
// streams, so that a commit reads nothing.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "store/sqlite.h"
#include "store/sqlite_journal.h"

namespace cardroom::store {

struct StreamState {
  std::int64_t id = 0;
  Version version = 0;
};
using StreamMap = std::map<std::string, StreamState, std::less<>>;

// An exclusive lock on a file beside the journal, held as long as the process has it open.
class FileLock {
 public:
  explicit FileLock(const std::string& file);  // Throws a Fault when another process has it.
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

 private:
  int descriptor_;
};

// The statements of a commit, prepared once.
struct CommitStatements {
  explicit CommitStatements(Database& database);
  Statement begin, commit, rollback, add_stream, add_record, add_head, put_snapshot, hash_at;
};

struct SqliteJournal::Inside {
  SqliteOptions options;
  std::optional<SigningKey> key;  // Nullopt when opened only to read.
  PublicKey public_key{};
  std::optional<FileLock> lock;
  std::optional<Database> writer;
  std::optional<CommitStatements> statements;
  mutable std::optional<Database> reader;
  int pages_in_log = 0;
  std::optional<Fault> failed;

  mutable std::mutex mutex;  // Protects the members below.
  Head head;
  StreamMap streams;
};

// Pragmas, tables and format; throws a Fault.
void prepare_file(Database& database, const PublicKey& key);
PublicKey key_of(Database& database);
StreamMap load_streams(Database& database);
Head load_head(Database& database, const PublicKey& key);

// The last signed head and the records of the last commits are recomputed: this finds a torn or
// changed end. Throws a Fault that says where.
void verify_tail(Database& database, const PublicKey& key, const Head& head);

}  // namespace cardroom::store
