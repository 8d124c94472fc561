// Recorder: what is written to the journal: the records of every stream in order, and the version
// of each stream.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "room/effects.h"
#include "store/journal.h"

namespace cardroom::room {

class Recorder {
 public:
  // A stream that is already in the journal.
  void continue_from(const std::string& stream, store::Version version) {
    versions_[stream] = version;
  }

  void record(const std::string& stream, std::string bytes, Effects& effects);

  // The records as a batch for the journal.
  store::Batch batch_of(Effects& effects, std::int64_t now_ms);

  store::Version version_of(const std::string& stream) const {
    const auto at = versions_.find(stream);
    return at == versions_.end() ? 0 : at->second;
  }
  bool is_empty() const { return versions_.empty(); }  // Nothing was ever recorded.
  std::uint64_t records() const { return records_; }

  // For snapshots: which streams have changed since the last one, and how much was written since.
  bool has_changed(const std::string& stream) const { return changed_.contains(stream); }
  std::uint64_t since_snapshots() const { return records_ - records_at_snapshots_; }
  void add_snapshot(store::Batch& batch, const std::string& stream, std::string bytes);
  void end_snapshots();

 private:
  std::unordered_map<std::string, store::Version> versions_;
  std::unordered_set<std::string> changed_;  // Streams since the last snapshots.
  std::uint64_t records_ = 0;
  std::uint64_t records_at_snapshots_ = 0;
};

}  // namespace cardroom::room
