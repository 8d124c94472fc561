// The journal in PostgreSQL: its lease, its seal, lost connections, tampering.
#include <doctest/doctest.h>

#include <chrono>

#include "store/cutting_proxy.h"
#include "store/folder.h"
#include "store/places.h"
#include "store/postgres/schema.h"
#include "store/verify.h"

using namespace cardroom;
using namespace cardroom::store;
using namespace cardroom::store::test;
using namespace std::chrono_literals;

using Texts = std::vector<std::string>;

namespace {

// Ends soon and is not renewed; its holder does not notice.
constexpr postgres::LeaseTimes short_lease{
    .lasts = 200ms, .renewed_every = 1h, .served = 1h, .looked_every = 20ms};

bool is_durable(const CommitOutcome& outcome) { return std::holds_alternative<Durable>(outcome); }

std::string fault_in(const CommitOutcome& outcome) {
  const auto* const fault = std::get_if<Fault>(&outcome);
  return fault ? to_string(*fault) : std::string();
}

Texts damages(const std::string& url) {
  const auto journal = PostgresJournal::open_to_read(url, test_key);
  if (!journal) return {to_string(journal.error())};
  const auto verified = verify(**journal);
  if (!verified) return {to_string(verified.error())};
  Texts told;
  for (const auto& damage : verified->damages) told.push_back(to_string(damage));
  return told;
}

// Ends every connection that commits, as a server does that goes down.
void end_writers(postgres::Connection& connection) {
  connection.ask("SELECT pg_terminate_backend(process) FROM leases");
}

}  // namespace

TEST_CASE("PostgreSQL: a machine that lost its lease cannot commit, and the next one goes on") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  const auto zombie = place.open(short_lease);
  CHECK(is_durable(commit_one(*zombie, appending("cage", 0, {record("1")}))));
  const auto next = place.open({});
  CHECK(texts(*next, "cage") == Texts{"1"});
  CHECK(fault_in(commit_one(*zombie, appending("cage", 1, {record("no")}))) ==
        "commit: another machine runs the room");
  CHECK(is_durable(commit_one(*next, appending("cage", 1, {record("2")}))));
  CHECK(texts(*next, "cage") == Texts{"1", "2"});
  CHECK(damages(place.url).empty());
  // Each takeover has its barrier.
  postgres::Connection connection(place.url);
  CHECK(connection.ask("SELECT count(*) FROM barriers").number(0, 0) == 3);
}

TEST_CASE("PostgreSQL: a machine that cannot renew its lease stops by its own clock") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  const auto journal =
      place.open({.lasts = 1h, .renewed_every = 1h, .served = 0ms, .looked_every = 20ms});
  CHECK(fault_in(commit_one(*journal, appending("cage", 0, {record("1")}))) ==
        "commit: the database did not renew the lease in time");
  CHECK(damages(place.url).empty());
}

TEST_CASE("PostgreSQL: a second machine waits, and learns who runs the room") {
  InPostgres place;
  if (!place.journal) return;
  Texts told;
  const auto refused =
      PostgresJournal::open({.url = place.url,
                             .node = "other",
                             .waiting =
                                 [&](const postgres::LeaseHolder& holder) {
                                   told.push_back(holder.node + " at " + holder.link);
                                   return told.size() < 2;
                                 }},
                            test_key);
  REQUIRE_FALSE(refused);
  CHECK(told == Texts{"test at 192.0.2.7:8081", "test at 192.0.2.7:8081"});
  // In an orderly end the lease is given back: nobody waits for it.
  place.journal.reset();
  CHECK(is_durable(commit_one(*place.open({}), appending("cage", 0, {record("1")}))));
}

TEST_CASE("PostgreSQL: a commit whose connection is gone is done once") {
  InPostgres place;
  if (!place.journal) return;
  postgres::Connection connection(place.url);
  for (Version version = 0; version < 5; ++version) {
    end_writers(connection);
    CHECK(is_durable(
        commit_one(*place.journal, appending("cage", version, {record(std::to_string(version))}))));
  }
  CHECK(texts(*place.journal, "cage") == Texts{"0", "1", "2", "3", "4"});
  CHECK(damages(place.url).empty());
}

TEST_CASE("PostgreSQL: a commit that was kept and not answered is looked up and not done again") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  const Folder folder;
  const std::size_t host = place.url.find("host=") + 5;
  const std::size_t end = place.url.find('&', host);
  CuttingProxy proxy(folder.path, place.url.substr(host, end - host));
  const std::string url = place.url.substr(0, host) + folder.path.string() + place.url.substr(end);
  auto opened = PostgresJournal::open(
      {.url = url, .node = "test", .times = {.renewed_every = 1h, .served = 1h}}, test_key);
  REQUIRE(opened);
  Journal& journal = **opened;
  for (Version version = 0; version < 6; ++version) {
    if (version % 2 == 0) proxy.cut_next_answer();
    CHECK(is_durable(
        commit_one(journal, appending("cage", version, {record(std::to_string(version))}))));
    CHECK(journal.head().sequence == version + 1);
  }
  CHECK(proxy.cuts() == 3);
  CHECK(texts(journal, "cage") == Texts{"0", "1", "2", "3", "4", "5"});
  CHECK(damages(place.url).empty());
}

