#include "store/sqlite/database.h"

namespace cardroom::store {

Statement::Statement(Database& database, const char* sql) : database_(database) {
  sqlite3_stmt* made = nullptr;
  if (sqlite3_prepare_v3(database.raw(), sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr) !=
      SQLITE_OK)
    database.fail("prepare");
  statement_.reset(made);
}

Statement& Statement::bind(int place, std::int64_t number) {
  if (sqlite3_bind_int64(statement_.get(), place, number) != SQLITE_OK) database_.fail("bind");
  return *this;
}

// The bytes live until the statement has run: callers keep them.
Statement& Statement::bind_text(int place, std::string_view text) {
  if (sqlite3_bind_text64(statement_.get(), place, text.data(), text.size(), SQLITE_STATIC,
                          SQLITE_UTF8) != SQLITE_OK)
    database_.fail("bind");
  return *this;
}

Statement& Statement::bind_blob(int place, std::string_view bytes) {
  // An empty view may have no address, and SQLite would take that for NULL.
  const char* const data = bytes.empty() ? "" : bytes.data();
  if (sqlite3_bind_blob64(statement_.get(), place, data, bytes.size(), SQLITE_STATIC) != SQLITE_OK)
    database_.fail("bind");
  return *this;
}

bool Statement::row() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) {
    // The reason must be kept before resetting.
    const Fault fault{"step", sqlite3_errmsg(sqlite3_db_handle(statement_.get()))};
    sqlite3_reset(statement_.get());
    throw fault;
  }
  return false;
}

void Statement::run() {
  while (row()) {
  }
  reset();
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string_view Statement::bytes(int column) const {
  const void* const data = sqlite3_column_blob(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  if (!data) return {};
  return {static_cast<const char*>(data), static_cast<std::size_t>(size)};
}

Database::Database(const std::string& file, int flags, const std::string& vfs) {
  sqlite3* made = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &made, flags, vfs.empty() ? nullptr : vfs.c_str());
  handle_.reset(made);
  if (code != SQLITE_OK) fail("open " + file);
  sqlite3_extended_result_codes(made, 1);
}

void Database::execute(const char* sql) {
  if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(sql);
}

std::int64_t Database::number(const char* sql) {
  Statement statement(*this, sql);
  return statement.row() ? statement.number(0) : 0;
}

// To the end of the statement: what it changes is committed after its last row, and may fail then.
std::string Database::text(const char* sql) {
  Statement statement(*this, sql);
  std::string found;
  if (statement.row()) {
    found = statement.bytes(0);
    statement.run();
  }
  return found;
}

void Database::fail(std::string_view operation) const {
  throw Fault{std::string(operation), handle_ ? sqlite3_errmsg(handle_.get()) : "out of memory"};
}

}  // namespace cardroom::store
