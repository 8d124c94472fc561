// SQLite's C interface with owners for its two resources. Failures are thrown as a Fault inside the
// store and never leave it: sqlite/journal.cpp turns them into values.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/fault.h"

namespace cardroom::store {

class Database;

// A prepared statement: bind by place (from 1), step, read columns (from 0). It is used many times.
class Statement {
 public:
  Statement(Database& database, const char* sql);

  Statement& bind(int place, std::int64_t number);
  Statement& bind_text(int place, std::string_view text);
  Statement& bind_blob(int place, std::string_view bytes);

  bool row();  // One more row; false when there is none.
  void run();  // Runs to its end and makes it ready to be used again.
  void reset();

  std::int64_t number(int column) const;
  // Valid until the next row. Empty where the column has no value.
  std::string_view bytes(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Database {
 public:
  // Flags as for sqlite3_open_v2(); an empty vfs means the system's own.
  Database(const std::string& file, int flags, const std::string& vfs);
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void execute(const char* sql);
  std::int64_t number(const char* sql);  // The first column of the first row; 0 if there is none.
  std::string text(const char* sql);
  sqlite3* raw() { return handle_.get(); }
  [[noreturn]] void fail(std::string_view operation) const;

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

}  // namespace cardroom::store
