// The head of a journal, kept a second time: what is missing is noticed.
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "store/places.h"
#include "store/sqlite/head_file.h"
#include "store/verify.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;

namespace {

Head head_at(Sequence sequence) { return {sequence, Hasher().number(sequence).done()}; }

struct WithHead {
  Folder folder;
  std::string file = folder.path / "journal.sqlite";

  WithHead() {
    const auto journal = open_sqlite(file);
    for (Version version = 0; version < 10; ++version)
      REQUIRE(std::holds_alternative<Durable>(
          commit_one(*journal, appending("cage", version, {record("moved")}))));
  }
  void execute(const char* sql) const {
    sqlite3* handle = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &handle) == SQLITE_OK);
    CHECK(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(handle);
  }
  // The last records go with their heads, as if they had never been written.
  void cut() const {
    execute(
        "DELETE FROM records WHERE sequence > 7;"
        "DELETE FROM anchors WHERE sequence > 7");
  }
  std::string bytes() const {
    std::string all;
    for (const std::string& name : {file, HeadFile::name_of(file)}) {
      std::ifstream in(name, std::ios::binary);
      all.append(std::istreambuf_iterator<char>(in), {});
    }
    return all;
  }
  std::string refusal(Shorter shorter = Shorter::refused) const {
    const auto opened =
        SqliteJournal::open({.file = file, .vfs = {}, .shorter = shorter}, test_key);
    return opened ? std::string() : opened.error().detail;
  }
};

}  // namespace

TEST_CASE("a head is read as it was written, and a place that is damaged leaves the other") {
  const Folder folder;
  const std::string journal = folder.path / "journal.sqlite";
  std::ofstream{journal}.put('j');  // It stands beside a journal.
  {
    HeadFile file(journal, HeadFile::Opened::to_write);
    CHECK_FALSE(file.read());
    for (Sequence sequence = 1; sequence <= 5; ++sequence) {
      file.write(head_at(sequence));
      file.sync();
      CHECK(file.read() == head_at(sequence));
    }
  }
  const auto spoil = [&](std::streamoff at) {
    std::fstream bytes(HeadFile::name_of(journal), std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(at).put('x');
  };
  spoil(20);
  CHECK(HeadFile(journal, HeadFile::Opened::to_read).read() == head_at(4));
  {
    HeadFile file(journal, HeadFile::Opened::to_write);
    for (Sequence sequence = 5; sequence <= 8; ++sequence) file.write(head_at(sequence));
    CHECK(file.read() == head_at(8));
  }
  // What was not synced is in one place, however many heads there were.
  spoil(20);
  CHECK(HeadFile(journal, HeadFile::Opened::to_read).read() == head_at(4));
}

TEST_CASE("a journal that is shorter than its head is not opened without the operator's word") {
  const WithHead place;
  place.cut();
  CHECK(place.refusal() ==
        "the journal ends at record 7, its head is record 10: 3 records are missing");
  const auto reader = SqliteJournal::open_to_read({.file = place.file, .vfs = {}});
  REQUIRE(reader);
  const auto verified = verify(**reader);
  REQUIRE(verified);
  CHECK(verified->damage_count == 1);
  CHECK(place.refusal(Shorter::accepted) == "");
  CHECK(place.refusal() == "");
}

TEST_CASE("a head that is missing or names another record is not opened either") {
  const WithHead place;
  std::filesystem::remove(HeadFile::name_of(place.file));
  CHECK(place.refusal() == "the file with its head is missing or cannot be read");
  CHECK(place.refusal(Shorter::accepted) == "");
  {
    HeadFile other(place.file, HeadFile::Opened::to_write);
    for (int in_place = 0; in_place < 2; ++in_place) {
      other.write(head_at(10));
      other.sync();
    }
  }
  CHECK(place.refusal() == "record 10 is not the one that its head names");
}

TEST_CASE(
    "a folder from before there were second heads opens by itself, and has one from then on") {
  const WithHead place;
  place.execute("PRAGMA user_version = 1");
  std::filesystem::remove(HeadFile::name_of(place.file));
  const auto reader = SqliteJournal::open_to_read({.file = place.file, .vfs = {}});
  REQUIRE(reader);
  CHECK_FALSE((*reader)->missing());
  CHECK(place.refusal() == "");
  CHECK(HeadFile(place.file, HeadFile::Opened::to_read).read()->sequence == 10);
  std::filesystem::remove(HeadFile::name_of(place.file));
  CHECK(place.refusal() == "the file with its head is missing or cannot be read");
}

TEST_CASE("a journal of a newer format is not opened, and nothing is touched") {
  const WithHead place;
  place.execute("PRAGMA user_version = 6");
  const std::string before = place.bytes();
  CHECK(place.refusal() ==
        "a newer program wrote this journal. Nothing was changed. Start the newer program");
  CHECK(place.bytes() == before);
}

TEST_CASE("a journal that is opened and not written to stays as it is") {
  const WithHead place;
  const std::string before = place.bytes();
  CHECK(place.refusal() == "");
  CHECK(place.bytes() == before);
}

TEST_CASE("a file that is replaced while the journal is open stops it") {
  const WithHead place;
  const auto journal = open_sqlite(place.file);
  REQUIRE(std::holds_alternative<Durable>(
      commit_one(*journal, appending("cage", 10, {record("moved")}))));
  std::filesystem::copy_file(place.file, place.file + ".copy");
  std::filesystem::rename(place.file + ".copy", place.file);
  bool failed = false;
  for (Version version = 11; version < 40 && !failed; ++version)
    failed = std::holds_alternative<Fault>(
        commit_one(*journal, appending("cage", version, {record("moved")})));
  CHECK(failed);
}
