// Where a journal is stored, for tests that every implementation must pass.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <memory>
#include <stdexcept>

#include "store/folder.h"
#include "store/memory_journal.h"
#include "store/postgres/journal.h"
#include "store/sqlite/journal.h"

namespace cardroom::store::test {

struct InMemory {
  std::unique_ptr<Journal> journal = std::make_unique<MemoryJournal>();
};

inline const SigningKey test_key{std::array<std::uint8_t, 32>{1, 2, 3}};

inline std::unique_ptr<SqliteJournal> open_sqlite(const std::string& file) {
  auto opened = SqliteJournal::open({.file = file, .vfs = {}}, test_key);
  if (!opened) throw std::runtime_error(to_string(opened.error()));
  return std::move(*opened);
}

struct InSqlite {
  Folder folder;
  std::unique_ptr<Journal> journal = open_sqlite(folder.path / "journal.sqlite");
};

// A schema of its own in the database that CARDROOM_POSTGRES names. Without one there is no
// journal, and the test says that it was skipped. scripts/postgres.sh starts a database for it.
class InPostgres {
 public:
  InPostgres() {
    const char* const database = std::getenv("CARDROOM_POSTGRES");
    if (!database) {
      MESSAGE("skipped: CARDROOM_POSTGRES names no database");
      return;
    }
    database_ = database;
    schema_ = "t" + to_hex(SigningKey::random().public_key()).substr(0, 20);
    postgres::Connection(database_).ask("CREATE SCHEMA " + schema_);
    url = database_ + "&options=-csearch_path%3D" + schema_;
    if (const auto made = PostgresJournal::migrate(url); !made)
      throw std::runtime_error(to_string(made.error()));
    journal = open({});
  }
  InPostgres(const InPostgres&) = delete;
  InPostgres& operator=(const InPostgres&) = delete;
  ~InPostgres() {
    journal.reset();
    if (!schema_.empty())
      postgres::Connection(database_).ask("DROP SCHEMA " + schema_ + " CASCADE");
  }

  std::unique_ptr<PostgresJournal> open(const postgres::LeaseTimes& times) const {
    auto opened = PostgresJournal::open(
        {.url = url, .node = "test", .link = "192.0.2.7:8081", .times = times}, test_key);
    if (!opened) throw std::runtime_error(to_string(opened.error()));
    return std::move(*opened);
  }

  std::string url;
  std::unique_ptr<Journal> journal;

 private:
  std::string database_;
  std::string schema_;
};

inline Record record(std::string bytes, std::int64_t time_ms = 1000) {
  return {time_ms, std::move(bytes)};
}

inline Batch appending(std::string stream, Version expected, std::vector<Record> records) {
  Batch batch;
  batch.appends.push_back({std::move(stream), expected, std::move(records)});
  return batch;
}

inline std::vector<std::string> texts(const Journal& journal, std::string_view stream,
                                      Version after = 0) {
  std::vector<std::string> read;
  const auto done = journal.read(stream, after, [&](const StoredRecord& one) {
    read.emplace_back(one.bytes);
    return Reading::go_on;
  });
  if (!done) read.push_back("fault: " + to_string(done.error()));
  return read;
}

}  // namespace cardroom::store::test
