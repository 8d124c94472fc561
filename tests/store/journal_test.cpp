// What every journal must do, whatever it is stored in.
#include "store/journal.h"
#include "store/parts.h"

#include <doctest/doctest.h>

#include <map>
#include <optional>

#include "store/chain.h"
#include "store/places.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;

using Texts = std::vector<std::string>;

TEST_CASE_TEMPLATE("records are read in the order in which they were appended", Place, InMemory,
                   InSqlite, InPostgres) {
  Place place;
  if (!place.journal) return;
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
                   InSqlite, InPostgres) {
  Place place;
  if (!place.journal) return;
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
                   InSqlite, InPostgres) {
  Place place;
  if (!place.journal) return;
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

TEST_CASE_TEMPLATE("a conflict refuses its batch and not the others", Place, InMemory, InSqlite,
                   InPostgres) {
  Place place;
  if (!place.journal) return;
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

TEST_CASE_TEMPLATE("a commit ends with one signed head", Place, InMemory, InSqlite, InPostgres) {
  Place place;
  if (!place.journal) return;
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
    CHECK(verifies(journal.public_key(), head_message(one), one.signature));
  CHECK_FALSE(verifies(journal.public_key(), head_message(heads[0]), heads[1].signature));
}

TEST_CASE_TEMPLATE("each record's hash follows from the one before it in its stream", Place,
                   InMemory, InSqlite, InPostgres) {
  Place place;
  if (!place.journal) return;
  Journal& journal = *place.journal;
  for (Version version = 0; version < 5; ++version) {
    Batch batch = appending("a", version, {record(std::to_string(version), 77)});
    batch.appends.push_back({"b", 2 * version, {record("x"), record("y")}});
    commit_one(journal, batch);
  }
  for (const std::string stream : {"a", "b"}) {
    Hash hash = stream_start(journal.public_key(), stream);
    CHECK(journal.read_all(0, [&](const StoredRecord& one) {
      if (one.stream != stream) return Reading::go_on;
      hash = link(hash, one);
      CHECK(hash == one.hash);
      return Reading::go_on;
    }));
  }
}

TEST_CASE_TEMPLATE("an anchor names the streams of its commit and follows from the one before it",
                   Place, InMemory, InSqlite, InPostgres) {
  Place place;
  if (!place.journal) return;
  Journal& journal = *place.journal;
  commit_one(journal, appending("b", 0, {record("1")}));
  Batch both = appending("b", 1, {record("2"), record("3")});
  both.appends.push_back({"a", 0, {record("4")}});
  commit_one(journal, both);
  Batch only_a_snapshot;
  only_a_snapshot.snapshots.push_back({"b", 3, "three"});
  commit_one(journal, only_a_snapshot);
  commit_one(journal, appending("a", 1, {record("5")}));
  std::map<std::string, StreamHead> reached;
  std::vector<std::vector<std::string>> named;
  std::uint64_t number = 0;
  std::optional<Hash> before;
  CHECK(journal.read_heads(0, [&](const SignedHead& head) {
    if (!before) before = anchor_start(journal.public_key(), head.node);
    CHECK(anchor_hash(*before, head) == head.head.hash);
    CHECK(head.number > number);
    number = head.number;
    before = head.head.hash;
    std::vector<std::string> names;
    for (const StreamHead& one : head.streams) {
      names.push_back(one.stream + std::to_string(one.version));
      reached[one.stream] = one;
    }
    named.push_back(names);
    return Reading::go_on;
  }));
  CHECK(named == std::vector<Texts>{{"b1"}, {"a1", "b3"}, {"a2"}});
  CHECK(number == 5);
  CHECK(before == journal.head().hash);
  CHECK(journal.read_all(0, [&](const StoredRecord& one) {
    const StreamHead& at = reached.at(std::string(one.stream));
    if (one.version == at.version) CHECK(one.hash == at.hash);
    return Reading::go_on;
  }));
}

TEST_CASE("the streams of an anchor are read from its bytes as they were written") {
  const std::vector<StreamHead> streams = {{"cage", 300, Hasher().number(1).done()},
                                           {"table/7", 1, Hasher().number(2).done()}};
  const std::string bytes = to_bytes(streams);
  CHECK(streams_from(bytes) == streams);
  CHECK(streams_from("")->empty());
  for (std::size_t size = 1; size < bytes.size(); ++size)
    if (const auto read = streams_from(bytes.substr(0, size))) CHECK(read->size() == 1);
  CHECK_FALSE(streams_from(std::string(8, '\xFF')));
}

TEST_CASE_TEMPLATE("a snapshot is kept beside the records it replaces", Place, InMemory, InSqlite,
                   InPostgres) {
  Place place;
  if (!place.journal) return;
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
                   InSqlite, InPostgres) {
  Place place;
  if (!place.journal) return;
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

TEST_CASE_TEMPLATE("reading stops when the reader has seen enough", Place, InMemory, InSqlite,
                   InPostgres) {
  Place place;
  if (!place.journal) return;
  Journal& journal = *place.journal;
  commit_one(journal, appending("a", 0, {record("1"), record("2"), record("3")}));
  int seen = 0;
  CHECK(journal.read(
      "a", 0, [&](const StoredRecord&) { return ++seen == 2 ? Reading::stop : Reading::go_on; }));
  CHECK(seen == 2);
}
