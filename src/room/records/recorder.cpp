#include "room/records/recorder.h"

#include <map>
#include <string_view>

namespace cardroom::room {

void Recorder::record(const std::string& stream, std::string bytes, Effects& effects) {
  effects.record(stream, std::move(bytes));
  ++versions_[stream];
  ++records_;
  changed_.insert(stream);
}

store::Batch Recorder::batch_of(Effects& effects, std::int64_t now_ms) {
  store::Batch batch;
  std::map<std::string_view, std::size_t> places;
  for (NewRecord& record : effects.records) {
    const auto [place, is_new] = places.emplace(record.stream, batch.appends.size());
    if (is_new) batch.appends.push_back({record.stream, versions_[record.stream], {}});
    store::Append& append = batch.appends[place->second];
    --append.expected;
    append.records.push_back({now_ms, std::move(record.bytes)});
  }
  effects.records.clear();
  return batch;
}

void Recorder::add_snapshot(store::Batch& batch, const std::string& stream, std::string bytes) {
  if (versions_[stream] > 0)
    batch.snapshots.push_back({stream, versions_[stream], std::move(bytes)});
}

void Recorder::end_snapshots() {
  changed_.clear();
  records_at_snapshots_ = records_;
}

}  // namespace cardroom::room
