// Snapshots: the streams that have changed, each in one piece, so a restart need not read all
// records.
#pragma once

#include <string>

#include "room/records/kept.h"

namespace cardroom::room {

// `build` identifies this exact program.
void add_snapshots(const Kept& kept, const std::string& build, store::Batch& batch);

}  // namespace cardroom::room