// As it does when somebody cancels a commit that waits for its standby.
TEST_CASE("PostgreSQL: a commit that the server warns about is made sure of, and not done again") {
  InPostgres place;
  if (!place.journal) return;
  postgres::Connection connection(place.url);
  connection.run(R"(
    CREATE FUNCTION warn() RETURNS trigger AS $$
    BEGIN
      RAISE WARNING 'the transaction might not have been replicated to the standby';
      RETURN NULL;
    END $$ LANGUAGE plpgsql;
    CREATE TRIGGER warns AFTER INSERT ON anchors FOR EACH ROW WHEN (NEW.number = 1)
      EXECUTE FUNCTION warn();
  )");
  for (Version version = 0; version < 2; ++version)
    CHECK(is_durable(commit_one(*place.journal, appending("cage", version, {record("x")}))));
  CHECK(texts(*place.journal, "cage") == Texts{"x", "x"});
  // The first was followed by a barrier, the second was not.
  CHECK(connection.ask("SELECT count(*) FROM barriers").number(0, 0) == 2);
  CHECK(damages(place.url).empty());
}

TEST_CASE("PostgreSQL: a commit that hangs does not keep the next machine out") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  const auto zombie = place.open(short_lease);
  postgres::Connection hangs(place.url);
  postgres::Connection(place.url).ask("UPDATE leases SET process = $1",
                                      {postgres::Value(std::int64_t{hangs.process()})});
  hangs.ask("BEGIN");
  hangs.ask("SELECT 1 FROM leases FOR KEY SHARE");
  const auto next = place.open({});
  CHECK(is_durable(commit_one(*next, appending("cage", 0, {record("1")}))));
  CHECK_THROWS(hangs.ask("COMMIT"));
}

TEST_CASE("PostgreSQL: the database cannot read what is kept in it") {
  InPostgres place;
  if (!place.journal) return;
  Batch batch = appending("cage", 0, {record("the ace of spades")});
  batch.snapshots.push_back({"cage", 1, "the ace of spades"});
  batch.parts.push_back({"cage", 1, 1, "the ace of spades"});
  CHECK(is_durable(commit_one(*place.journal, batch)));
  postgres::Connection connection(place.url);
  for (const std::string table : {"records", "snapshots", "snapshot_parts", "anchors"}) {
    CAPTURE(table);
    CHECK(connection
              .ask("SELECT count(*) FROM " + table +
                       " WHERE position('ace'::bytea in sealed) > 0 OR position($1 in sealed) > 0",
                   {postgres::Value::blob("cage")})
              .number(0, 0) == 0);
  }
  CHECK_FALSE(PostgresJournal::open_to_read(place.url, SigningKey::random()));
}

TEST_CASE("PostgreSQL: what is changed, removed or cut off is found") {
  InPostgres place;
  if (!place.journal) return;
  for (Version version = 0; version < 4; ++version) {
    Batch batch = appending("cage", version, {record("moved")});
    batch.appends.push_back({"table/1", version, {record("dealt")}});
    REQUIRE(is_durable(commit_one(*place.journal, batch)));
  }
  CHECK(damages(place.url).empty());
  postgres::Connection connection(place.url);
  for (const std::string sql :
       {"UPDATE records SET time_ms = 7 WHERE stream = 'cage' AND version = 2",
        "UPDATE records SET sealed = set_byte(sealed, 30, 1 + get_byte(sealed, 30) % 255) "
        "WHERE stream = 'cage' AND version = 2",
        "UPDATE records r SET sealed = o.sealed FROM records o WHERE r.stream = 'cage' AND "
        "r.version = 2 AND o.stream = 'cage' AND o.version = 3",
        "DELETE FROM records WHERE stream = 'cage' AND version = 2",
        "DELETE FROM records WHERE stream = 'cage' AND version = 4",
        "DELETE FROM records WHERE stream = 'cage'", "DELETE FROM anchors WHERE number = 4",
        "DELETE FROM anchors WHERE number = 8",
        "UPDATE anchors SET sealed = set_byte(sealed, 30, 1 + get_byte(sealed, 30) % 255) "
        "WHERE number = 4"}) {
    CAPTURE(sql);
    connection.run(
        "BEGIN; CREATE TABLE r AS TABLE records; CREATE TABLE a AS TABLE anchors; COMMIT");
    connection.run(sql.c_str());
    CHECK_FALSE(damages(place.url).empty());
    connection.run(
        "BEGIN; DELETE FROM records; DELETE FROM anchors; INSERT INTO records TABLE r; "
        "INSERT INTO anchors TABLE a; DROP TABLE r, a; COMMIT");
  }
  CHECK(damages(place.url).empty());
}

TEST_CASE("PostgreSQL: tables that are missing, older or newer are refused in a sentence") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  const auto refusal = [&] {
    const auto opened = PostgresJournal::open({.url = place.url, .node = "test"}, test_key);
    return opened ? std::string() : opened.error().detail;
  };
  CHECK(*PostgresJournal::migrate(place.url) == 0);
  postgres::Connection connection(place.url);
  connection.run("INSERT INTO schema_version VALUES (1000)");
  CHECK(refusal() ==
        "a newer program made its tables. Nothing was changed. Start the newer program");
  CHECK_FALSE(PostgresJournal::migrate(place.url));
  connection.run("DROP TABLE schema_version");
  CHECK(refusal() == "it has no tables of a room; run cardroom db migrate");
}

TEST_CASE("PostgreSQL: a room is not continued with another key") {
  InPostgres place;
  if (!place.journal) return;
  place.journal.reset();
  const auto opened =
      PostgresJournal::open({.url = place.url, .node = "test"}, SigningKey::random());
  REQUIRE_FALSE(opened);
  CHECK(opened.error().detail ==
        "the journal is signed by another key; copy journal.key from the machine that opened the "
        "room first");
}

TEST_CASE("PostgreSQL: a database that does not answer is a Fault") {
  const auto opened = PostgresJournal::open(
      {.url = "postgres:///none?host=/nowhere/at/all", .node = "test"}, test_key);
  REQUIRE_FALSE(opened);
  CHECK(opened.error().operation == "connect to the database");
}
