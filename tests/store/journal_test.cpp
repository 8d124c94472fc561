// What every journal must do, whatever it is stored in.
#include "store/journal.h"
#include "store/parts.h"

#include <doctest/doctest.h>

#include "store/chain.h"
#include "store/places.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;

using Texts = std::vector<std::string>;

TEST_CASE_TEMPLATE("records are read in the order in which they were appended", Place, InMemory,
                   InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  CHECK(std::holds_alternative<Durable>(
      commit_one(journal, appending("table/1", 0, {record("a"), record("b")}))));
  CHECK(std::holds_alternative<Durable>(commit_one(journal, appending("cage", 0, {record("c")}))));
  CHECK(
      std::holds_alternative<Durable>(commit_one(journal, appending("table/1", 2, {record("d")}))));
  CHECK(texts(journal, "table/1") == Texts{"a", "b", "d"});
  CHECK(texts(journal, "table/1", 2) == Texts{"d"});
  CHECK(texts(journal, "cage") == Texts{"c"});
  CHECK(texts(journal, "nothing").empty());
  CHECK(journal.streams() == Texts{"cage", "table/1"});
  CHECK(journal.version("table/1") == 3);
  CHECK(journal.version("nothing") == 0);
  CHECK(journal.head().sequence == 4);
}

TEST_CASE_TEMPLATE("an append to a stream that has grown since is not kept", Place, InMemory,
                   InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  commit_one(journal, appending("cage", 0, {record("a")}));
  const auto outcome = commit_one(journal, appending("cage", 0, {record("b")}));
  const auto* const conflict = std::get_if<Conflict>(&outcome);
  REQUIRE(conflict);
  CHECK(conflict->stream == "cage");
  CHECK(conflict->expected == 0);
  CHECK(conflict->actual == 1);
  CHECK(texts(journal, "cage") == Texts{"a"});
  CHECK(std::holds_alternative<Durable>(commit_one(journal, appending("cage", 1, {record("b")}))));
}

TEST_CASE_TEMPLATE("a batch over several streams is kept whole or not at all", Place, InMemory,
                   InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  commit_one(journal, appending("cage", 0, {record("opened")}));
  Batch late = appending("table/7", 0, {record("sat")});
  late.appends.push_back({"cage", 0, {record("bought in")}});
  CHECK(std::holds_alternative<Conflict>(commit_one(journal, late)));
  CHECK(journal.version("table/7") == 0);
  late.appends[1].expected = 1;
  CHECK(std::holds_alternative<Durable>(commit_one(journal, late)));
  CHECK(texts(journal, "table/7") == Texts{"sat"});
  CHECK(texts(journal, "cage") == Texts{"opened", "bought in"});
}

TEST_CASE_TEMPLATE("a conflict refuses its batch and not the others", Place, InMemory, InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  const std::vector<Batch> batches = {appending("a", 0, {record("1")}),
                                      appending("a", 0, {record("no")}),
                                      appending("a", 1, {record("2")})};
  const auto outcomes = journal.commit(batches);
  REQUIRE(outcomes.size() == 3);
  CHECK(std::holds_alternative<Durable>(outcomes[0]));
  CHECK(std::holds_alternative<Conflict>(outcomes[1]));
  CHECK(std::holds_alternative<Durable>(outcomes[2]));
  CHECK(texts(journal, "a") == Texts{"1", "2"});
}

TEST_CASE_TEMPLATE("a commit ends with one signed head", Place, InMemory, InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  const std::vector<Batch> batches = {appending("a", 0, {record("1"), record("2")}),
                                      appending("b", 0, {record("3")})};
  journal.commit(batches);
  commit_one(journal, appending("a", 2, {record("4")}));
  std::vector<SignedHead> heads;
  CHECK(journal.read_heads(0, [&](const SignedHead& head) {
    heads.push_back(head);
    return Reading::go_on;
  }));
  REQUIRE(heads.size() == 2);
  CHECK(heads[0].head.sequence == 3);
  CHECK(heads[1].head == journal.head());
  for (const auto& one : heads)
    CHECK(verifies(journal.public_key(), head_message(one.head), one.signature));
  CHECK_FALSE(verifies(journal.public_key(), head_message(heads[0].head), heads[1].signature));
}

