// The file of a journal: the lock beside it, its tables, and what is read when it is opened.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "store/journal.h"
#include "store/sqlite/database.h"

namespace cardroom::store {

// What is remembered of the streams, so that a commit reads nothing.
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

// Pragmas, tables and format; throws a Fault.
void prepare_file(Database& database, const PublicKey& key);
PublicKey key_of(Database& database);
StreamMap load_streams(Database& database);
Head load_head(Database& database, const PublicKey& key);

// The last signed head and the records of the last commits are recomputed: this finds a torn or
// changed end. Throws a Fault that says where.
void verify_tail(Database& database, const PublicKey& key, const Head& head);

}  // namespace cardroom::store
