#include "store/verify.h"

#include <map>

#include "store/chain.h"

namespace cardroom::store {

namespace {

class ChainVerifier {
 public:
  explicit ChainVerifier(const Journal& journal)
      : journal_(journal), end_(journal.head().sequence) {
    seen_.head = {0, genesis(journal.public_key())};
  }

  Result<ChainReport, Fault> run(const RecordsRead& progress) {
    const auto records = journal_.read_all(0, [&](const StoredRecord& record) {
      if (record.sequence > end_) return Reading::stop;
      look_at(record);
      if (progress && seen_.records % 4096 == 0) progress(seen_.records);
      return Reading::go_on;
    });
    if (!records) return records.error();
    const auto heads = journal_.read_heads(0, [&](const SignedHead& head) {
      if (head.head.sequence > end_) return Reading::stop;
      look_at(head);
      return Reading::go_on;
    });
    if (!heads) return heads.error();
    if (last_signed_ != seen_.head.sequence)
      report({seen_.head.sequence, {}, 0, "comes after the last signed head"});
    look_at_streams();
    if (const auto missing = journal_.missing()) report({0, {}, 0, missing->detail});
    return std::move(seen_);
  }

 private:
  void report(Damage damage) {
    ++seen_.damage_count;
    if (seen_.damages.size() < damages_kept) seen_.damages.push_back(std::move(damage));
  }

  void look_at(const StoredRecord& record) {
    const auto wrong = [&](std::string what) {
      report({record.sequence, std::string(record.stream), record.version, std::move(what)});
    };
    ++seen_.records;
    if (record.sequence != seen_.head.sequence + 1)
      wrong("comes after " + std::to_string(seen_.head.sequence) + "; records are missing between");
    Version& version = versions_[std::string(record.stream)];
    if (record.version != version + 1)
      wrong("comes after version " + std::to_string(version) + " of its stream");
    if (link(seen_.head.hash, record) != record.hash)
      wrong("does not agree with its hash: it, or the hash before it, was changed");
    version = record.version;
    // Starts from the stored hash, so each later record is judged on its own.
    seen_.head = {record.sequence, record.hash};
  }

  void look_at(const SignedHead& head) {
    ++seen_.heads;
    last_signed_ = head.head.sequence;
    if (!verifies(journal_.public_key(), head_message(head.head), head.signature))
      report({head.head.sequence, {}, 0, "has a head whose signature is false"});
  }

  void look_at_streams() {
    for (const std::string& stream : journal_.streams()) {
      const auto snapshot = journal_.snapshot(stream);
      if (!snapshot)
        report({0, stream, 0, snapshot.error().detail});
      else if (*snapshot)
        ++seen_.snapshots;
      // Read by stream, which uses an index: that must lead to the same records.
      Version read = 0;
      const auto done = journal_.read(stream, 0, [&](const StoredRecord& record) {
        if (record.sequence > end_) return Reading::stop;
        read = record.version;
        return Reading::go_on;
      });
      if (done && read != versions_[stream])
        report({0, stream, read, "is shorter when read on its own: its index was changed"});
    }
  }

  const Journal& journal_;
  Sequence end_;  // Records written during the check are not looked at.
  std::map<std::string, Version> versions_;
  Sequence last_signed_ = 0;
  ChainReport seen_;
};

}  // namespace

std::string to_string(const Damage& damage) {
  std::string place = damage.sequence ? "record " + std::to_string(damage.sequence) : "";
  if (!damage.stream.empty()) {
    const std::string stream =
        damage.stream + (damage.version ? " version " + std::to_string(damage.version) : "");
    place += place.empty() ? "stream " + stream : " (" + stream + ")";
  }
  return (place.empty() ? "the journal" : place) + ": " + damage.what;
}

Result<ChainReport, Fault> verify(const Journal& journal, const RecordsRead& progress) {
  return ChainVerifier(journal).run(progress);
}

}  // namespace cardroom::store
