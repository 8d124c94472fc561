// The SQLite journal: opened again, locked, damaged.
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <cstdlib>
#include <fstream>

#include "store/parts.h"
#include "store/places.h"
#include "store/verify.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;

using Texts = std::vector<std::string>;

namespace {

struct JournalFile {
  Folder folder;
  std::string file = folder.path / "journal.sqlite";

  // Three streams, ten commits, a snapshot; closed again.
  void write_some() const {
    const auto journal = open_sqlite(file);
    for (Version version = 0; version < 10; ++version) {
      Batch batch =
          appending("table/1", version, {record("{\"n\":" + std::to_string(version) + "}")});
      batch.appends.push_back({"cage", 2 * version, {record("to"), record("fro")}});
      if (version == 6) batch.snapshots.push_back({"table/1", 7, "seven in all"});
      REQUIRE(std::holds_alternative<Durable>(commit_one(*journal, batch)));
    }
  }
  void tamper(const std::string& sql) const {
    sqlite3* handle = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &handle) == SQLITE_OK);
    CHECK(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    CHECK(sqlite3_changes(handle) > 0);
    sqlite3_close(handle);
  }
  Texts damages() const {
    const auto journal = SqliteJournal::open_to_read({.file = file, .vfs = {}});
    if (!journal) return {to_string(journal.error())};
    const auto verified = verify(**journal);
    if (!verified) return {to_string(verified.error())};
    Texts told;
    for (const auto& damage : verified->damages) told.push_back(to_string(damage));
    return told;
  }
  std::string refusal() const {
    const auto opened = SqliteJournal::open({.file = file, .vfs = {}}, test_key);
    return opened ? std::string() : to_string(opened.error());
  }
};

}  // namespace

TEST_CASE("a journal that is opened again goes on where it ended") {
  const JournalFile place;
  place.write_some();
  const auto journal = open_sqlite(place.file);
  CHECK(journal->version("table/1") == 10);
  CHECK(journal->version("cage") == 20);
  CHECK(texts(*journal, "table/1", 8) == Texts{"{\"n\":8}", "{\"n\":9}"});
  CHECK((*journal->snapshot("table/1"))->bytes == "seven in all");
  CHECK(
      std::holds_alternative<Conflict>(commit_one(*journal, appending("cage", 3, {record("x")}))));
  CHECK(
      std::holds_alternative<Durable>(commit_one(*journal, appending("cage", 20, {record("x")}))));
  CHECK(place.damages().empty());
}

TEST_CASE("an orderly end leaves one file that holds everything") {
  const JournalFile place;
  place.write_some();
  CHECK_FALSE(std::filesystem::exists(place.file + "-wal"));
  CHECK(place.damages().empty());
}

TEST_CASE("two processes cannot write one journal") {
  const JournalFile place;
  const auto journal = open_sqlite(place.file);
  CHECK(place.refusal().ends_with("another process has this journal open"));
}

TEST_CASE("a journal with another key is not continued") {
  const JournalFile place;
  place.write_some();
  const auto opened = SqliteJournal::open({.file = place.file, .vfs = {}}, SigningKey::random());
  REQUIRE_FALSE(opened);
  CHECK(opened.error().detail == "the journal is signed by another key");
}

