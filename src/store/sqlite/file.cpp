#include "store/sqlite/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

#include "store/sqlite/anchors.h"
#include "store/sqlite/journal.h"

namespace cardroom::store {

namespace {

// The letters "card", so file(1) and a careful reader can tell whose file it is.
constexpr std::int64_t application_id = 0x63617264;
// Since format 2 the head is kept a second time. A folder from before has no head file yet.
constexpr std::int64_t format_without_head = 1;

constexpr const char* tables = R"(
  CREATE TABLE journal_key (public_key BLOB NOT NULL);
  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE records (
    sequence INTEGER PRIMARY KEY, stream INTEGER NOT NULL, version INTEGER NOT NULL,
    time_ms INTEGER NOT NULL, hash BLOB NOT NULL, bytes BLOB NOT NULL);
  CREATE UNIQUE INDEX records_of_stream ON records (stream, version);
  CREATE TABLE heads (sequence INTEGER PRIMARY KEY, signature BLOB NOT NULL);
  CREATE TABLE snapshots (
    stream INTEGER PRIMARY KEY, version INTEGER NOT NULL, signature BLOB NOT NULL,
    bytes BLOB NOT NULL);
)";

void create_tables(Database& database, const PublicKey& key) {
  database.execute("BEGIN IMMEDIATE");
  database.execute(tables);
  ensure_anchors(database);
  Statement(database, "INSERT INTO journal_key VALUES (?1)").bind_blob(1, view_of(key)).run();
  database.execute("PRAGMA application_id = 1667330660");
  database.execute("PRAGMA user_version = 1");
  database.execute("COMMIT");
}

}  // namespace

static_assert(application_id == 1667330660);
static_assert(journal_format == 5, "as create_tables() and note_format() write it");

std::optional<std::int64_t> format_of(const std::string& file) {
  // SQLite's own description of a database: its name, and these two numbers, highest byte first.
  constexpr std::string_view name("SQLite format 3\0", 16);
  constexpr std::size_t user_version_at = 60;
  constexpr std::size_t application_id_at = 68;
  std::array<char, 100> header{};
  std::ifstream in(file, std::ios::binary);
  if (!in.read(header.data(), header.size())) return std::nullopt;
  const auto number_at = [&](std::size_t place) {
    std::int64_t number = 0;
    for (std::size_t at = place; at < place + 4; ++at)
      number = number << 8U | static_cast<std::uint8_t>(header[at]);
    return number;
  };
  if (std::string_view(header.data(), name.size()) != name) return std::nullopt;
  if (number_at(application_id_at) != application_id) return std::nullopt;
  return number_at(user_version_at);
}

Fault newer_format(const std::string& operation) {
  return {operation,
          "a newer program wrote this journal. Nothing was changed. Start the newer program"};
}

FileLock::FileLock(const std::string& file)
    : descriptor_(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (descriptor_ < 0) throw Fault{"lock " + file, std::strerror(errno)};
  if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
  const bool taken = errno == EWOULDBLOCK;
  const std::string why = taken ? "another process has this journal open" : std::strerror(errno);
  close(descriptor_);
  throw Fault{"lock " + file, why};
}

FileLock::~FileLock() { close(descriptor_); }

std::optional<Fault> OpenFiles::look() {
  for (Seen& file : files_) {
    struct stat about {};
    const bool there = stat(file.path.c_str(), &about) == 0;
    if (!there && file.number == 0) continue;
    if (!there) return Fault{"look at " + file.path, "the file was removed while the room is open"};
    if (file.number != 0 && (file.device != about.st_dev || file.number != about.st_ino))
      return Fault{"look at " + file.path, "the file was replaced while the room is open"};
    file.device = about.st_dev;
    file.number = about.st_ino;
  }
  return std::nullopt;
}

void remove_file(const std::string& file, const std::string& vfs) {
  sqlite3_vfs* const system = sqlite3_vfs_find(vfs.empty() ? nullptr : vfs.c_str());
  std::string path(static_cast<std::size_t>(system->mxPathname) + 1, '\0');
  constexpr int sync_folder = 1;
  if (system->xFullPathname(system, file.c_str(), static_cast<int>(path.size()), path.data()) ==
      SQLITE_OK)
    system->xDelete(system, path.c_str(), sync_folder);
}

