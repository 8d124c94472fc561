// The file of a journal: the lock beside it, its tables, and what is read when it is opened.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/journal.h"
#include "store/sqlite/database.h"

namespace cardroom::store {

// What is remembered of the streams, so that a commit reads nothing.
struct StreamState {
  std::int64_t id = 0;
  Version version = 0;
  Hash hash{};  // The last record's.
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

// The files of a journal that is open: none of them may go or be replaced meanwhile.
class OpenFiles {
 public:
  void add(std::string path) { files_.push_back({std::move(path), 0, 0}); }
  std::optional<Fault> look();  // What has changed since the file was seen first.

 private:
  struct Seen {
    std::string path;
    std::uint64_t device = 0;
    std::uint64_t number = 0;  // 0: not seen yet.
  };
  std::vector<Seen> files_;
};

// Removes a file for good, if it is there and the disk lets it go.
void remove_file(const std::string& file, const std::string& vfs);

// Pragmas, tables and format; throws a Fault.
void prepare_file(Database& database, const PublicKey& key);
PublicKey key_of(Database& database);
StreamMap load_streams(Database& database);

// Snapshots can be kept in parts; older files get the table for it when it is needed.
bool has_parts(Database& database);
void ensure_parts(Database& database);

// The journal has this program's format from now on: it has a head file, and without it, it is not
// whole.
void note_format(Database& database);
Fault newer_format(const std::string& operation);
// How the journal differs from the head that was kept beside it.
std::optional<Fault> find_missing(Database& database, const PublicKey& key, const Head& head,
                                  const std::optional<Head>& kept);

}  // namespace cardroom::store
