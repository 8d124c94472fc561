#include "store/sqlite/tail.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "store/chain.h"
#include "store/sqlite/anchors.h"

namespace cardroom::store {

namespace {

constexpr std::int64_t tail_records = 1000;

Fault damaged(Sequence sequence, const std::string& what) {
  return {"verify the journal's end", "record " + std::to_string(sequence) + " " + what};
}

class Tail {
 public:
  Tail(Database& database, const PublicKey& key, Sequence last)
      : database_(database), key_(key), last_(last), old_end_(end_of_old_chain(database)) {}

  void verify() {
    find_start();
    read_ends(database_, start_, [this](const SignedHead& head) {
      ends_.push_back(head);
      return Reading::go_on;
    });
    const Sequence end = ends_.empty() ? start_ : ends_.back().head.sequence;
    if (end != last_) throw damaged(last_, "is not the signed end");
    if (!ends_.empty() && !verifies(key_, head_message(ends_.back()), ends_.back().signature))
      throw damaged(last_, "has a false signature");
    look_at_records();
  }

 private:
  // The last commit that ends at least this many records before the end.
  void find_start() {
    start_ = last_end("SELECT max(sequence) FROM heads WHERE sequence <= ?1");
    if (has_anchors(database_))
      start_ = std::max(start_, last_end("SELECT max(sequence) FROM anchors WHERE sequence <= ?1"));
    end_hash_ = hash_at_end(database_, key_, start_).value_or(Hash{});
  }

  Sequence last_end(const char* asked) {
    Statement end(database_, asked);
    end.bind(1, static_cast<std::int64_t>(last_) - tail_records);
    return end.row() ? static_cast<Sequence>(end.number(0)) : 0;
  }

  void look_at_records() {
    Statement rows(database_,
                   "SELECT r.sequence, s.name, r.version, r.time_ms, r.bytes, r.hash, r.stream "
                   "FROM records r LEFT JOIN streams s ON s.id = r.stream WHERE r.sequence > ?1 "
                   "ORDER BY r.sequence");
    rows.bind(1, static_cast<std::int64_t>(start_));
    auto end = ends_.begin();
    Sequence before = start_;
    while (rows.row()) {
      const StoredRecord record{static_cast<Sequence>(rows.number(0)),
                                rows.bytes(1),
                                static_cast<Version>(rows.number(2)),
                                rows.number(3),
                                rows.bytes(4),
                                hash_or_none(rows.bytes(5))};
      if (record.sequence != before + 1 || hash_of(record, rows.number(6)) != record.hash)
        throw damaged(record.sequence, "does not follow from the one before it");
      before = record.sequence;
      if (end == ends_.end() || end->head.sequence != before) continue;
      look_at(*end);
      ++end;
    }
    if (end != ends_.end()) throw damaged(end->head.sequence, "is missing");
  }

  Hash hash_of(const StoredRecord& record, std::int64_t stream) {
    if (record.sequence <= old_end_) return end_hash_ = link_in_old_chain(end_hash_, record);
    const std::string name(record.stream);
    const auto [at, is_new] = streams_.try_emplace(name);
    if (is_new) at->second.hash = hash_before(record, stream);
    at->second = {name, record.version, link(at->second.hash, record)};
    return at->second.hash;
  }

  Hash hash_before(const StoredRecord& record, std::int64_t stream) {
    if (record.version == 1) return stream_start(key_, record.stream);
    Statement before(database_, "SELECT hash FROM records WHERE stream = ?1 AND version = ?2");
    before.bind(1, stream).bind(2, static_cast<std::int64_t>(record.version) - 1);
    return before.row() ? hash_or_none(before.bytes(0)) : Hash{};
  }

  void look_at(const SignedHead& head) {
    if (head.streams.empty()) return;
    if (anchor_hash(end_hash_, head) != head.head.hash)
      throw damaged(head.head.sequence, "has a head that does not follow from the one before it");
    end_hash_ = head.head.hash;
    for (const StreamHead& stream : head.streams)
      if (const auto at = streams_.find(stream.stream);
          at == streams_.end() || at->second != stream)
        throw damaged(head.head.sequence, "has a head that does not agree with " + stream.stream);
  }

  Database& database_;
  const PublicKey& key_;
  const Sequence last_;
  const Sequence old_end_;
  Sequence start_ = 0;
  Hash end_hash_{};
  std::vector<SignedHead> ends_;
  std::map<std::string, StreamHead, std::less<>> streams_;
};

}  // namespace

void verify_tail(Database& database, const PublicKey& key, const Head& head) {
  Tail(database, key, head.sequence).verify();
}

}  // namespace cardroom::store
