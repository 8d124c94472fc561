// Recorder: what is written to the journal: the records of every stream in order, and how far each
// stream has come.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>

#include "room/effects.h"
#include "store/journal.h"

namespace cardroom::room {

class Recorder {
 public:
  // A stream that the journal has already.
  void continue_from(const std::string& stream, store::Version version) {
    versions_[stream] = version;
  }

  void record(const std::string& stream, std::string bytes, Effects& effects);

  // The records as a batch for the journal.
  store::Batch batch_of(Effects& effects, std::int64_t now_ms);

  bool is_empty() const { return versions_.empty(); }  // Nothing was ever recorded.
  std::uint64_t records() const { return records_; }

  // Snapshots: which streams went on since the last, and how much was written since.
  bool has_changed(const std::string& stream) const { return changed_.contains(stream); }
  std::uint64_t since_snapshots() const { return records_ - records_at_snapshots_; }
  void add_snapshot(store::Batch& batch, const std::string& stream, std::string bytes);
  void end_snapshots();

 private:
  std::map<std::string, store::Version, std::less<>> versions_;
  std::set<std::string> changed_;  // Streams since the last snapshots.
  std::uint64_t records_ = 0;
  std::uint64_t records_at_snapshots_ = 0;
};

}  // namespace cardroom::room