TEST_CASE("a file that is not a journal is refused and left alone") {
  const JournalFile place;
  std::ofstream(place.file) << "not a database, but long enough to look at: "
                            << std::string(200, 'x');
  CHECK(place.refusal().ends_with("file is not a database"));
  std::filesystem::remove(place.file);
  sqlite3* handle = nullptr;
  REQUIRE(sqlite3_open(place.file.c_str(), &handle) == SQLITE_OK);
  CHECK(sqlite3_exec(handle, "CREATE TABLE other (x)", nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(handle);
  CHECK(place.refusal() == "open: the file is not a cardroom journal");
}

// A dealer's round, an inspector's audit and a snapshot in the making read at the same time.
TEST_CASE("a reading sees what was committed before it, whatever else is being read") {
  const Folder folder;
  const auto journal = open_sqlite(folder.path / "journal.sqlite");
  commit_one(*journal, appending("table/1", 0, {record("a"), record("b")}));
  bool seen = false;
  const auto read = journal->read_all(0, [&](const StoredRecord&) {
    if (seen) return Reading::go_on;
    seen = true;
    commit_one(*journal, appending("table/1", 2, {record("c")}));
    CHECK(texts(*journal, "table/1") == Texts{"a", "b", "c"});
    const auto verified = verify(*journal);
    REQUIRE(verified);
    CHECK(verified->records == 3);
    CHECK(verified->damage_count == 0);
    return Reading::go_on;
  });
  CHECK(read);
  CHECK(seen);
}

TEST_CASE("a journal opened to read accepts nothing") {
  const JournalFile place;
  place.write_some();
  const auto journal = SqliteJournal::open_to_read({.file = place.file, .vfs = {}});
  REQUIRE(journal);
  CHECK(std::holds_alternative<Fault>(commit_one(**journal, appending("a", 0, {record("x")}))));
}

TEST_CASE("each kind of tampering is found, and where") {
  const JournalFile place;
  place.write_some();
  struct Case {
    std::string sql;
    std::string found;
  };
  const std::string agree = "does not agree with its hash: it, or the hash before it, was changed";
  const Case cases[] = {
      {"UPDATE records SET bytes = x'41' WHERE sequence = 4",
       "record 4 (table/1 version 2): " + agree},
      {"UPDATE records SET time_ms = 7 WHERE sequence = 4",
       "record 4 (table/1 version 2): " + agree},
      {"UPDATE records SET hash = zeroblob(32) WHERE sequence = 4",
       "record 4 (table/1 version 2): " + agree},
      {"UPDATE streams SET name = 'table/2' WHERE name = 'table/1'",
       "record 1 (table/2 version 1): " + agree},
      {"DELETE FROM records WHERE sequence = 4",
       "record 5 (cage version 3): comes after 3; records are missing between"},
      {"DELETE FROM records WHERE sequence = 30", "record 29: comes after the last signed head"},
      {"DELETE FROM anchors WHERE sequence = 30", "record 30: comes after the last signed head"},
      {"UPDATE anchors SET signature = zeroblob(64) WHERE sequence = 12",
       "record 12: has a head whose signature is false"},
      {"DELETE FROM anchors WHERE sequence = 12",
       "record 15: has a head that does not follow from the one before it"},
      {"UPDATE anchors SET streams = (SELECT streams FROM anchors WHERE sequence = 12) "
       "WHERE sequence = 15",
       "record 15 (cage version 10): is the end of its stream here, and the signed head says "
       "version 8"},
      {"UPDATE anchors SET streams = x'41' WHERE sequence = 15",
       "record 15: has a head that does not follow from the one before it"},
      {"UPDATE snapshots SET bytes = x'41'",
       "stream table/1: the snapshot does not agree with its signature"},
      {"UPDATE snapshots SET version = 6",
       "stream table/1: the snapshot does not agree with its signature"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.sql);
    const std::string copy = place.file + ".good";
    std::filesystem::copy_file(place.file, copy, std::filesystem::copy_options::overwrite_existing);
    place.tamper(one.sql);
    const auto found = place.damages();
    CHECK(std::find(found.begin(), found.end(), one.found) != found.end());
    std::filesystem::copy_file(copy, place.file, std::filesystem::copy_options::overwrite_existing);
  }
  CHECK(place.damages().empty());
}

TEST_CASE("a part of a snapshot that was changed or removed is found, and old parts go") {
  const JournalFile place;
  place.write_some();
  {
    const auto journal = open_sqlite(place.file);
    for (const Version version : {Version{5}, Version{7}, Version{8}}) {
      Batch batch;
      batch.snapshots.push_back({"table/1", version, std::string(5000, 's')});
      for (Batch& one : in_parts(std::move(batch), 1000))
        REQUIRE(std::holds_alternative<Durable>(commit_one(*journal, std::move(one))));
    }
  }
  CHECK(place.damages().empty());
  const std::string copy = place.file + ".good";
  std::filesystem::copy_file(place.file, copy);
  for (const char* const sql :
       {"UPDATE snapshot_parts SET bytes = x'41' WHERE version = 8 AND number = 2",
        "DELETE FROM snapshot_parts WHERE version = 8 AND number = 5"}) {
    CAPTURE(sql);
    place.tamper(sql);
    CHECK(place.damages() ==
          std::vector<std::string>{"stream table/1: a part of the snapshot is missing or changed"});
    std::filesystem::copy_file(copy, place.file, std::filesystem::copy_options::overwrite_existing);
  }
  // Those of version 5 went while those of version 8 came.
  place.tamper(
      "UPDATE anchors SET sequence = sequence "
      "WHERE (SELECT count(*) FROM snapshot_parts) <= 10");
  CHECK(place.damages().empty());
}

TEST_CASE("a damaged end is found when the journal is opened") {
  const JournalFile place;
  place.write_some();
  const std::string copy = place.file + ".good";
  std::filesystem::copy_file(place.file, copy);
  const auto after = [&](const std::string& sql) {
    place.tamper(sql);
    const std::string said = place.refusal();
    std::filesystem::copy_file(copy, place.file, std::filesystem::copy_options::overwrite_existing);
    return said;
  };
  const std::string start = "verify the journal's end: record ";
  CHECK(after("UPDATE records SET bytes = x'41' WHERE sequence = 29") ==
        start + "29 does not follow from the one before it");
  CHECK(after("DELETE FROM records WHERE sequence = 30") == start + "29 is not the signed end");
  CHECK(after("DELETE FROM anchors WHERE sequence = 30") == start + "30 is not the signed end");
  CHECK(after("UPDATE anchors SET signature = zeroblob(64) WHERE sequence = 30") ==
        start + "30 has a false signature");
  CHECK(place.refusal().empty());
}

TEST_CASE("a stream whose record was changed is not read past it") {
  const JournalFile place;
  place.write_some();
  place.tamper("UPDATE records SET bytes = x'41' WHERE sequence = 4");
  const auto journal = SqliteJournal::open_to_read({.file = place.file, .vfs = {}});
  REQUIRE(journal);
  CHECK(texts(**journal, "table/1") ==
        Texts{"{\"n\":0}",
              "fault: read table/1: record 2 (4 of the journal) does not agree with its hash"});
}

// tools/check_journal.py --self-test asks for it by name and verifies it without this program.
TEST_CASE("a journal for others to verify" * doctest::skip()) {
  const char* const file = std::getenv("CARDROOM_JOURNAL");
  if (!file) return;
  const auto journal = open_sqlite(file);
  for (Version version = 0; version < 5; ++version) {
    Batch batch =
        appending("table/1", version, {record("{\"n\":" + std::to_string(version) + "}", -5)});
    batch.appends.push_back({"cage", version, {record(std::string("\0, \"bytes\"", 10))}});
    CHECK(std::holds_alternative<Durable>(commit_one(*journal, batch)));
  }
}
