#include "store/verify.h"

#include <map>

#include "store/chain.h"

namespace cardroom::store {

namespace {

// Heads are read by this many at a time, and then the records up to the last of them.
constexpr std::size_t heads_together = 1024;

class ChainVerifier {
 public:
  explicit ChainVerifier(const Journal& journal)
      : journal_(journal), end_(journal.head().sequence), old_end_(journal.end_of_old_chain()) {
    seen_.head = {0, genesis(journal.public_key())};
    old_hash_ = seen_.head.hash;
  }

  Result<ChainReport, Fault> run(const RecordsRead& progress) {
    while (true) {
      const auto heads = next_heads();
      if (!heads) return heads.error();
      const auto read = look_at_records(*heads, progress);
      if (!read) return read.error();
      if (heads->empty()) break;
    }
    if (last_signed_ != seen_.head.sequence)
      report({seen_.head.sequence, {}, 0, "comes after the last signed head"});
    for (const auto& [stream, reached] : unsigned_)
      report({0, stream, reached, "comes after the last signed head"});
    look_at_streams();
    if (const auto missing = journal_.missing()) report({0, {}, 0, missing->detail});
    return std::move(seen_);
  }

 private:
  struct Reached {
    Version version = 0;
    Hash hash{};
  };
  // A node's anchors so far.
  struct Anchored {
    std::uint64_t number = 0;
    Hash hash{};
  };

  void report(Damage damage) {
    ++seen_.damage_count;
    if (seen_.damages.size() < damages_kept) seen_.damages.push_back(std::move(damage));
  }

  Result<std::vector<SignedHead>, Fault> next_heads() const {
    std::vector<SignedHead> heads;
    const auto read = journal_.read_heads(last_signed_, [&](const SignedHead& head) {
      if (head.head.sequence > end_) return Reading::stop;
      heads.push_back(head);
      return heads.size() == heads_together ? Reading::stop : Reading::go_on;
    });
    if (!read) return read.error();
    return heads;
  }

  // Those up to the last of these heads; where there is no head any more, those up to the end.
  Result<Done, Fault> look_at_records(const std::vector<SignedHead>& heads,
                                      const RecordsRead& progress) {
    auto next = heads.begin();
    const Sequence until = heads.empty() ? end_ : heads.back().head.sequence;
    const auto read = journal_.read_all(last_read_, [&](const StoredRecord& record) {
      for (; next != heads.end() && next->head.sequence < record.sequence; ++next) look_at(*next);
      if (record.sequence > until) return Reading::stop;
      look_at(record);
      if (progress && seen_.records % 4096 == 0) progress(seen_.records);
      return Reading::go_on;
    });
    for (; next != heads.end(); ++next) look_at(*next);
    return read;
  }

  void look_at(const StoredRecord& record) {
    const auto wrong = [&](std::string what) {
      report({record.sequence, std::string(record.stream), record.version, std::move(what)});
    };
    ++seen_.records;
    if (journal_.numbers_without_gaps() && record.sequence != last_read_ + 1)
      wrong("comes after " + std::to_string(last_read_) + "; records are missing between");
    const std::string stream(record.stream);
    const auto [at, is_new] = streams_.try_emplace(stream);
    Reached& reached = at->second;
    if (is_new) reached.hash = stream_start(journal_.public_key(), stream);
    if (record.version != reached.version + 1)
      wrong("comes after version " + std::to_string(reached.version) + " of its stream");
    const bool is_old = record.sequence <= old_end_;
    const Hash hash = is_old ? link_in_old_chain(old_hash_, record) : link(reached.hash, record);
    if (hash != record.hash)
      wrong("does not agree with its hash: it, or the hash before it, was changed");
    // Starts from the stored hash, so each later record is judged on its own.
    reached = {record.version, record.hash};
    last_read_ = seen_.head.sequence = record.sequence;
    if (is_old)
      old_hash_ = seen_.head.hash = record.hash;
    else
      unsigned_[stream] = record.version;
  }

  void look_at(const SignedHead& head) {
    ++seen_.heads;
    last_signed_ = head.head.sequence;
    if (!verifies(journal_.public_key(), head_message(head), head.signature))
      report({head.head.sequence, {}, 0, "has a head whose signature is false"});
    if (!head.streams.empty()) look_at_anchor(head);
  }

  void look_at_anchor(const SignedHead& anchor) {
    const auto wrong = [&](std::string stream, Version version, std::string what) {
      report({anchor.head.sequence, std::move(stream), version, std::move(what)});
    };
    const auto [at, is_new] = nodes_.try_emplace(anchor.node);
    Anchored& before = at->second;
    if (is_new)
      before = anchor.node.empty() && old_end_ > 0
                   ? Anchored{old_end_, old_hash_}
                   : Anchored{0, anchor_start(journal_.public_key(), anchor.node)};
    if (anchor_hash(before.hash, anchor) != anchor.head.hash || anchor.number <= before.number)
      wrong({}, 0, "has a head that does not follow from the one before it");
    before = {anchor.number, anchor.head.hash};
    seen_.head.hash = anchor.head.hash;
    for (const StreamHead& signed_head : anchor.streams) {
      const Reached& reached = streams_[signed_head.stream];
      unsigned_.erase(signed_head.stream);
      if (reached.version != signed_head.version)
        wrong(signed_head.stream, reached.version,
              "is the end of its stream here, and the signed head says version " +
                  std::to_string(signed_head.version));
      else if (reached.hash != signed_head.hash)
        wrong(signed_head.stream, reached.version, "is not the record that the head signed");
    }
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
      if (done && read != streams_[stream].version)
        report({0, stream, read, "is shorter when read on its own: its index was changed"});
    }
  }

  const Journal& journal_;
  const Sequence end_;      // Records written during the check are not looked at.
  const Sequence old_end_;  // Up to here there is one chain over all streams.
  Hash old_hash_{};
  std::map<std::string, Reached> streams_;
  std::map<std::string, Anchored> nodes_;
  std::map<std::string, Version> unsigned_;  // Streams that are longer than any anchor says.
  Sequence last_read_ = 0;
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
