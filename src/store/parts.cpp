#include "store/parts.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace cardroom::store {

namespace {

constexpr std::size_t hash_bytes = std::tuple_size_v<Hash>;

std::string hash_of(std::string_view bytes) {
  return std::string(view_of(Hasher().text(bytes).done()));
}

// Takes the bytes of a snapshot into batches of a part each.
void divide(Snapshot& snapshot, std::size_t bytes_most, std::vector<Batch>& batches) {
  std::string hashes;
  for (std::size_t at = 0; at < snapshot.bytes.size(); at += bytes_most) {
    SnapshotPart part{snapshot.stream, snapshot.version, ++snapshot.parts,
                      snapshot.bytes.substr(at, bytes_most)};
    hashes += hash_of(part.bytes);
    batches.emplace_back().parts.push_back(std::move(part));
  }
  snapshot.bytes = std::move(hashes);
}

}  // namespace

std::vector<Batch> in_parts(Batch batch, std::size_t bytes_most) {
  std::vector<Batch> batches;
  for (Snapshot& snapshot : batch.snapshots)
    if (snapshot.bytes.size() > bytes_most) divide(snapshot, bytes_most, batches);
  batches.push_back(std::move(batch));
  return batches;
}

Result<Snapshot, Fault> put_together(const Snapshot& snapshot, const PartOf& part) {
  Snapshot whole{snapshot.stream, snapshot.version, {}};
  for (std::uint32_t number = 1; number <= snapshot.parts; ++number) {
    const auto bytes = part(number);
    const std::size_t at = (number - 1) * hash_bytes;
    if (!bytes || at + hash_bytes > snapshot.bytes.size() ||
        hash_of(*bytes) != std::string_view(snapshot.bytes).substr(at, hash_bytes))
      return Fault{"read " + snapshot.stream, "a part of the snapshot is missing or changed"};
    whole.bytes += *bytes;
  }
  return whole;
}

}  // namespace cardroom::store