TEST_CASE_TEMPLATE("each record's hash follows from the one before it", Place, InMemory, InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  for (Version version = 0; version < 5; ++version)
    commit_one(journal, appending("a", version, {record(std::to_string(version), 77)}));
  Hash hash = genesis(journal.public_key());
  CHECK(journal.read_all(0, [&](const StoredRecord& one) {
    hash = link(hash, one);
    CHECK(hash == one.hash);
    return Reading::go_on;
  }));
  CHECK(hash == journal.head().hash);
}

TEST_CASE_TEMPLATE("a snapshot is kept beside the records it replaces", Place, InMemory, InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  CHECK_FALSE(journal.snapshot("a")->has_value());
  Batch batch = appending("a", 0, {record("1"), record("2")});
  batch.snapshots.push_back({"a", 2, "state after 2"});
  CHECK(std::holds_alternative<Durable>(commit_one(journal, batch)));
  Batch ahead;
  ahead.snapshots.push_back({"a", 3, "of a record that is not there"});
  CHECK(std::holds_alternative<Conflict>(commit_one(journal, ahead)));
  const auto found = journal.snapshot("a");
  REQUIRE(found);
  REQUIRE(found->has_value());
  CHECK((*found)->version == 2);
  CHECK((*found)->bytes == "state after 2");
  CHECK(texts(journal, "a") == Texts{"1", "2"});
}

TEST_CASE_TEMPLATE("a large snapshot is kept in parts, over several commits", Place, InMemory,
                   InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  commit_one(journal, appending("a", 0, {record("1"), record("2")}));
  for (const Version version : {Version{1}, Version{2}}) {
    const std::string bytes(10'000 + version, static_cast<char>('a' + version));
    Batch batch;
    batch.snapshots.push_back({"a", version, bytes});
    std::vector<Batch> batches = in_parts(std::move(batch), 1000);
    REQUIRE(batches.size() == 12);
    for (Batch& one : batches) {
      // Until the last is there, the snapshot before it counts.
      const auto before = journal.snapshot("a");
      REQUIRE(before);
      CHECK((before->has_value() ? (*before)->version : 0) == version - 1);
      CHECK(std::holds_alternative<Durable>(commit_one(journal, std::move(one))));
    }
    const auto found = journal.snapshot("a");
    REQUIRE(found);
    REQUIRE(found->has_value());
    CHECK((*found)->version == version);
    CHECK((*found)->bytes == bytes);
  }
  Batch ahead;
  ahead.parts.push_back({"a", 3, 1, "of a record that is not there"});
  CHECK(std::holds_alternative<Conflict>(commit_one(journal, ahead)));
}

TEST_CASE("a batch without a large snapshot stays as it is") {
  Batch batch = appending("a", 0, {record("1")});
  batch.snapshots.push_back({"a", 1, "small"});
  const std::vector<Batch> batches = in_parts(batch, 5);
  REQUIRE(batches.size() == 1);
  CHECK(batches[0].snapshots[0].bytes == "small");
  CHECK(batches[0].snapshots[0].parts == 0);
}

TEST_CASE_TEMPLATE("reading stops when the reader has seen enough", Place, InMemory, InSqlite) {
  Place place;
  Journal& journal = *place.journal;
  commit_one(journal, appending("a", 0, {record("1"), record("2"), record("3")}));
  int seen = 0;
  CHECK(journal.read(
      "a", 0, [&](const StoredRecord&) { return ++seen == 2 ? Reading::stop : Reading::go_on; }));
  CHECK(seen == 2);
}
