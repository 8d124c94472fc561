#include "store/sqlite/copy.h"

#include <filesystem>

#include "store/sqlite/anchors.h"
#include "store/sqlite/file.h"
#include "store/sqlite/head_file.h"
#include "store/sqlite/journal.h"
#include "store/sqlite/tail.h"

namespace cardroom::store {

namespace {

// All pages in one read of the file: SQLite shows it as it was when the read began, and whoever
// writes goes on meanwhile.
void copy_pages(Database& from, Database& to) {
  sqlite3_backup* const copying = sqlite3_backup_init(to.raw(), "main", from.raw(), "main");
  if (copying == nullptr) to.fail("copy the journal");
  constexpr int every_page = -1;
  const int code = sqlite3_backup_step(copying, every_page);
  sqlite3_backup_finish(copying);
  if (code != SQLITE_DONE) throw Fault{"copy the journal", sqlite3_errstr(code)};
}

Head copy_all(const CopyPlace& place) {
  if (!std::filesystem::exists(place.from)) throw Fault{"open " + place.from, "it is not there"};
  if (format_of(place.from).value_or(0) > journal_format) throw newer_format("open " + place.from);
  // First: what is committed meanwhile is in the copy, not in this head.
  const auto kept = HeadFile(place.from, HeadFile::Opened::to_read).read();
  Head head;
  {
    Database from(place.from, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, {});
    Database to(place.to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, {});
    copy_pages(from, to);
    const PublicKey key = key_of(to);
    head = load_head(to, key);
    verify_tail(to, key, head);
    if (const auto missing = find_missing(to, key, head, kept)) throw *missing;
    note_format(to);
  }
  HeadFile second(place.to, HeadFile::Opened::to_write);
  for (int times = 0; times < 2; ++times) {
    second.write(head);
    second.sync();
  }
  return head;
}

}  // namespace

Result<Head, Fault> copy_journal(const CopyPlace& place) {
  try {
    return copy_all(place);
  } catch (const Fault& fault) {
    return fault;
  }
}

}  // namespace cardroom::store
