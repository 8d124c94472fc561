#include "store/postgres/schema.h"

#include <array>

namespace cardroom::store::postgres {

namespace {

// A migration that has been released is never changed: the next one is added below it.
constexpr const char* first_tables = R"(
  CREATE TABLE journal_key (
    single boolean PRIMARY KEY DEFAULT true CHECK (single), public_key bytea NOT NULL);
  CREATE TABLE streams (name text COLLATE "C" PRIMARY KEY, version bigint NOT NULL);
  CREATE SEQUENCE record_order;
  CREATE TABLE records (
    stream text COLLATE "C" NOT NULL, version bigint NOT NULL,
    sequence bigint NOT NULL DEFAULT nextval('record_order') UNIQUE,
    time_ms bigint NOT NULL, sealed bytea NOT NULL, PRIMARY KEY (stream, version));
  ALTER TABLE records ALTER COLUMN sealed SET STORAGE EXTERNAL;
  CREATE TABLE anchors (
    number bigint PRIMARY KEY, sequence bigint NOT NULL UNIQUE, sealed bytea NOT NULL);
  CREATE TABLE snapshots (
    stream text COLLATE "C" PRIMARY KEY, version bigint NOT NULL, parts bigint NOT NULL,
    sealed bytea NOT NULL);
  CREATE TABLE snapshot_parts (
    stream text COLLATE "C" NOT NULL, version bigint NOT NULL, number bigint NOT NULL,
    sealed bytea NOT NULL, PRIMARY KEY (stream, version, number));

  -- A commit holds a share lock on (name, epoch): a takeover waits for it, a renewal does not.
  CREATE TABLE leases (
    name text PRIMARY KEY, epoch bigint NOT NULL, holder text NOT NULL, node text NOT NULL,
    process integer NOT NULL, until timestamptz NOT NULL,
    UNIQUE (name, epoch));
  INSERT INTO leases VALUES ('room', 0, '', '', 0, '-infinity');
  CREATE TABLE barriers (
    lease text NOT NULL, epoch bigint NOT NULL, node text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (lease, epoch));

  -- A commit's id is kept in a row of its own, so that it does not wait for renewals.
  CREATE TABLE commits (lease text PRIMARY KEY, id text NOT NULL);
  INSERT INTO commits VALUES ('room', '');

  CREATE FUNCTION begin_commit(asked_epoch bigint, asked_holder text, asked_id text)
  RETURNS void AS $$
  BEGIN
    PERFORM 1 FROM leases WHERE name = 'room' AND epoch = asked_epoch AND holder = asked_holder
      FOR KEY SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'another machine runs the room' USING ERRCODE = 'CR001';
    END IF;
    UPDATE commits SET id = asked_id WHERE lease = 'room';
  END $$ LANGUAGE plpgsql;

  CREATE FUNCTION move_stream(asked_name text, seen bigint, reached bigint) RETURNS void AS $$
  BEGIN
    IF seen = 0 THEN
      INSERT INTO streams VALUES (asked_name, reached) ON CONFLICT DO NOTHING;
    ELSE
      UPDATE streams SET version = reached WHERE name = asked_name AND version = seen;
    END IF;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the stream % was written by another program', asked_name
        USING ERRCODE = 'CR002';
    END IF;
  END $$ LANGUAGE plpgsql;
)";

// Somebody asks the machine that runs the room to hand it over.
constexpr const char* drain = R"(
  ALTER TABLE leases ADD COLUMN drain_asked boolean NOT NULL DEFAULT false;
)";

// Where the machine that runs the room listens for the others.
constexpr const char* link = R"(
  ALTER TABLE leases ADD COLUMN link text NOT NULL DEFAULT '';
)";

constexpr std::array migrations = {first_tables, drain, link};

// "cardroom" in a number: two migrations of one database do not run at once.
constexpr const char* one_at_a_time = "SELECT pg_advisory_xact_lock(7162241920)";

Failure refusal(const std::string& why) { return {{"open the database", why}, "CR003"}; }

}  // namespace

int schema_version() { return static_cast<int>(migrations.size()); }

int schema_version_of(Connection& connection) {
  const Rows there = connection.ask("SELECT to_regclass('schema_version') IS NOT NULL");
  if (there.text(0, 0) != "t") return 0;
  const Rows found = connection.ask("SELECT coalesce(max(version), 0) FROM schema_version");
  return static_cast<int>(found.number(0, 0));
}

int migrate(Connection& connection) {
  int made = 0;
  while (true) {
    connection.ask("BEGIN");
    connection.ask(one_at_a_time);
    const int version = schema_version_of(connection);
    if (version > schema_version()) require_schema(connection);
    if (version == schema_version()) break;
    if (version == 0)
      connection.ask(
          "CREATE TABLE schema_version (version bigint PRIMARY KEY, at timestamptz "
          "NOT NULL DEFAULT clock_timestamp())");
    connection.run(migrations[static_cast<std::size_t>(version)]);
    connection.ask("INSERT INTO schema_version (version) VALUES ($1)",
                   {Value(std::int64_t{version + 1})});
    connection.ask("COMMIT");
    ++made;
  }
  connection.ask("COMMIT");
  return made;
}

void require_schema(Connection& connection) {
  const int version = schema_version_of(connection);
  if (version > schema_version())
    throw refusal("a newer program made its tables. Nothing was changed. Start the newer program");
  if (version == 0) throw refusal("it has no tables of a room; run cardroom db migrate");
  if (version < schema_version())
    throw refusal("its tables are of an older program; run cardroom db migrate");
}

}  // namespace cardroom::store::postgres
