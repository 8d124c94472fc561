// A journal in one SQLite file: write-ahead log, a sync for every commit. One process writes;
// others may open it for reading. The writer's own connection also moves the log into the file when
// it has time.
#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "store/journal.h"

namespace cardroom::store {

// The names in a room's data folder.
inline constexpr std::string_view journal_file = "journal.sqlite";
inline constexpr std::string_view key_file = "journal.key";

// The journal's format, in the file's own header. It is raised whenever an earlier program could
// misread what this one writes: the tables of the file, or the records and snapshots that the room
// keeps in it. An earlier program then refuses the folder and does not touch it.
inline constexpr std::int64_t journal_format = 5;

// The format of a file, read from its first bytes alone; none where it is not a journal.
std::optional<std::int64_t> format_of(const std::string& file);

// What a Fault is called that says that records are missing.
inline constexpr std::string_view comparing_heads = "compare the journal with its head";

// What is done with a journal that ends before its head: without the operator's word it stays
// closed.
enum class Shorter { refused, accepted };

struct SqliteOptions {
  std::string file;
  std::string vfs;  // SQLite's name for a file system; empty: the system's own.
  // The log is moved into the file at this many pages when nothing waits, or at this many anyway.
  int pages_at_rest = 1000;
  int pages_at_most = 8000;
  Shorter shorter = Shorter::refused;
};

class SqliteJournal : public Journal {
 public:
  // Opens the file, or creates it. A Fault names what is wrong: another process has it, it was
  // signed by another key, its last commits do not verify.
  static Result<std::unique_ptr<SqliteJournal>, Fault> open(SqliteOptions options, SigningKey key);
  // For an audit: nothing is written, and nothing has been verified yet.
  static Result<std::unique_ptr<SqliteJournal>, Fault> open_to_read(SqliteOptions options);
  ~SqliteJournal() override;

  std::vector<CommitOutcome> commit(std::span<const Batch> batches) override;
  Head head() const override;
  const PublicKey& public_key() const override;
  std::vector<std::string> streams() const override;
  Version version(std::string_view stream) const override;
  Result<Done, Fault> read(std::string_view stream, Version after,
                           const VisitRecord& visit) const override;
  Result<Done, Fault> read_all(Sequence after, const VisitRecord& visit) const override;
  Result<std::optional<Snapshot>, Fault> snapshot(std::string_view stream) const override;
  Result<Done, Fault> read_heads(Sequence after, const VisitHead& visit) const override;
  Sequence end_of_old_chain() const override;
  void rest() override;
  std::optional<Fault> missing() const override;

  // SQLite's own check of the file: what it finds wrong, or an empty text.
  Result<std::string, Fault> integrity() const;

 private:
  struct Inside;
  explicit SqliteJournal(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace cardroom::store
