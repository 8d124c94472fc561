#include "store/memory_journal.h"

#include "store/chain.h"
#include "store/parts.h"

namespace cardroom::store {

MemoryJournal::MemoryJournal(SigningKey key) : key_(key) {}

std::vector<CommitOutcome> MemoryJournal::commit(std::span<const Batch> batches) {
  const std::lock_guard lock(mutex_);
  std::vector<CommitOutcome> outcomes;
  const Sequence before = records_.size();
  for (const Batch& batch : batches) {
    if (auto refused = conflict(batch)) {
      outcomes.emplace_back(std::move(*refused));
      continue;
    }
    for (const Append& append : batch.appends) keep(append);
    for (const SnapshotPart& part : batch.parts)
      streams_.find(part.stream)->second.parts[{part.version, part.number}] = part.bytes;
    for (const Snapshot& snapshot : batch.snapshots) keep(snapshot);
    outcomes.emplace_back(Durable{});
  }
  if (records_.size() != before) anchor(before);
  for (CommitOutcome& outcome : outcomes)
    if (auto* const durable = std::get_if<Durable>(&outcome)) durable->head = head_now();
  return outcomes;
}

void MemoryJournal::anchor(Sequence after) {
  SignedHead made;
  made.number = records_.size();
  for (const auto& [name, stream] : streams_)
    if (!stream.records.empty() && stream.records.back() > after)
      made.streams.push_back({name, stream.records.size(), stream.hash});
  made.head = {records_.size(), anchor_hash(head_now().hash, made)};
  made.signature = key_.sign(head_message(made));
  heads_.push_back(std::move(made));
}

std::optional<Conflict> MemoryJournal::conflict(const Batch& batch) const {
  std::map<std::string_view, Version> moved;
  const auto actual = [&](const std::string& stream) {
    const auto there = streams_.find(stream);
    const Version kept = there == streams_.end() ? 0 : there->second.records.size();
    return moved.try_emplace(stream, kept).first;
  };
  for (const Append& append : batch.appends) {
    const auto at = actual(append.stream);
    if (at->second != append.expected) return Conflict{append.stream, append.expected, at->second};
    at->second += append.records.size();
  }
  for (const Snapshot& snapshot : batch.snapshots)
    if (const auto at = actual(snapshot.stream);
        snapshot.version == 0 || snapshot.version > at->second)
      return Conflict{snapshot.stream, snapshot.version, at->second};
  for (const SnapshotPart& part : batch.parts)
    if (const auto at = actual(part.stream); part.version == 0 || part.version > at->second)
      return Conflict{part.stream, part.version, at->second};
  return std::nullopt;
}

void MemoryJournal::keep(const Snapshot& snapshot) {
  Stream& stream = streams_.find(snapshot.stream)->second;
  stream.snapshot = snapshot;
  std::erase_if(stream.parts,
                [&](const auto& part) { return part.first.first != snapshot.version; });
}

void MemoryJournal::keep(const Append& append) {
  const auto [at, is_new] = streams_.try_emplace(append.stream);
  Stream& stream = at->second;
  if (is_new) stream.hash = stream_start(key_.public_key(), append.stream);
  for (const Record& record : append.records) {
    const Sequence sequence = records_.size() + 1;
    stream.records.push_back(sequence);
    records_.push_back({&at->first, stream.records.size(), record, {}});
    records_.back().hash = stream.hash = link(stream.hash, shown(sequence));
  }
}

Head MemoryJournal::head_now() const {
  return heads_.empty() ? Head{0, genesis(key_.public_key())} : heads_.back().head;
}

StoredRecord MemoryJournal::shown(Sequence sequence) const {
  const Kept& kept = records_[sequence - 1];
  return {sequence, *kept.stream, kept.version, kept.record.time_ms, kept.record.bytes, kept.hash};
}

Head MemoryJournal::head() const {
  const std::lock_guard lock(mutex_);
  return head_now();
}

std::vector<std::string> MemoryJournal::streams() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> names;
  for (const auto& [name, stream] : streams_) names.push_back(name);
  return names;
}

Version MemoryJournal::version(std::string_view stream) const {
  const std::lock_guard lock(mutex_);
  const auto at = streams_.find(stream);
  return at == streams_.end() ? 0 : at->second.records.size();
}

Result<Done, Fault> MemoryJournal::read(std::string_view stream, Version after,
                                        const VisitRecord& visit) const {
  const std::lock_guard lock(mutex_);
  const auto at = streams_.find(stream);
  if (at == streams_.end()) return Done{};
  const auto& records = at->second.records;
  for (Version version = after; version < records.size(); ++version)
    if (visit(shown(records[version])) == Reading::stop) break;
  return Done{};
}

Result<Done, Fault> MemoryJournal::read_all(Sequence after, const VisitRecord& visit) const {
  const std::lock_guard lock(mutex_);
  for (Sequence sequence = after + 1; sequence <= records_.size(); ++sequence)
    if (visit(shown(sequence)) == Reading::stop) break;
  return Done{};
}

Result<std::optional<Snapshot>, Fault> MemoryJournal::snapshot(std::string_view stream) const {
  const std::lock_guard lock(mutex_);
  using Found = std::optional<Snapshot>;
  const auto at = streams_.find(stream);
  if (at == streams_.end()) return Found();
  const Found& found = at->second.snapshot;
  if (!found || found->parts == 0) return found;
  auto whole = put_together(*found, [&](std::uint32_t number) {
    const auto part = at->second.parts.find({found->version, number});
    return part == at->second.parts.end() ? std::nullopt : std::optional(part->second);
  });
  if (!whole) return whole.error();
  return Found(std::move(*whole));
}

Result<Done, Fault> MemoryJournal::read_heads(Sequence after, const VisitHead& visit) const {
  const std::lock_guard lock(mutex_);
  for (const SignedHead& head : heads_)
    if (head.head.sequence > after && visit(head) == Reading::stop) break;
  return Done{};
}

}  // namespace cardroom::store
