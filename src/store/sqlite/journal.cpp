#include "store/sqlite/journal.h"

#include <optional>

#include "store/chain.h"
#include "store/parts.h"
#include "store/sqlite/anchors.h"
#include "store/sqlite/commit.h"
#include "store/sqlite/head_file.h"
#include "store/sqlite/readers.h"
#include "store/sqlite/stream_reading.h"
#include "store/sqlite/tail.h"

namespace cardroom::store {

namespace {

enum class Checkpoint { never, on_close };

// Off from the start, so only an orderly end moves the log.
void set_checkpoint_on_close(Database& database, Checkpoint wanted) {
  sqlite3_db_config(database.raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE,
                    wanted == Checkpoint::on_close ? 0 : 1, nullptr);
}

// A Fault thrown inside becomes a value outside.
template <class Value, class Deed>
Result<Value, Fault> guarded(Deed&& deed) {
  try {
    return deed();
  } catch (const Fault& fault) {
    return fault;
  }
}

// Moves the log into the file. A reader that still uses the log is not a failure: it is tried again
// later.
void checkpoint(Database& database, int& pages_in_log) {
  int pages = 0;
  int moved = 0;
  const int code =
      sqlite3_wal_checkpoint_v2(database.raw(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &pages, &moved);
  if (code != SQLITE_OK && code != SQLITE_BUSY) database.fail("checkpoint");
  pages_in_log = pages - moved;
}

std::vector<CommitOutcome> all_refused(std::size_t count, const Fault& fault) {
  return std::vector<CommitOutcome>(count, fault);
}

}  // namespace

// Its connections, the statements of a commit, and what it remembers of the streams.
struct SqliteJournal::Inside {
  SqliteOptions options;
  std::optional<SigningKey> key;  // None: opened to read.
  PublicKey public_key{};
  std::optional<FileLock> lock;
  std::optional<Database> writer;
  std::optional<CommitStatements> statements;
  mutable std::optional<Readers> readers;
  std::optional<HeadFile> head_file;
  OpenFiles files;
  std::uint64_t commits = 0;
  std::optional<Fault> missing;
  Sequence old_end = 0;  // Of the chain over all streams.
  int pages_in_log = 0;
  std::optional<Fault> failed;

  // These throw a Fault.
  void open_to_write();
  void open_head();
  void keep_head();  // After a commit.
  // A new journal could not be made. What a failing disk kept of it would not open again. The head
  // stays: it may tell of an earlier journal that was here.
  void unmake();