std::optional<Fault> find_missing(Database& database, const PublicKey& key, const Head& head,
                                  const std::optional<Head>& kept) {
  const std::string operation(comparing_heads);
  const bool never_kept = database.number("PRAGMA user_version") == format_without_head;
  if (!kept && (never_kept || head.sequence == 0)) return std::nullopt;
  if (!kept) return Fault{operation, "the file with its head is missing or cannot be read"};
  if (kept->sequence > head.sequence)
    return Fault{operation, "the journal ends at record " + std::to_string(head.sequence) +
                                ", its head is record " + std::to_string(kept->sequence) + ": " +
                                std::to_string(kept->sequence - head.sequence) +
                                " records are missing"};
  if (hash_at_end(database, key, kept->sequence) == kept->hash) return std::nullopt;
  return Fault{operation,
               "record " + std::to_string(kept->sequence) + " is not the one that its head names"};
}

bool has_parts(Database& database) {
  return database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'snapshot_parts'") > 0;
}

void ensure_parts(Database& database) {
  if (has_parts(database)) return;
  database.execute("ALTER TABLE snapshots ADD COLUMN parts INTEGER NOT NULL DEFAULT 0");
  database.execute(
      "CREATE TABLE snapshot_parts (stream INTEGER NOT NULL, version INTEGER NOT NULL, "
      "number INTEGER NOT NULL, bytes BLOB NOT NULL, UNIQUE (stream, version, number))");
}

void note_format(Database& database) {
  if (database.number("PRAGMA user_version") == journal_format) return;
  database.execute("BEGIN IMMEDIATE");
  ensure_anchors(database);
  database.execute("PRAGMA user_version = 5");
  database.execute("COMMIT");
  // Into the file itself: the log may be lost together with the head. A failure ends the journal as
  // any other does: after a sync that failed, nobody knows what the disk holds.
  const int code = sqlite3_wal_checkpoint_v2(database.raw(), nullptr, SQLITE_CHECKPOINT_PASSIVE,
                                             nullptr, nullptr);
  if (code != SQLITE_OK && code != SQLITE_BUSY) database.fail("note the journal's format");
}

namespace {

void refuse_others_file(Database& database) {
  if (database.number("PRAGMA application_id") != application_id)
    throw Fault{"open", "the file is not a cardroom journal"};
  const std::int64_t version = database.number("PRAGMA user_version");
  if (version > journal_format) throw newer_format("open");
  if (version < format_without_head)
    throw Fault{"open", "the journal has a different format from this program's"};
}

}  // namespace

void prepare_file(Database& database, const PublicKey& key) {
  const bool is_new = database.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!is_new) refuse_others_file(database);
  // Switching to a log goes through a rollback journal. Its deletion must be on the disk before
  // anything is acknowledged: if it came back after a power cut, it would undo the whole file.
  database.execute("PRAGMA synchronous = EXTRA");
  if (database.text("PRAGMA journal_mode = WAL") != "wal")
    throw Fault{"open", "the file cannot have a write-ahead log"};
  database.execute("PRAGMA synchronous = FULL");
  database.execute("PRAGMA wal_autocheckpoint = 0");
  database.execute("PRAGMA cache_size = -16384");
  if (is_new) create_tables(database, key);
}

PublicKey key_of(Database& database) {
  const auto key = hash_from(database.text("SELECT public_key FROM journal_key"));
  if (!key) throw Fault{"open", "the journal has no public key"};
  return *key;
}

StreamMap load_streams(Database& database) {
  StreamMap streams;
  Statement names(database,
                  "SELECT s.id, s.name, r.version, r.hash FROM streams s LEFT JOIN records r "
                  "ON r.stream = s.id AND r.version = "
                  "(SELECT max(version) FROM records WHERE stream = s.id)");
  while (names.row())
    streams[std::string(names.bytes(1))] = {names.number(0), static_cast<Version>(names.number(2)),
                                            hash_or_none(names.bytes(3))};
  return streams;
}

}  // namespace cardroom::store
