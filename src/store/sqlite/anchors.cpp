#include "store/sqlite/anchors.h"

#include <algorithm>

#include "store/chain.h"

namespace cardroom::store {

namespace {

constexpr const char* old_heads =
    "SELECT h.sequence, r.hash, h.signature FROM heads h LEFT JOIN records r "
    "ON r.sequence = h.sequence WHERE h.sequence > ?1 ORDER BY h.sequence";
constexpr const char* anchors =
    "SELECT sequence, hash, signature, streams FROM anchors WHERE sequence > ?1 ORDER BY sequence";

// Streams that cannot be read agree with no hash.
SignedHead anchor_in(const Statement& row) {
  SignedHead read;
  read.head = {static_cast<Sequence>(row.number(0)), hash_or_none(row.bytes(1))};
  read.signature = signature_or_none(row.bytes(2));
  read.number = read.head.sequence;
  read.streams = streams_from(row.bytes(3)).value_or(std::vector<StreamHead>{});
  if (read.streams.empty()) read.streams.push_back({});
  return read;
}

}  // namespace

Hash hash_or_none(std::string_view bytes) { return hash_from(bytes).value_or(Hash{}); }

Signature signature_or_none(std::string_view bytes) {
  Signature signature{};
  if (bytes.size() == signature.size()) std::copy(bytes.begin(), bytes.end(), signature.begin());
  return signature;
}

bool has_anchors(Database& database) {
  return database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'anchors'") > 0;
}

void ensure_anchors(Database& database) {
  database.execute(
      "CREATE TABLE IF NOT EXISTS anchors (sequence INTEGER PRIMARY KEY, hash BLOB NOT NULL, "
      "signature BLOB NOT NULL, streams BLOB NOT NULL)");
}

Sequence end_of_old_chain(Database& database) {
  return static_cast<Sequence>(database.number("SELECT max(sequence) FROM heads"));
}

Head load_head(Database& database, const PublicKey& key) {
  const auto last =
      static_cast<Sequence>(database.number("SELECT coalesce(max(sequence), 0) FROM records"));
  if (has_anchors(database)) {
    Statement anchor(database, "SELECT hash FROM anchors ORDER BY sequence DESC LIMIT 1");
    if (anchor.row()) return {last, hash_or_none(anchor.bytes(0))};
  }
  return {last, hash_at_end(database, key, last).value_or(Hash{})};
}

std::optional<Hash> hash_at_end(Database& database, const PublicKey& key, Sequence sequence) {
  if (sequence == 0) return genesis(key);
  const bool is_old = sequence <= end_of_old_chain(database);
  if (!is_old && !has_anchors(database)) return std::nullopt;
  Statement at(database, is_old ? "SELECT hash FROM records WHERE sequence = ?1"
                                : "SELECT hash FROM anchors WHERE sequence = ?1");
  at.bind(1, static_cast<std::int64_t>(sequence));
  if (!at.row()) return std::nullopt;
  return hash_from(at.bytes(0));
}

void read_ends(Database& database, Sequence after, const VisitHead& visit) {
  Statement old(database, old_heads);
  old.bind(1, static_cast<std::int64_t>(after));
  while (old.row()) {
    SignedHead head;
    head.head = {static_cast<Sequence>(old.number(0)), hash_or_none(old.bytes(1))};
    head.signature = signature_or_none(old.bytes(2));
    head.number = head.head.sequence;
    if (visit(head) == Reading::stop) return;
  }
  if (!has_anchors(database)) return;
  Statement rows(database, anchors);
  rows.bind(1, static_cast<std::int64_t>(after));
  while (rows.row())
    if (visit(anchor_in(rows)) == Reading::stop) return;
}

}  // namespace cardroom::store
