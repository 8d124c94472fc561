// A large snapshot is kept in parts, over several small commits, so that no commit that somebody
// waits for takes longer than usual. The last commit keeps the snapshot itself: the hashes of its
// parts, signed like any other.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "store/journal.h"

namespace cardroom::store {

inline constexpr std::size_t part_bytes_most = 256 << 10;

// The batch as it is, or as batches that are to be committed one after the other.
std::vector<Batch> in_parts(Batch batch, std::size_t bytes_most = part_bytes_most);

// The whole snapshot. `part` gives one part's bytes; none where it is missing.
using PartOf = std::function<std::optional<std::string>(std::uint32_t number)>;
Result<Snapshot, Fault> put_together(const Snapshot& snapshot, const PartOf& part);

}  // namespace cardroom::store
