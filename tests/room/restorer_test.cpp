// Restoring without a room: from records, and from snapshots.
#include "room/records/restorer.h"
#include "at_tables.h"
#include "codec/json_text.h"
#include "room/records/folder.h"
#include "room/records/snapshots.h"
#include "store/memory_journal.h"

namespace cardroom::room {
namespace {

struct Restored {
  Recorder recorder;
  Accounts accounts;
  CageBooks books;
  GuardBook guard_book;
  Tables tables;
  Tournaments tournaments;
  Answers answers{recorder};
  Kept kept() { return {recorder, accounts, books, tables, answers, guard_book, tournaments}; }
};

void commit(store::MemoryJournal& journal, store::Batch batch) {
  REQUIRE(std::holds_alternative<store::Durable>(store::commit_one(journal, std::move(batch))));
}

TEST_CASE("tables, accounts and money come back") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995", {{"minimum", "2"}, {"stake", "40"}});
  const PlayerId ann = at.player(table, "ann");
  CHECK(at.refusal(table, ann, {{"type", "sit"}, {"seat", 3}, {"stake", 100}}) == "");
  store::MemoryJournal journal;
  store::Batch batch = at.recorder.batch_of(at.effects, at.now_ms);
  Answers answers(at.recorder);
  Tournaments tournaments;
  SUBCASE("from records") {}
  SUBCASE("from snapshots") {
    add_snapshots({at.recorder, at.desk.accounts(), at.counter.books(), at.tables, answers,
                   at.protection.book(), tournaments},
                  batch);
  }
  commit(journal, std::move(batch));
  Restored restored;
  REQUIRE(Restorer(journal, restored.kept()).restore(at.now_ms));
  REQUIRE(restored.tables.all().size() == 1);
  const LiveTable& again = restored.tables.at(1);
  CHECK(again.game->seat_of(ann) == Seat(3));
  CHECK(again.seq == table.seq);
  CHECK(again.keys.commitment == table.keys.commitment);
  CHECK(again.settings == table.settings);
  CHECK(restored.books.wallet(ann) == Cents(190'000));
  CHECK(codec::to_text(restored.accounts.snapshot()) ==
        codec::to_text(at.desk.accounts().snapshot()));
}

// A table whose only snapshot is this one, made anew.
std::string name_after(const std::string& what, const std::string& instead) {
  AtTables at;
  LiveTable& table = at.open("holdem-1995", {{"minimum", "2"}, {"stake", "40"}});
  const PlayerId ann = at.player(table, "ann");
  CHECK(at.refusal(table, ann, {{"type", "sit"}, {"seat", 3}, {"stake", 100}}) == "");
  store::MemoryJournal journal;
  store::Batch batch = at.recorder.batch_of(at.effects, at.now_ms);
  Answers answers(at.recorder);
  Tournaments tournaments;
  add_snapshots({at.recorder, at.desk.accounts(), at.counter.books(), at.tables, answers,
                 at.protection.book(), tournaments},
                batch);
  for (store::Snapshot& snapshot : batch.snapshots) {
    if (snapshot.stream != "table/1") continue;
    const auto name = snapshot.bytes.find("\"name\":\"" + table.name + "\"");
    REQUIRE(name != std::string::npos);
    snapshot.bytes.replace(name + 8, table.name.size(), "By its snapshot");
    const auto found = snapshot.bytes.find(what);
    REQUIRE(found != std::string::npos);
    snapshot.bytes.replace(found, what.size(), instead);
  }
  commit(journal, std::move(batch));
  Restored restored;
  REQUIRE(Restorer(journal, restored.kept()).restore(at.now_ms));
  const LiveTable& again = restored.tables.at(1);
  CHECK(again.game->seat_of(ann) == Seat(3));
  CHECK(again.seq == table.seq);
  return again.name == table.name ? "By its records" : again.name;
}

TEST_CASE("a snapshot of an earlier build is read: fields may be missing") {
  CHECK(name_after(R"("paused":false,)", "") == "By its snapshot");
}

TEST_CASE("a table whose snapshot cannot be read comes back from its records, with its name") {
  CHECK(name_after(R"("paused":false)", R"("paused":"perhaps")") == "By its records");
  CHECK(name_after(R"("rulebook":"holdem-1995")", R"("rulebook":"whist")") == "By its records");
  CHECK(name_after(R"("type":"table_snapshot")", R"("type":"tea")") == "By its records");
  CHECK(name_after("\n", " ") == "By its records");
}

TEST_CASE("a snapshot of a newer build hides none of its records from an older one") {
  CHECK(name_after("{", R"({"build":"another",)") == "By its records");
  CHECK(name_after(R"("places":[{)", R"("places":[{"hat":"on",)") == "By its records");
}

TEST_CASE("a record that cannot be read is named") {
  store::MemoryJournal journal;
  Recorder recorder;
  Effects effects;
  recorder.record("table/1", "no JSON", effects);
  commit(journal, recorder.batch_of(effects, 1));
  Restored restored;
  const auto read = Restorer(journal, restored.kept()).restore(1);
  REQUIRE_FALSE(read);
  CHECK(to_string(read.error()).find("table/1 record 1") != std::string::npos);
}

TEST_CASE("a rehearsal's folder stays one, and no other folder becomes one") {
  store::MemoryJournal journal;
  CHECK_FALSE(wrong_folder(journal, Occasion::rehearsal));
  Recorder recorder;
  Effects effects;
  declare(Occasion::rehearsal, recorder, effects);
  declare(Occasion::rehearsal, recorder, effects);
  REQUIRE(effects.records.size() == 1);
  commit(journal, recorder.batch_of(effects, 1));
  CHECK_FALSE(wrong_folder(journal, Occasion::rehearsal));
  CHECK(wrong_folder(journal, Occasion::business));
}

}  // namespace
}  // namespace cardroom::room
