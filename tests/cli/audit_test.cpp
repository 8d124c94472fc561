// The audit on the command line. tests/audit shows what it finds in rounds of play.
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "cli/cli.h"
#include "store/sqlite/journal.h"

using namespace cardroom;

namespace {

struct Said {
  int code = 0;
  std::string out;
  std::string err;
};

Said audited(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "audit");
  std::ostringstream out;
  std::ostringstream err;
  const int code = cli::run(arguments, {out, err, false});
  return {code, out.str(), err.str()};
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

// A data folder with a small journal: an issue of chips, and a line of chat.
struct DataFolder {
  DataFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "cardroom-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()));
    folder = name;
    file = folder / store::journal_file;
    auto key = store::SigningKey::load_or_create(folder / store::key_file);
    REQUIRE(key);
    auto journal = store::SqliteJournal::open({.file = file, .vfs = {}}, *key);
    REQUIRE(journal);
    store::Batch batch;
    batch.appends.push_back(
        {"cage",
         0,
         {{1000,
           R"({"type":"command","player":9,"role":"operator","id":"","command":)"
           R"({"type":"issue_chips","by":"operator","player":1,"amount_cents":5000,"note":""},)"
           R"("events":[{"type":"money_moved","from":"issued","from_number":0,"to":"player",)"
           R"("to_number":1,"amount_cents":5000,"why":"issue","note":""}]})"}}});
    batch.appends.push_back(
        {"accounts",
         0,
         {{1000, R"({"type":"account_opened","player":9,"name":"boss","role":"operator",)"
                 R"("guest":false,"bot":false})"}}});
    batch.appends.push_back(
        {"room", 0, {{1001, R"({"type":"chat","table":1,"player":1,"text":"hello"})"}}});
    REQUIRE(std::holds_alternative<store::Durable>(store::commit_one(**journal, batch)));
    head =
        std::to_string((*journal)->head().sequence) + ":" + store::to_hex((*journal)->head().hash);
  }
  ~DataFolder() { std::filesystem::remove_all(folder); }
  void tamper(const char* sql) const {
    sqlite3* handle = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &handle) == SQLITE_OK);
    CHECK(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(handle);
  }
  std::filesystem::path folder;
  std::filesystem::path file;
  std::string head;
};

}  // namespace

TEST_CASE("audit says that it found no faults, and what it checked") {
  const DataFolder data;
  const Said said = audited({data.folder});
  CHECK(said.code == 0);
  CHECK(has(said.out, "records         3\n"));
  CHECK(has(said.out, "in circulation  50\n"));
  CHECK(has(said.out, "head            " + data.head));
  CHECK(has(said.out, "no faults found\n"));
  CHECK(audited({data.file, "--head", data.head}).code == 0);
}

TEST_CASE("audit says what is wrong and where, and exits with 1") {
  const DataFolder data;
  data.tamper("UPDATE records SET bytes = replace(CAST(bytes AS TEXT), 'hello', 'hullo')");
  const Said said = audited({data.folder});
  CHECK(said.code == 1);
  CHECK(has(said.out, "record 3 (room version 1): chain: does not agree with its hash"));
  CHECK(has(said.out, " found\n"));
  CHECK_FALSE(has(said.out, "no faults"));
  const Said json = audited({data.folder, "--json"});
  CHECK(json.code == 1);
  CHECK(has(json.out, R"("in_order":false)"));
  CHECK(has(json.out, R"({"subject":"chain","record":3,"stream":"room","version":1)"));
}

TEST_CASE("audit finds a cut-off end with a head that somebody wrote down") {
  const DataFolder data;
  data.tamper("DELETE FROM records; DELETE FROM anchors");
  CHECK(audited({data.folder}).code == 1);
  const Said said = audited({data.folder, "--head", data.head});
  CHECK(said.code == 1);
  CHECK(has(said.out, "record 3: chain: is not there with the hash that was written down"));
}

TEST_CASE("audit finds a journal that another key has signed") {
  const DataFolder data;
  const Said said = audited({data.folder, "--key", std::string(64, '0')});
  CHECK(said.code == 1);
  CHECK(has(said.out, "the journal is signed by the key "));
}

TEST_CASE("audit of something that is not a journal exits with 2") {
  const DataFolder data;
  CHECK(audited({data.folder / "nothing"}).code == 2);
  CHECK(has(audited({data.folder / store::key_file}).err, "audit: "));
  CHECK(audited({data.folder, "--head", "abc"}).code == 2);
  CHECK(audited({}).code == 2);
}

TEST_CASE("audit exports a round, or says why there is none") {
  const DataFolder data;
  CHECK(audited({data.folder, "--round", "7"}).code == 2);
  const Said said = audited({data.folder, "--round", "7/1", "--export", "json"});
  CHECK(said.code == 1);
  CHECK(said.err == "audit: there is no table 7\n");
  CHECK(audited({data.folder, "--export", "json"}).code == 2);
}
