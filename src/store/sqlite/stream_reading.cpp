#include "store/sqlite/stream_reading.h"

#include <string>

#include "store/chain.h"
#include "store/sqlite/anchors.h"

namespace cardroom::store {

namespace {

constexpr const char* record_columns_of_stream =
    "SELECT sequence, version, time_ms, bytes, hash FROM records "
    "WHERE stream = ?1 AND version > ?2 AND sequence > ?3 ORDER BY version";
// With the hash before each, in the chain over all streams.
constexpr const char* old_records_of_stream =
    "SELECT r.sequence, r.version, r.time_ms, r.bytes, r.hash, p.hash FROM records r "
    "LEFT JOIN records p ON p.sequence = r.sequence - 1 "
    "WHERE r.stream = ?1 AND r.version > ?2 AND r.sequence <= ?3 ORDER BY r.version";

Fault changed(const StoredRecord& record) {
  return {"read " + std::string(record.stream),
          "record " + std::to_string(record.version) + " (" + std::to_string(record.sequence) +
              " of the journal) does not agree with its hash"};
}

}  // namespace

void StreamReading::read(const VisitRecord& visit) {
  if (file_.old_end > 0 && read_old(visit) == Reading::stop) return;
  Statement rows(file_.database, record_columns_of_stream);
  ask(rows);
  while (rows.row()) {
    const StoredRecord record = record_in(rows);
    if (!hash_) hash_ = hash_at_last();
    if (show(record, link(*hash_, record), visit) == Reading::stop) return;
  }
}

Reading StreamReading::read_old(const VisitRecord& visit) {
  Statement rows(file_.database, old_records_of_stream);
  ask(rows);
  while (rows.row()) {
    const StoredRecord record = record_in(rows);
    const Hash before = record.sequence == 1 ? genesis(file_.key) : hash_or_none(rows.bytes(5));
    if (show(record, link_in_old_chain(before, record), visit) == Reading::stop)
      return Reading::stop;
  }
  return Reading::go_on;
}

Reading StreamReading::show(const StoredRecord& record, const Hash& wanted,
                            const VisitRecord& visit) {
  if (record.version != last_ + 1 || wanted != record.hash) throw changed(record);
  last_ = record.version;
  hash_ = record.hash;
  return visit(record);
}

StoredRecord StreamReading::record_in(const Statement& row) const {
  return {static_cast<Sequence>(row.number(0)),
          name_.stream,
          static_cast<Version>(row.number(1)),
          row.number(2),
          row.bytes(3),
          hash_or_none(row.bytes(4))};
}

void StreamReading::ask(Statement& rows) const {
  rows.bind(1, name_.id)
      .bind(2, static_cast<std::int64_t>(last_))
      .bind(3, static_cast<std::int64_t>(file_.old_end));
}

Hash StreamReading::hash_at_last() const {
  if (last_ == 0) return stream_start(file_.key, name_.stream);
  Statement at(file_.database, "SELECT hash FROM records WHERE stream = ?1 AND version = ?2");
  at.bind(1, name_.id).bind(2, static_cast<std::int64_t>(last_));
  return at.row() ? hash_or_none(at.bytes(0)) : Hash{};
}

}  // namespace cardroom::store
