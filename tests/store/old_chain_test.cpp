// Journals of older programs, which had one chain over all streams: they are read as they are, and
// go on with a chain for each stream.
#include <doctest/doctest.h>
#include <sqlite3.h>

#include "store/chain.h"
#include "store/places.h"
#include "store/sqlite/database.h"
#include "store/verify.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;

using Texts = std::vector<std::string>;

namespace {

// A file as a program of format 1 left it: four commits of two records each.
struct OldFile {
  Folder folder;
  std::string file = folder.path / "journal.sqlite";

  OldFile() {
    open_sqlite(file).reset();
    std::filesystem::remove(file + "-head");
    Database database(file, SQLITE_OPEN_READWRITE, {});
    database.execute("DROP TABLE anchors; PRAGMA user_version = 1");
    database.execute("INSERT INTO streams VALUES (1, 'cage'), (2, 'table/1')");
    Hash hash = genesis(test_key.public_key());
    for (Sequence sequence = 1; sequence <= 8; ++sequence) {
      const std::string bytes = "old " + std::to_string(sequence);
      StoredRecord record{
          sequence, sequence % 2 == 1 ? "cage" : "table/1", (sequence + 1) / 2, 500, bytes, {}};
      hash = link_in_old_chain(hash, record);
      Statement(database, "INSERT INTO records VALUES (?1, ?2, ?3, 500, ?4, ?5)")
          .bind(1, static_cast<std::int64_t>(sequence))
          .bind(2, sequence % 2 == 1 ? 1 : 2)
          .bind(3, static_cast<std::int64_t>(record.version))
          .bind_blob(4, view_of(hash))
          .bind_blob(5, bytes)
          .run();
      if (sequence % 2 == 1) continue;
      SignedHead head;
      head.head = {sequence, hash};
      const Signature signature = test_key.sign(head_message(head));
      Statement(database, "INSERT INTO heads VALUES (?1, ?2)")
          .bind(1, static_cast<std::int64_t>(sequence))
          .bind_blob(2, view_of(signature))
          .run();
    }
  }
  void go_on() const {
    const auto journal = open_sqlite(file);
    Batch batch = appending("cage", 4, {record("new 9")});
    batch.appends.push_back({"table/2", 0, {record("new 10")}});
    REQUIRE(std::holds_alternative<Durable>(commit_one(*journal, batch)));
    REQUIRE(std::holds_alternative<Durable>(
        commit_one(*journal, appending("table/1", 4, {record("new 11")}))));
  }
  Texts damages() const {
    const auto journal = SqliteJournal::open_to_read({.file = file, .vfs = {}});
    REQUIRE(journal);
    const auto verified = verify(**journal);
    REQUIRE(verified);
    Texts told;
    for (const auto& damage : verified->damages) told.push_back(to_string(damage));
    return told;
  }
};

}  // namespace

TEST_CASE("a journal of an older program is verified as it is") {
  const OldFile place;
  CHECK(place.damages().empty());
  const auto journal = SqliteJournal::open_to_read({.file = place.file, .vfs = {}});
  REQUIRE(journal);
  CHECK((*journal)->end_of_old_chain() == 8);
  CHECK(texts(**journal, "cage", 2) == Texts{"old 5", "old 7"});
}

TEST_CASE("a journal of an older program goes on with a chain for each stream") {
  const OldFile place;
  place.go_on();
  CHECK(place.damages().empty());
  const auto journal = open_sqlite(place.file);
  CHECK(journal->head().sequence == 11);
  CHECK(journal->end_of_old_chain() == 8);
  CHECK(texts(*journal, "cage", 2) == Texts{"old 5", "old 7", "new 9"});
  CHECK(texts(*journal, "cage", 4) == Texts{"new 9"});
  CHECK(texts(*journal, "table/1") == Texts{"old 2", "old 4", "old 6", "old 8", "new 11"});
  CHECK(texts(*journal, "table/2") == Texts{"new 10"});
}

TEST_CASE("what is changed on either side of the change of chains is found") {
  const OldFile place;
  place.go_on();
  const std::string copy = place.file + ".good";
  std::filesystem::copy_file(place.file, copy);
  for (const char* const sql : {"UPDATE records SET bytes = x'41' WHERE sequence = 3",
                                "UPDATE records SET bytes = x'41' WHERE sequence = 8",
                                "UPDATE records SET hash = zeroblob(32) WHERE sequence = 7",
                                "UPDATE records SET bytes = x'41' WHERE sequence = 9",
                                "DELETE FROM heads WHERE sequence = 8", "DELETE FROM heads",
                                "DELETE FROM anchors WHERE sequence = 10", "DELETE FROM anchors",
                                "UPDATE heads SET sequence = 9 WHERE sequence = 8"}) {
    CAPTURE(sql);
    { Database(place.file, SQLITE_OPEN_READWRITE, {}).execute(sql); }
    CHECK_FALSE(place.damages().empty());
    std::filesystem::copy_file(copy, place.file, std::filesystem::copy_options::overwrite_existing);
  }
  CHECK(place.damages().empty());
}