  mutable std::mutex mutex;  // Protects what follows.
  Head head;
  StreamMap streams;
};

void SqliteJournal::Inside::open_to_write() {
  Database& database = *writer;
  prepare_file(database, public_key);
  if (key_of(database) != public_key)
    throw Fault{"open " + options.file, "the journal is signed by another key"};
  streams = load_streams(database);
  head = load_head(database, public_key);
  old_end = cardroom::store::end_of_old_chain(database);
  verify_tail(database, public_key, head);
  open_head();
  statements.emplace(database);
  sqlite3_wal_hook(
      database.raw(),
      [](void* pages, sqlite3*, const char*, int count) {
        *static_cast<int*>(pages) = count;
        return SQLITE_OK;
      },
      &pages_in_log);
}

void SqliteJournal::Inside::unmake() {
  writer.reset();
  for (const std::string& file : {options.file + "-wal", options.file + "-journal", options.file})
    remove_file(file, options.vfs);
}

void SqliteJournal::Inside::open_head() {
  head_file.emplace(options.file, HeadFile::Opened::to_write, options.vfs);
  missing = find_missing(*writer, public_key, head, head_file->read());
  if (missing && options.shorter == Shorter::refused) throw *missing;
  // Both places, one after the other, so that neither tells of records that are gone.
  head_file->sync();
  for (int place = 0; place < 2 && head_file->read() != head; ++place) {
    head_file->write(head);
    head_file->sync();
  }
  note_format(*writer);
  if (!options.vfs.empty()) return;
  for (const std::string& file :
       {options.file, options.file + "-wal", HeadFile::name_of(options.file)})
    files.add(file);
}

// Each commit writes the head, which is one line. Every 16 commits the head is synced and the files
// are looked at. A power cut may leave a head that is older than the journal's, never a newer one.
void SqliteJournal::Inside::keep_head() {
  constexpr std::uint64_t stride = 16;
  head_file->write(head);
  if (commits++ % stride != 0) return;
  head_file->sync();
  if (const auto changed = files.look()) throw *changed;
  if (head_file->read() != head)
    throw Fault{"look at the head", "the file was changed while the room is open"};
}

SqliteJournal::SqliteJournal(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Result<std::unique_ptr<SqliteJournal>, Fault> SqliteJournal::open(SqliteOptions options,
                                                                  SigningKey key) {
  using Opened = std::unique_ptr<SqliteJournal>;
  return guarded<Opened>([&]() -> Result<Opened, Fault> {
    // Before anything is touched.
    if (format_of(options.file).value_or(0) > journal_format) return newer_format("open");
    auto inside = std::make_unique<Inside>();
    inside->options = options;
    inside->key = key;
    inside->public_key = key.public_key();
    if (options.vfs.empty()) inside->lock.emplace(options.file + ".lock");
    inside->writer.emplace(options.file,
                           SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
                           options.vfs);
    set_checkpoint_on_close(*inside->writer, Checkpoint::never);
    const bool is_new = inside->writer->number("PRAGMA page_count") == 0;
    try {
      inside->open_to_write();
    } catch (const Fault&) {
      if (is_new) inside->unmake();
      throw;
    }
    inside->readers.emplace(options.file, options.vfs);
    return Opened(new SqliteJournal(std::move(inside)));
  });
}

Result<std::unique_ptr<SqliteJournal>, Fault> SqliteJournal::open_to_read(SqliteOptions options) {
  using Opened = std::unique_ptr<SqliteJournal>;
  return guarded<Opened>([&]() -> Result<Opened, Fault> {
    if (format_of(options.file).value_or(0) > journal_format) return newer_format("open");
    auto inside = std::make_unique<Inside>();
    inside->options = options;
    // First: what is committed meanwhile is in the journal, not in this head.
    const auto kept = HeadFile(options.file, HeadFile::Opened::to_read, options.vfs).read();
    inside->readers.emplace(options.file, options.vfs);
    const auto reader = inside->readers->lend();
    Database& database = *reader;
    inside->public_key = key_of(database);
    inside->streams = load_streams(database);
    inside->head = load_head(database, inside->public_key);
    inside->old_end = cardroom::store::end_of_old_chain(database);
    inside->missing = find_missing(database, inside->public_key, inside->head, kept);
    return Opened(new SqliteJournal(std::move(inside)));
  });
}

// An orderly end leaves one file that holds everything. Where nothing was committed, nothing is
// touched: perhaps the journal is not for this program. After a failure nothing is touched: the
// failed sync may have lost data, and moving the log then would destroy it for good.
SqliteJournal::~SqliteJournal() {
  inside_->readers.reset();
  if (!inside_->writer || inside_->failed || inside_->commits == 0) return;
  try {
    inside_->head_file->sync();
  } catch (const Fault&) {
    return;
  }
  set_checkpoint_on_close(*inside_->writer, Checkpoint::on_close);
  sqlite3_wal_checkpoint_v2(inside_->writer->raw(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr,
                            nullptr);
}

std::vector<CommitOutcome> SqliteJournal::commit(std::span<const Batch> batches) {
  Inside& inside = *inside_;
  if (!inside.key) return all_refused(batches.size(), {"commit", "the journal is open to read"});
  if (inside.failed) return all_refused(batches.size(), *inside.failed);
  std::vector<CommitOutcome> outcomes;
  // Only this thread changes the remembered streams.
  Commit commit(*inside.statements, *inside.key, inside.streams, inside.head);
  try {
    inside.statements->begin.run();
    for (const Batch& batch : batches) {
      if (auto refused = commit.add(batch))
        outcomes.emplace_back(std::move(*refused));
      else
        outcomes.emplace_back(Durable{});
    }
    if (commit.head().sequence != inside.head.sequence) commit.sign();
    inside.statements->commit.run();
  } catch (const Fault& fault) {
    // Nobody knows what the disk holds now. Opening the journal again will show it.
    inside.failed = Fault{"commit", fault.detail};
    if (sqlite3_get_autocommit(inside.writer->raw()) == 0)
      sqlite3_exec(inside.writer->raw(), "ROLLBACK", nullptr, nullptr, nullptr);
    return all_refused(batches.size(), *inside.failed);
  }
  for (CommitOutcome& outcome : outcomes)
    if (auto* const durable = std::get_if<Durable>(&outcome)) durable->head = commit.head();
  {
    const std::lock_guard lock(inside.mutex);
    inside.head = commit.head();
    for (const auto& [name, state] : commit.moved()) inside.streams.insert_or_assign(name, state);
  }
  try {
    inside.keep_head();
  } catch (const Fault& fault) {
    // This commit is on the disk; the next one is refused.
    inside.failed = fault;
  }
  if (inside.pages_in_log >= inside.options.pages_at_most) rest();
  return outcomes;
}

void SqliteJournal::rest() {
  Inside& inside = *inside_;
  if (!inside.key || inside.failed || inside.pages_in_log < inside.options.pages_at_rest) return;
  try {
    checkpoint(*inside.writer, inside.pages_in_log);
  } catch (const Fault& fault) {
    // The earlier commits are safe in the log; the next one is refused.
    inside.failed = fault;
  }
}

std::optional<Fault> SqliteJournal::missing() const { return inside_->missing; }

Head SqliteJournal::head() const {
  const std::lock_guard lock(inside_->mutex);
  return inside_->head;
}

const PublicKey& SqliteJournal::public_key() const { return inside_->public_key; }

std::vector<std::string> SqliteJournal::streams() const {
  const std::lock_guard lock(inside_->mutex);
  std::vector<std::string> names;
  for (const auto& [name, state] : inside_->streams) names.push_back(name);
  return names;
}

Version SqliteJournal::version(std::string_view stream) const {
  const std::lock_guard lock(inside_->mutex);
  const auto at = inside_->streams.find(stream);
  return at == inside_->streams.end() ? 0 : at->second.version;
}

Result<Done, Fault> SqliteJournal::read(std::string_view stream, Version after,
                                        const VisitRecord& visit) const {
  std::int64_t id = 0;
  {
    const std::lock_guard lock(inside_->mutex);
    const auto at = inside_->streams.find(stream);
    if (at == inside_->streams.end()) return Done{};
    id = at->second.id;
  }
  return guarded<Done>([&]() -> Result<Done, Fault> {
    const auto reader = inside_->readers->lend();
    StreamReading({*reader, inside_->public_key, inside_->old_end}, {stream, id}, after)
        .read(visit);
    return Done{};
  });
}

Result<Done, Fault> SqliteJournal::read_all(Sequence after, const VisitRecord& visit) const {
  return guarded<Done>([&]() -> Result<Done, Fault> {
    const auto reader = inside_->readers->lend();
    Statement rows(
        *reader,
        "SELECT r.sequence, s.name, r.version, r.time_ms, r.bytes, r.hash FROM records r "
        "LEFT JOIN streams s ON s.id = r.stream WHERE r.sequence > ?1 "
        "ORDER BY r.sequence");
    rows.bind(1, static_cast<std::int64_t>(after));
    while (rows.row()) {
      const StoredRecord record{static_cast<Sequence>(rows.number(0)),
                                rows.bytes(1),
                                static_cast<Version>(rows.number(2)),
                                rows.number(3),
                                rows.bytes(4),
                                hash_or_none(rows.bytes(5))};
      if (visit(record) == Reading::stop) break;
    }
    return Done{};
  });
}

Result<std::optional<Snapshot>, Fault> SqliteJournal::snapshot(std::string_view stream) const {
  using Found = std::optional<Snapshot>;
  return guarded<Found>([&]() -> Result<Found, Fault> {
    const auto lent = inside_->readers->lend();
    Database& reader = *lent;
    const std::string parts = has_parts(reader) ? "n.parts" : "0";
    const std::string asked =
        "SELECT n.version, n.bytes, n.signature, r.hash, n.stream, " + parts +
        " FROM snapshots n JOIN streams s ON s.id = n.stream LEFT JOIN records r "
        "ON r.stream = n.stream AND r.version = n.version WHERE s.name = ?1";
    Statement rows(reader, asked.c_str());
    rows.bind_text(1, stream);
    if (!rows.row()) return Found();
    Snapshot found{std::string(stream), static_cast<Version>(rows.number(0)),
                   std::string(rows.bytes(1)), static_cast<std::uint32_t>(rows.number(5))};
    const Hash hash = snapshot_hash(found, hash_or_none(rows.bytes(3)));
    if (!verifies(inside_->public_key, snapshot_message(hash), signature_or_none(rows.bytes(2))))
      return Fault{"read " + found.stream, "the snapshot does not agree with its signature"};
    if (found.parts == 0) return Found(std::move(found));
    auto whole = put_together(found, [&](std::uint32_t number) -> std::optional<std::string> {
      Statement part(reader,
                     "SELECT bytes FROM snapshot_parts "
                     "WHERE stream = ?1 AND version = ?2 AND number = ?3");
      part.bind(1, rows.number(4)).bind(2, rows.number(0)).bind(3, number);
      if (!part.row()) return std::nullopt;
      return std::string(part.bytes(0));
    });
    if (!whole) return whole.error();
    return Found(std::move(*whole));
  });
}

Result<Done, Fault> SqliteJournal::read_heads(Sequence after, const VisitHead& visit) const {
  return guarded<Done>([&]() -> Result<Done, Fault> {
    const auto reader = inside_->readers->lend();
    read_ends(*reader, after, visit);
    return Done{};
  });
}

Sequence SqliteJournal::end_of_old_chain() const { return inside_->old_end; }

Result<std::string, Fault> SqliteJournal::integrity() const {
  return guarded<std::string>([&]() -> Result<std::string, Fault> {
    const std::string found = inside_->readers->lend()->text("PRAGMA integrity_check(1)");
    return found == "ok" ? std::string() : found;
  });
}

}  // namespace cardroom::store
