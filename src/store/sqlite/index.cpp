#include "store/sqlite/index.h"

#include "store/sqlite/database.h"

namespace cardroom::store {

namespace {

// A database without a name is a temporary file that SQLite removes. Its pages stay in memory up to
// this many kibibytes.
constexpr const char* index_settings = R"(
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -8192;
  CREATE TABLE entries (key BLOB PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
)";

template <class Value, class Deed>
Result<Value, Fault> in_index(Deed&& deed) {
  try {
    return deed();
  } catch (const Fault& fault) {
    return Fault{"index: " + fault.operation, fault.detail};
  }
}

}  // namespace

struct Index::Inside {
  Inside() : database("", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, {}) {
    database.execute(index_settings);
  }
  mutable Database database;
};

Index::Index() = default;
Index::~Index() = default;

Result<Done, Fault> Index::begin() {
  return in_index<Done>([&] {
    if (!inside_) inside_ = std::make_unique<Inside>();
    inside_->database.execute("BEGIN");
    return Done{};
  });
}

Result<Done, Fault> Index::end() {
  return in_index<Done>([&] {
    inside_->database.execute("COMMIT");
    return Done{};
  });
}

Result<Done, Fault> Index::put(std::string_view key, std::string_view bytes) {
  return in_index<Done>([&] {
    if (!inside_) inside_ = std::make_unique<Inside>();
    Statement(inside_->database, "INSERT OR REPLACE INTO entries (key, bytes) VALUES (?1, ?2)")
        .bind_blob(1, key)
        .bind_blob(2, bytes)
        .run();
    return Done{};
  });
}

Result<std::optional<std::string>, Fault> Index::get(std::string_view key) const {
  using Found = std::optional<std::string>;
  return in_index<Found>([&]() -> Found {
    if (!inside_) return std::nullopt;
    Statement rows(inside_->database, "SELECT bytes FROM entries WHERE key = ?1");
    rows.bind_blob(1, key);
    if (!rows.row()) return std::nullopt;
    return std::string(rows.bytes(0));
  });
}

Result<Done, Fault> Index::read_down(const Range& range, const Visit& visit) const {
  return in_index<Done>([&] {
    if (!inside_) return Done{};
    const std::string below = range.below.empty() ? range.prefix + "\xFF" : range.below;
    Statement rows(inside_->database,
                   "SELECT key, bytes FROM entries WHERE key >= ?1 AND key < ?2 ORDER BY key DESC");
    rows.bind_blob(1, range.prefix).bind_blob(2, below);
    while (rows.row())
      if (visit(rows.bytes(0), rows.bytes(1)) == Reading::stop) break;
    return Done{};
  });
}

}  // namespace cardroom::store
