// HeadFile: the head of a journal, kept a second time in a file of its own beside it. A journal
// that ends before its head has lost records, and says so; by itself it could not know.
//
// The file is written after the commit that it tells of is on the disk, so it never claims more
// than the journal holds. It has two places: one holds the last head that was synced, and all later
// ones go to the other until it is synced in its turn. So a power cut spoils only one.
#pragma once

#include <sqlite3.h>

#include <memory>
#include <optional>
#include <string>

#include "store/journal.h"

namespace cardroom::store {

class HeadFile {
 public:
  enum class Opened { to_write, to_read };

  // Throws a Fault when it cannot be opened. To read, a file that is not there is an empty one.
  HeadFile(const std::string& journal, Opened how, const std::string& vfs = {});
  HeadFile(const HeadFile&) = delete;
  HeadFile& operator=(const HeadFile&) = delete;
  ~HeadFile();

  static std::string name_of(const std::string& journal) { return journal + "-head"; }

  // None: nothing was ever written, or nothing that can be read.
  std::optional<Head> read() const;
  // Throw a Fault.
  void write(const Head& head);
  void sync();

 private:
  sqlite3_file* file() const { return reinterpret_cast<sqlite3_file*>(memory_.get()); }
  std::optional<Head> read_place(int place) const;

  std::string path_;  // SQLite keeps a pointer to it.
  std::unique_ptr<char[]> memory_;
  bool is_open_ = false;
  int next_place_ = 0;
  bool is_written_ = false;  // Since the last sync.
};

}  // namespace cardroom::store
